### The lesson of Four Bad Queens. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, such as “Q♠”, and spoken by their names.

## Avoid the queens

avoid-the-queens-title = Avoid the queens
avoid-the-queens-text = Queens are bad. { CARD("QS", article: "def", capital: "yes") } costs 2 penalty points and every other queen 1, always for the player who takes the trick with the queen in it. The lowest total wins.

## Follow suit

follow-suit-title = Follow suit
follow-suit-text = { DOES(3, "leads") } { CARD("9H", article: "def") }. Follow suit if you can: you hold hearts, so play one of them.
follow-suit-reply = You follow with a heart, and so must the others. { CARD("AH", article: "def", capital: "yes") } is the highest: { DOES(2, "takes") } the trick.
follow-suit-refused-play-AC = You hold hearts, so you must play one. Only a player without hearts may play another suit.

## Who takes a trick?

who-takes-a-trick-title = Who takes a trick?
who-takes-a-trick-text = { DOES(1, "leads") } { CARD("9H", article: "def") }, and { DOES(2, "follows") } with { CARD("TH", article: "def") }. { DOES(3, "has") } no heart left and may play anything: { CARD("AS", article: "def") }. Only cards of the suit led can take a trick. There are no trumps.
who-takes-a-trick-question = You will play { CARD("QH", article: "def") }. Who takes the trick?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QH", article: "def", capital: "yes") } is the highest heart, so the trick is yours. The ace of another suit counts for nothing.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TH", article: "def", capital: "yes") } is lower than your { CARD("QH") }. The highest heart takes the trick.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", article: "def", capital: "yes") } is not a heart. Only the suit led can take the trick, and there are no trumps.

## Give a queen away

give-a-queen-away-title = Give a queen away
give-a-queen-away-text = { DOES(3, "leads") } { CARD("KC", article: "def") }, and you have no clubs left. Now you may play anything, and nothing off suit can win. What would you like someone else to have?
give-a-queen-away-reply = { DOES(3, "takes") } your queen of diamonds with the trick, and 1 penalty point.
give-a-queen-away-wrong-play-AS = That may be a relief, but nobody pays for an ace. This is the moment to give away the queen.
give-a-queen-away-wrong-play-7D = A seven is harmless in your hand. The queen is not: throw it while you can.

## The queen slips away

the-queen-slips-away-title = The queen slips away
the-queen-slips-away-text = { DOES(2, "leads") } { CARD("KS", article: "def") }, and { DOES(3, "plays") } { CARD("7S", article: "def") }. You hold { CARD("QS", article: "def") } and { CARD("8S", article: "def") }. The king is higher than your queen, so the queen cannot win the trick now.
the-queen-slips-away-reply = { DOES(2, "takes") } the trick, and with it your queen: 2 penalty points for { NAME(2) }.
the-queen-slips-away-wrong-play-8S = Also safe, but { CARD("QS", article: "def") } stays in your hand, and later it may win a trick of its own. A king or ace on the table is your chance.
the-queen-slips-away-refused-play-KD = You hold spades, so you must follow with one of them.

## Pass the dangerous cards

pass-the-dangerous-cards-title = Pass the dangerous cards
pass-the-dangerous-cards-text = Before the first trick, everyone passes three cards and gets three. In the first deal, cards are passed to the right. { CARD("QD", article: "def", capital: "yes") } is alone in its suit: you would have to play it when diamonds are led. { CARD("AS", article: "def", capital: "yes") } and { CARD("KS", article: "def") } catch the queen of spades.
pass-the-dangerous-cards-reply = No queen is left in your hand, and hardly any card that would catch one.
pass-the-dangerous-cards-wrong-pass-8C-9C-7H = Low cards keep you out of trouble. Pass { CARD("QD", article: "def") }, { CARD("AS", article: "def") } and { CARD("KS", article: "def") }.
pass-the-dangerous-cards-otherwise = One of the three stays in your hand. Pass { CARD("QD", article: "def") }, { CARD("AS", article: "def") } and { CARD("KS", article: "def") }.

## Shooting the moon

shooting-the-moon-title = Shooting the moon
shooting-the-moon-text = Before the first lead, each player may bid to win all four queens. Whoever succeeds scores 0, and the others get 5 each. Whoever fails gets 5. Look at your cards: do you bid?
shooting-the-moon-reply = Wise. A bid needs a long suit headed by its top cards. With this hand you would win a few tricks at most.
shooting-the-moon-wrong-moon = You would have to win all four queens, with one ace and one king. That would fail, and cost 5.

## Count the points

count-the-points-title = Count the points
count-the-points-text = Look at the queens that the others have taken: { DOES(1, "has") } { CARD("QC", article: "def") }, { DOES(3, "has") } { CARD("QS", article: "def") }, { CARD("QH", article: "def") } and { CARD("QD", article: "def") }. The last trick holds no queen.
count-the-points-question = How many penalty points does that make for { NAME(3) }?
count-the-points-choice-1 = 3
count-the-points-reply-1 = { CARD("QS", article: "def", capital: "yes") } counts 2, and the two red queens 1 each: 4.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QS", article: "def", capital: "yes") } counts 2, the two others 1 each. { DOES(1, "gets") } 1 for { CARD("QC", article: "def") }.
count-the-points-choice-3 = 5
count-the-points-reply-3 = All four queens are 5 together, but { DOES(1, "has") } { CARD("QC", article: "def") }, so it is 4.

## Your turn

your-turn-title = Your turn
your-turn-text = Play a whole game now, against three easy players. Press Hint, or H, whenever you want to know what a strong player would do, and why.
