### The lesson of Seven Card Combo. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, such as “Q♠”, and spoken by their names.

## Cards that belong together

cards-that-belong-together-title = Cards that belong together
cards-that-belong-together-text = Your four cards grow to seven over three turns. At the end, each card that fits nothing costs 1 penalty point. What fits: two of a rank, four of a suit, or a run of four, in which the ace joins king and two. A card may fit in several ways. The lowest total wins.

## Discard first

discard-first-title = Discard first
discard-first-text = You begin. Discard the cards that you do not want, as many as you like; then you draw as many, plus one. You hold two fives: keep them, and discard the other two.
discard-first-reply = Now you need three cards: two for those you discarded, and one more.
discard-first-wrong-discard = Then you would draw a single card, and keep a king and a nine that fit nothing.
discard-first-wrong-discard-5C-5D = A pair is the best thing you have. Keep the fives, and discard { CARD("KH", article: "def") } and { CARD("9S", article: "def") }.
discard-first-otherwise = Keep the two fives together, and discard both other cards: { CARD("KH", article: "def") } and { CARD("9S", article: "def") }.

## Draw

draw-title = Draw
draw-text = This is the first turn of the round, so you draw card by card: the top of the stock, unseen, or the top of the pile, which everyone sees. It is { CARD("5S", article: "def") }.
draw-reply = A third five. You draw the other two cards from the stock, and { DOES(1, "is") } next.
draw-wrong-draw-stock = An unknown card instead of a third five? Take { CARD("5S", article: "def") } from the pile.

## Your packet goes to the left

your-packet-goes-to-the-left-title = Your packet goes to the left
your-packet-goes-to-the-left-text = What you discard is your packet, and it is for the next player: { DOES(1, "looks") } at { CARD("KH", article: "def") } and { CARD("9S", article: "def") } and may take from them. { DOES(1, "discards") } a packet as well, and you will be the one who gets it. So never leave a pair in your packet.

## The second hand

the-second-hand-title = The second hand
the-second-hand-text = It is your turn again. First discard, before you look at { NAME(1, case: "gen") } packet. { CARD("AC", article: "def", capital: "yes") } fits nothing you have. { CARD("6D", article: "def", capital: "yes") } may become a pair, or part of a run with a five.
the-second-hand-reply = Now you need two cards, and you may look at the packet: { CARD("6C", article: "def") } and { CARD("QC", article: "def") }.
the-second-hand-wrong-discard = Possible, but { CARD("AC", article: "def") } fits nothing. Discard it, and you get one more card to choose.
the-second-hand-otherwise = Keep the fives and { CARD("6D", article: "def") }, and discard only { CARD("AC", article: "def") }.

## Take what fits

take-what-fits-title = Take what fits
take-what-fits-text = You may take cards from the packet, and draw from the stock what you still need. The cards you leave go face up on the pile.
take-what-fits-reply = A pair of sixes beside the three fives: that is a full house, which takes 1 off your score.
take-what-fits-otherwise = Take { CARD("6C", article: "def") }: with { CARD("6D", article: "def") } it makes a pair. { CARD("QC", article: "def", capital: "yes") } fits nothing.

## The rest goes on the pile

the-rest-title = The rest goes on the pile
the-rest-text = { CARD("QC", article: "def", capital: "yes") } is left of the packet. Lay it face up on the pile.
the-rest-reply = Your turn is over. Everyone can see the cards of the pile.

## The third hand

the-third-hand-title = The third hand
the-third-hand-text = This time { DOES(1, "lays") } down nothing and leaves { CARD("AC", article: "def") } on the pile. It is your last turn. { CARD("2H", article: "def", capital: "yes") } fits nothing. Will you lay it down and draw two cards from the stock or the pile?
the-third-hand-reply = Two new cards have two chances to fit. You draw { CARD("9C", article: "def") } and { CARD("JS", article: "def") }: no luck this time.
the-third-hand-wrong-discard = Then { CARD("2H", article: "def") } costs a point for certain, and you draw only one card. Lay it down: a new card may fit.
the-third-hand-otherwise = Fives and sixes make your full house. Discard only { CARD("2H", article: "def") }.

## Count the points

count-the-points-title = Count the points
count-the-points-text = The last turn is for { NAME(1) }, then the round is scored. You hold three fives and two sixes, and { CARD("9C", article: "def") } and { CARD("JS", article: "def") } fit nothing. A full house takes 1 off.
count-the-points-question = How many penalty points do you get?
count-the-points-choice-1 = 0 points
count-the-points-reply-1 = Two loose cards cost 2, and the full house takes off only 1.
count-the-points-choice-2 = 1 point
count-the-points-reply-2 = Two loose cards, less 1 for the full house. Four of a rank, or seven cards in one run or suit, would take off 4.
count-the-points-choice-3 = 2 points
count-the-points-reply-3 = That is for the loose cards. But the full house takes 1 off.

## Your turn

your-turn-title = Your turn
your-turn-text = Play a whole game now, against two easy players. Letters show which cards combine. Press Hint, or H, whenever you want to know what a strong player would do, and why.
