### The lesson of Four Mad Queens. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, such as “Q♠”, and spoken by their names.

## Queens, and the last trick

queens-and-the-last-trick-title = Queens, and the last trick
queens-and-the-last-trick-text = The red queens cost 2 penalty points each, the black ones 1 each, and the last trick costs 2. Whoever takes the trick pays. The lowest total wins.

## Follow suit

follow-suit-title = Follow suit
follow-suit-text = { DOES(3, "leads") } { CARD("9S", article: "def") }. Follow suit if you can: you hold spades, so play one of them.
follow-suit-reply = You follow with a spade, and so must the others. { CARD("AS", article: "def", capital: "yes") } is the highest: { DOES(2, "takes") } the trick.
follow-suit-refused-play-AH = You hold spades, so you must play one. Only a player without spades may play another suit.

## Who takes a trick?

who-takes-a-trick-title = Who takes a trick?
who-takes-a-trick-text = { DOES(1, "leads") } { CARD("9D", article: "def") }, and { DOES(2, "follows") } with { CARD("TD", article: "def") }. { DOES(3, "has") } no diamonds and may play anything: { CARD("AC", article: "def") }. Only cards of the suit led can take a trick. There are no trumps.
who-takes-a-trick-question = You will play { CARD("QD", article: "def") }. Who takes the trick?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QD", article: "def", capital: "yes") } is the highest diamond, so the trick is yours. The ace of another suit counts for nothing.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TD", article: "def", capital: "yes") } is lower than your { CARD("QD") }. The highest diamond takes the trick.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AC", article: "def", capital: "yes") } is not a diamond. Only the suit led can take the trick, and there are no trumps.

## Give a queen away

give-a-queen-away-title = Give a queen away
give-a-queen-away-text = { DOES(3, "leads") } { CARD("KS", article: "def") }, and you have no spades left. You may play anything, and nothing off suit can win. Which card do you give to { NAME(3) }?
give-a-queen-away-reply = A red queen: 2 penalty points for { NAME(3) }.
give-a-queen-away-wrong-play-AC = An ace is worth getting rid of, but a red queen costs 2. It goes first.
give-a-queen-away-wrong-play-7H = A seven is harmless. Throw the queen: it costs 2.

## The last trick costs 2

the-last-trick-costs-2-title = The last trick costs 2
the-last-trick-costs-2-text = Two tricks to go. { DOES(3, "leads") } { CARD("TS", article: "def") }, and again you have no spades. Mind the last trick: it costs as much as a red queen.
the-last-trick-costs-2-reply = { DOES(3, "leads") } { CARD("9C", article: "def") } to the last trick. { DOES(2, "takes") } it with { CARD("TC", article: "def") }, for 2 penalty points. Your ace would have taken it.
the-last-trick-costs-2-wrong-play-7H = Then { CARD("AC", article: "def") } is your card for the last trick, and if clubs are led, it wins: 2 points. Keep the seven.

## Count the points

count-the-points-title = Count the points
count-the-points-text = The last trick is about to begin, and { DOES(2, "takes") } it. { DOES(3, "has") } taken three queens: { CARD("QC", article: "def") }, { CARD("QD", article: "def") } and { CARD("QH", article: "def") }.
count-the-points-question = How many penalty points does that make for { NAME(3) }?
count-the-points-choice-1 = 3
count-the-points-reply-1 = Only black queens count 1. The red ones count 2 each: 1 + 2 + 2.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QC", article: "def", capital: "yes") } counts 1, but { CARD("QD", article: "def") } and { CARD("QH", article: "def") } count 2 each: 1 + 2 + 2.
count-the-points-choice-3 = 5
count-the-points-reply-3 = { CARD("QC", article: "def", capital: "yes") } counts 1, { CARD("QD", article: "def") } and { CARD("QH", article: "def") } count 2 each. { DOES(2, "gets") } 2 for the last trick.

## Pass what catches queens

pass-what-catches-queens-title = Pass what catches queens
pass-what-catches-queens-text = Before the first trick, everyone passes three cards and gets three. In the first deal, cards are passed to the right. Red aces and kings win red queens, above all where you have no low cards of the suit to play instead.
pass-what-catches-queens-reply = Without these you can stay below almost anything.
pass-what-catches-queens-wrong-pass-8C-7S-8S = Those are safe cards: keep them. Pass { CARD("AH", article: "def") }, { CARD("KH", article: "def") } and { CARD("AD", article: "def") }.
pass-what-catches-queens-otherwise = Every red ace or king that you keep may catch a queen. Pass { CARD("AH", article: "def") }, { CARD("KH", article: "def") } and { CARD("AD", article: "def") }.

## Your turn

your-turn-title = Your turn
your-turn-text = Play a whole game now, against three easy players. Press Hint, or H, whenever you want to know what a strong player would do, and why.
