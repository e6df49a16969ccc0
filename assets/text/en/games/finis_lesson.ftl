### The lesson of Finis. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, such as “Q♠”, and spoken by their names.

## Only the last trick counts

only-the-last-trick-counts-title = Only the last trick counts
only-the-last-trick-counts-text = In Finis only one trick matters: the last one. Whoever takes it gets 1 penalty point, and nobody else gets any. The lowest total wins, so stay out of that trick.

## Follow suit

follow-suit-title = Follow suit
follow-suit-text = { DOES(3, "leads") } { CARD("9H", article: "def") }. Follow suit if you can: you hold hearts, so play one of them.
follow-suit-reply = You follow with a heart, and so must the others. { CARD("AH", article: "def", capital: "yes") } is the highest: { DOES(2, "takes") } the trick.
follow-suit-refused-play-AS = You hold hearts, so you must play one. Only a player without hearts may play another suit.

## Who takes a trick?

who-takes-a-trick-title = Who takes a trick?
who-takes-a-trick-text = { DOES(1, "leads") } { CARD("9D", article: "def") }, and { DOES(2, "follows") } with { CARD("TD", article: "def") }. { DOES(3, "has") } no diamonds and may play anything: { CARD("AS", article: "def") }. Only cards of the suit led can take a trick. There are no trumps.
who-takes-a-trick-question = You will play { CARD("QD", article: "def") }. Who takes the trick?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QD", article: "def", capital: "yes") } is the highest diamond, so the trick is yours. The ace of another suit counts for nothing.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TD", article: "def", capital: "yes") } is lower than your { CARD("QD") }. The highest diamond takes the trick.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", article: "def", capital: "yes") } is not a diamond. Only the suit led can take the trick, and there are no trumps.

## Pass what could win

pass-what-could-win-title = Pass what could win
pass-what-could-win-text = Before the first trick, everyone passes three cards and gets three. In the first deal, cards are passed to the right. Aces and kings are the cards most likely to take the last trick. Pass your three highest.
pass-what-could-win-reply = Well chosen: low cards rarely take the last trick. In reviews, strong players now and then keep an ace with the king of its suit: with both they win tricks early, while that costs nothing.
pass-what-could-win-wrong-pass-7C-7D-7H = Those are your best cards: a seven hardly ever takes a trick. Pass the highest ones.
pass-what-could-win-otherwise = You are keeping an ace or a king, and it may win at the end. Pass the three highest cards.

## Win early, if at all

win-early-if-at-all-title = Win early, if at all
win-early-if-at-all-text = { DOES(3, "leads") } { CARD("9H", article: "def") } to the first trick. Winning it costs nothing: only the last trick does. So this is a good moment to part with a high card.
win-early-if-at-all-reply = The king is gone, and here { CARD("AH", article: "def") } even beats it.
win-early-if-at-all-wrong-play-8H = That is safe now, but the king stays in your hand, and it could take the last trick. Get rid of it while winning costs nothing.

## When you cannot follow

when-you-cannot-follow-title = When you cannot follow
when-you-cannot-follow-text = Two tricks to go. { DOES(3, "leads") } { CARD("TC", article: "def") }, and you have no clubs, so you may throw any card. Which one do you not want to hold in the last trick?
when-you-cannot-follow-reply = You threw the ace. { DOES(3, "led") } { CARD("9S", article: "def") } to the last trick: your ace would have taken it. Instead { DOES(2, "takes") } it, for 1 penalty point.
when-you-cannot-follow-wrong-play-7D = Now you would have to play the ace to the last trick. If spades are led, it wins. Throw the ace and keep the seven.

## The lead is dangerous

the-lead-is-dangerous-title = The lead is dangerous
the-lead-is-dangerous-text = Two tricks to go, and you lead. All the clubs left are higher than your { CARD("7C") }, but nobody else has a diamond. Which card do you lead?
the-lead-is-dangerous-reply = { DOES(2, "takes") } it and must lead to the last trick. { DOES(1, "takes") } that one, and your seven of diamonds never had a chance to win.
the-lead-is-dangerous-wrong-play-7D = Nobody can follow, so even a seven wins, and you must lead again, to the last trick. Give the lead away while you can.

## Your turn

your-turn-title = Your turn
your-turn-text = Play a whole game now, against three easy players. Press Hint, or H, whenever you want to know what a strong player would do, and why.
