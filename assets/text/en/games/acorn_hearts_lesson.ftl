### The lesson of Acorn Hearts. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, such as “Q♠”, and spoken by their names.

## Hearts and one queen

hearts-and-one-queen-title = Hearts and one queen
hearts-and-one-queen-text = Every heart that you take costs 1 penalty point, and { CARD("QS", article: "def") } costs 4. The other queens cost nothing. The lowest total wins.

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

## A heart to give away

a-heart-to-give-away-title = A heart to give away
a-heart-to-give-away-text = { DOES(3, "leads") } { CARD("KC", article: "def") }, and you have no clubs left. You may play any card, and nothing off suit can win. Hearts count: give one away.
a-heart-to-give-away-reply = 1 penalty point for { NAME(3) }, and you are rid of a heart that might have won a trick.
a-heart-to-give-away-wrong-play-AS = The queen of spades has been played already, so the ace is hardly dangerous. Hearts cost points: throw one.
a-heart-to-give-away-wrong-play-7H = A point is a point, but the seven is your safest heart: it can hardly win. Throw the high one.

## The queen slips away

the-queen-slips-away-title = The queen slips away
the-queen-slips-away-text = { DOES(2, "leads") } { CARD("KS", article: "def") }, and { DOES(3, "plays") } { CARD("7S", article: "def") }. You hold { CARD("QS", article: "def") } and { CARD("8S", article: "def") }. The king is higher than your queen, so the queen cannot win the trick now.
the-queen-slips-away-reply = { DOES(2, "takes") } the trick with your queen in it, for 4 penalty points.
the-queen-slips-away-wrong-play-8S = Safe, but the queen stays in your hand, and later it may win a trick: 4 points. A king or ace on the table is your chance.
the-queen-slips-away-refused-play-AH = You hold spades, so you must follow with one of them.

## Pass a short suit

pass-a-short-suit-title = Pass a short suit
pass-a-short-suit-text = Before the first trick, everyone passes three cards and gets three. In the first deal, cards are passed to the right. Pass { CARD("KS", article: "def") } and both diamonds. Unless you get others, you can throw hearts when diamonds are led.
pass-a-short-suit-reply = No diamonds, and no king to catch the queen. The first diamond that is led sets you free.
pass-a-short-suit-wrong-pass-7S-8S-KS = That empties spades, but you keep both high diamonds. Pass them and { CARD("KS", article: "def") } instead.
pass-a-short-suit-otherwise = A suit that you pass completely sets you free when it is led. Pass both diamonds and { CARD("KS", article: "def") }.

## Shooting the moon

shooting-the-moon-title = Shooting the moon
shooting-the-moon-text = { DOES(3, "has") } taken seven hearts and { CARD("QS", article: "def") }. With the eighth heart, { DOES(3, "scores") } 0, and the others get 12 each. { DOES(3, "leads") } { CARD("KC", article: "def") }, you have no clubs, and one more trick follows. What do you throw?
shooting-the-moon-reply = { DOES(3, "leads") } { CARD("JS", article: "def") }, your { CARD("KS") } takes the trick, and { CARD("8H", article: "def") } with it. 1 point for you; { DOES(3, "gets") } 11.
shooting-the-moon-wrong-play-KS = Then nothing in your hand can win, and the last heart is lost: 12 points for you. Keep the king, and take a single heart.

## Your turn

your-turn-title = Your turn
your-turn-text = Play a whole game now, against three easy players. Press Hint, or H, whenever you want to know what a strong player would do, and why.
