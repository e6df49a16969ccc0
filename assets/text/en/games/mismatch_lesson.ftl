### The lesson of Mismatch. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, such as “Q♠”, and spoken by their names.

## No two alike

no-two-alike-title = No two alike
no-two-alike-text = In Mismatch you never have to follow suit: any card may be played. But cards that match cost penalty points, and the last player who matches takes the trick. The lowest total wins.

## The last match takes it

the-last-match-takes-it-title = The last match takes it
the-last-match-takes-it-text = { DOES(1, "leads") } { CARD("5D", article: "def") }, { DOES(2, "plays") } { CARD("JS", article: "def") }, { DOES(3, "repeats") } the five with { CARD("5H", article: "def") }. A card matches if its suit or its rank is in the trick already.
the-last-match-takes-it-question = You will play { CARD("6S", article: "def") }. Who takes the trick?
the-last-match-takes-it-choice-1 = { NAME(0) }
the-last-match-takes-it-reply-1 = You repeat the spade after { NAME(3) }: you take the trick. Two fives cost 20 and two spades 10, so 30 points for you.
the-last-match-takes-it-choice-2 = { NAME(2) }
the-last-match-takes-it-reply-2 = { CARD("JS", article: "def", capital: "yes") } matched nothing when it was played. A high card is of no use once there is a match.
the-last-match-takes-it-choice-3 = { NAME(3) }
the-last-match-takes-it-reply-3 = { CARD("5H", article: "def", capital: "yes") } matched, but your { CARD("6S") } repeats the spade after it. The last match takes the trick.

## Playing last is an advantage

playing-last-is-an-advantage-title = Playing last is an advantage
playing-last-is-an-advantage-text = The same trick again. On the table are a diamond, a spade and a heart: two fives and a jack. Find the one card in your hand that matches nothing.
playing-last-is-an-advantage-reply = Nobody had played a club or a king. { DOES(3, "made") } the last match: 20 points for the two fives.
playing-last-is-an-advantage-wrong-play-6S = That repeats the spade, so you would make the last match and take the trick.
playing-last-is-an-advantage-wrong-play-5S = That repeats the five and the spade: the trick would be yours, and even more expensive.
playing-last-is-an-advantage-otherwise = Its suit is in the trick already, so you would be the last to match. Look for a suit and a rank that nobody has played.

## A run matches too

a-run-matches-too-title = A run matches too
a-run-matches-too-text = Three or four cards of consecutive ranks are a run, whatever their suits. { DOES(1, "leads") } { CARD("7H", article: "def") }, { DOES(2, "repeats") } the heart with { CARD("JH", article: "def") }, { DOES(3, "plays") } { CARD("9S", article: "def") }. Matches are added up: two of a suit 10, a run of three 30.
a-run-matches-too-question = You will play { CARD("8S", article: "def") }. What does the trick cost you?
a-run-matches-too-choice-1 = 40 points
a-run-matches-too-reply-1 = You have counted the run and one pair of a suit. There are two hearts and two spades.
a-run-matches-too-choice-2 = 50 points
a-run-matches-too-reply-2 = Hearts 10, spades 10, and the run from seven to nine 30. Filling a gap counts as making a run.
a-run-matches-too-choice-3 = 60 points
a-run-matches-too-reply-3 = Two hearts and two spades are 10 each, and the run of three is 30.

## Mind the gap

mind-the-gap-title = Mind the gap
mind-the-gap-text = { DOES(1, "leads") } { CARD("4C", article: "def") }, { DOES(2, "plays") } { CARD("6D", article: "def") }, and { DOES(3, "plays") } { CARD("QS", article: "def") }. Nothing matches so far. Your only hearts are { CARD("5H", article: "def") } and { CARD("9H", article: "def") }. Which of them do you play?
mind-the-gap-reply = Four suits, four ranks, no run. Without a match the highest card takes the trick: { CARD("QS", article: "def") }.
mind-the-gap-wrong-play-5H = Four, five, six: that fills the gap and makes a run. You would take the trick for 30 points.
mind-the-gap-otherwise = This is about the two hearts. Play { CARD("5H", article: "def") } or { CARD("9H", article: "def") }.

## The lowest card sets the price

the-lowest-card-sets-the-price-title = The lowest card sets the price
the-lowest-card-sets-the-price-text = { DOES(1, "leads") } { CARD("4H", article: "def") }, { DOES(2, "plays") } { CARD("QC", article: "def") }, { DOES(3, "plays") } { CARD("9S", article: "def") }. No match: the highest card takes the trick, and it costs the value of its lowest card. You have two diamonds that match nothing.
the-lowest-card-sets-the-price-reply = { DOES(2, "takes") } the trick for 4 points, the value of { CARD("4H", article: "def") }. The two stays in your hand for a trick that you have to take.
the-lowest-card-sets-the-price-wrong-play-2D = Then the trick costs only 2, which helps { NAME(2) }. Keep the two for a trick that you have to take yourself.
the-lowest-card-sets-the-price-otherwise = That matches a suit that is there already. Play { CARD("7D", article: "def") } or { CARD("2D", article: "def") }.

## If you must win, win cheaply

if-you-must-win-win-cheaply-title = If you must win, win cheaply
if-you-must-win-win-cheaply-text = { DOES(1, "leads") } { CARD("3C", article: "def") }, { DOES(2, "plays") } { CARD("JD", article: "def") }, { DOES(3, "plays") } { CARD("8H", article: "def") }. Every card you have repeats a suit, except { CARD("AS", article: "def") }, which is the highest card. So you will take this trick whatever you play.
if-you-must-win-win-cheaply-reply = Without a match it costs the lowest card: 3 points. A repeated suit would have cost at least 10.
if-you-must-win-win-cheaply-wrong-play-KC = Two clubs: you take the trick for 10 points. With { CARD("AS", article: "def") } there is no match, and it costs only 3.
if-you-must-win-win-cheaply-otherwise = That matches a suit: you take the trick for at least 10 points. With { CARD("AS", article: "def") } there is no match, and it costs 3.

## Your turn

your-turn-title = Your turn
your-turn-text = Play a whole game now, against three easy players. Press Hint, or H, whenever you want to know what a strong player would do, and why.
