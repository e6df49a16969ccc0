### The lesson of Clubs. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, such as “Q♠”, and spoken by their names.

## Win clubs, but not the jack

win-clubs-but-not-the-jack-title = Win clubs, but not the jack
win-clubs-but-not-the-jack-text = Each card you take costs 1 point, but each club brings 3, so it is worth 2. The jack of clubs costs 10 more: 11 in all. The highest total wins.

## Name a suit

name-a-suit-title = Name a suit
name-a-suit-text = Whoever has { CARD("2C", article: "def") } leads it to the first trick. Whoever leads a club also names the suit of the trick. Yours is the lowest club, so it is unlikely to win: name diamonds.
name-a-suit-reply = Now it is a trick of diamonds: everyone must play a diamond or a club if they can. { DOES(2, "takes") } it with { CARD("AD", article: "def") }.
name-a-suit-wrong-play-2C-as-C = Naming clubs would bring out everyone’s clubs, and someone else would win them. Name diamonds.
name-a-suit-otherwise = You may name any suit. Try diamonds here: play { CARD("2C", article: "def") } and choose the diamond.

## Who takes a trick?

who-takes-a-trick-title = Who takes a trick?
who-takes-a-trick-text = { DOES(1, "leads") } { CARD("9D", article: "def") }, so diamonds are the suit of the trick. { DOES(2, "plays") } { CARD("9C", article: "def") }, and { DOES(3, "plays") } { CARD("8C", article: "def") }. Clubs may always be played; only clubs and the suit of the trick can win, and the highest rank takes it.
who-takes-a-trick-question = You will play { CARD("5D", article: "def") }. Who takes the trick?
who-takes-a-trick-choice-1 = { NAME(1) }
who-takes-a-trick-reply-1 = { CARD("9D", article: "def", capital: "yes") } and { CARD("9C", article: "def") } are equal in rank, and of two equal ranks the club wins.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("9C", article: "def", capital: "yes") } beats { CARD("9D", article: "def") }: of two equal ranks the club wins. But clubs are not trumps: a ten of diamonds would have beaten it.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("8C", article: "def", capital: "yes") } is lower than the nines. Clubs are not trumps.

## A diamond or a club

a-diamond-or-a-club-title = A diamond or a club
a-diamond-or-a-club-text = { DOES(1, "leads") } { CARD("9D", article: "def") }, { DOES(2, "plays") } { CARD("9C", article: "def") } and { DOES(3, "plays") } { CARD("8C", article: "def") }. Two clubs bring 6, four cards cost 4: this trick is worth 2 points.
a-diamond-or-a-club-reply = The ace is the highest. You gain 2 points with this trick.
a-diamond-or-a-club-wrong-play-4D = { CARD("9C", article: "def", capital: "yes") } would take the trick, and the 2 points go to { NAME(2) }. With two clubs and no jack, a trick is worth winning.
a-diamond-or-a-club-refused-play-QS = You hold diamonds, so you must play a diamond or a club.

## Get rid of the jack

get-rid-of-the-jack-title = Get rid of the jack
get-rid-of-the-jack-text = You hold { CARD("JC", article: "def") }. { DOES(1, "leads") } { CARD("TD", article: "def") }, { DOES(2, "plays") } { CARD("QC", article: "def") }, and { DOES(3, "plays") } { CARD("3D", article: "def") }. Which card do you play?
get-rid-of-the-jack-reply = { CARD("QC", article: "def", capital: "yes") } takes the jack: { DOES(2, "loses") } 11 points with it. You may play a club even though you hold a diamond.
get-rid-of-the-jack-wrong-play-5D = The queen would have taken your jack. If you wait, the jack may win a trick that you do not want.
get-rid-of-the-jack-refused-play-QS = You hold a diamond and a club, so play one of those.

## Stay away from the jack

stay-away-from-the-jack-title = Stay away from the jack
stay-away-from-the-jack-text = { DOES(1, "leads") } { CARD("TD", article: "def") }, { DOES(2, "plays") } { CARD("JC", article: "def") }, and { DOES(3, "plays") } { CARD("3D", article: "def") }. So far the jack is winning the trick itself.
stay-away-from-the-jack-reply = { DOES(2, "has") } to take the jack back. Nothing could be better for you.
stay-away-from-the-jack-wrong-play-KC = The king would win the trick with the jack in it, and cost you 11 points. Stay below.
stay-away-from-the-jack-wrong-play-AD = The ace would win the trick with the jack in it, and cost you 14 points. Stay below.

## The scramble

the-scramble-title = The scramble
the-scramble-text = One warning: if anyone’s tally for a deal is −26 or worse, the whole deal is scored again. Then clubs cost 3 each, the jack brings 10, and other cards nothing. A player far behind may even want that.

## Your turn

your-turn-title = Your turn
your-turn-text = Play a whole game now, against three easy players. Press Hint, or H, whenever you want to know what a strong player would do, and why.
