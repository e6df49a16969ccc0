### The lesson of Cruel Fate. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, such as “Q♠”, and spoken by their names.

## Take the last trick

take-the-last-trick-title = Take the last trick
take-the-last-trick-text = Here everyone gets 1 penalty point, except the player who takes the last trick. So for once you want to win: but only at the very end. The lowest total wins.

## Follow suit

follow-suit-title = Follow suit
follow-suit-text = { DOES(3, "leads") } { CARD("9H", article: "def") }. Follow suit if you can: you hold hearts, so play one of them.
follow-suit-reply = You follow with a heart, and so must the others. { CARD("AH", article: "def", capital: "yes") } is the highest: { DOES(2, "takes") } the trick.
follow-suit-refused-play-AD = You hold hearts, so you must play one. Only a player without hearts may play another suit.

## Who takes a trick?

who-takes-a-trick-title = Who takes a trick?
who-takes-a-trick-text = { DOES(1, "leads") } { CARD("9S", article: "def") }, and { DOES(2, "follows") } with { CARD("TS", article: "def") }. { DOES(3, "has") } no spade left and may play anything: { CARD("AD", article: "def") }. Only cards of the suit led can take a trick. There are no trumps.
who-takes-a-trick-question = You will play { CARD("QS", article: "def") }. Who takes the trick?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QS", article: "def", capital: "yes") } is the highest spade, so the trick is yours. The ace of another suit counts for nothing.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TS", article: "def", capital: "yes") } is lower than your { CARD("QS") }. The highest spade takes the trick.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AD", article: "def", capital: "yes") } is not a spade. Only the suit led can take the trick, and there are no trumps.

## Pass the middle

pass-the-middle-title = Pass the middle
pass-the-middle-text = Before the first trick, everyone passes three cards and gets three. In the first deal, cards are passed to the right. Aces and kings are treasures here, and low cards of a long suit can win too. Single cards of middling rank can do neither.
pass-the-middle-reply = { CARD("JD", article: "def", capital: "yes") } and { CARD("TC", article: "def") } hardly ever win the last trick. You keep your aces and a strong suit of spades.
pass-the-middle-wrong-pass-AH-KS-AS = These are the cards that win, and here you need the last trick. Pass cards that are not going to win.
pass-the-middle-otherwise = { CARD("JD", article: "def", capital: "yes") } and { CARD("TC", article: "def") } stand alone in their suits and will not win at the end. Pass them, with a low spade.

## Keep your winner

keep-your-winner-title = Keep your winner
keep-your-winner-text = Two tricks to go. { DOES(3, "leads") } { CARD("TC", article: "def") }, and you have no clubs. Throw one card; the other one is for the last trick, and that is the trick you need.
keep-your-winner-reply = { DOES(3, "leads") } { CARD("9S", article: "def") } to the last trick, and your { CARD("AS") } takes it: you score 0, and the others get 1 each.
keep-your-winner-wrong-play-AS = The ace is your only hope for the last trick. The seven will not win it: throw that one.

## A seven can win

a-seven-can-win-title = A seven can win
a-seven-can-win-text = You lead { CARD("AC", article: "def") } and take the next-to-last trick. So you also lead to the last trick, with { CARD("7D", article: "def") }. Diamonds have been played often, and the others hold no more of them.
a-seven-can-win-question = Who takes the last trick?
a-seven-can-win-choice-1 = { NAME(0) }
a-seven-can-win-reply-1 = Nobody can follow, so your seven is the highest diamond. You score 0, the others 1 each. Whoever has the lead chooses the suit!
a-seven-can-win-choice-2 = { NAME(1) }
a-seven-can-win-reply-2 = { CARD("QS", article: "def", capital: "yes") } is not a diamond. Only the suit led can take a trick, and nobody else has it.
a-seven-can-win-choice-3 = { NAME(3) }
a-seven-can-win-reply-3 = { CARD("TS", article: "def", capital: "yes") } is higher, but it is not a diamond. Only the suit led can take a trick.

## Save two winners

save-two-winners-title = Save two winners
save-two-winners-text = So the player who takes the next-to-last trick chooses the suit of the last one. Plan for two sure winners at the end, not just one, or for the last cards of a long suit.

## Your turn

your-turn-title = Your turn
your-turn-text = Play a whole game now, against three easy players. Press Hint, or H, whenever you want to know what a strong player would do, and why.
