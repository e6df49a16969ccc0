### The lesson of Garbo. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, such as “Q♠”, and spoken by their names.

## Cards that want to be alone

cards-that-want-to-be-alone-title = Cards that want to be alone
cards-that-want-to-be-alone-text = Card by card, you build a square of four rows and four columns with { NAME(1) }. A card that matches others there gives points to the other player. The higher total wins.

## Expensive cards first

expensive-cards-first-title = Expensive cards first
expensive-cards-first-text = You begin with any card. Matching queens gives away 12 points, aces 11, tens 10; sevens only 7 and jacks 5. There is nothing to match yet: which card do you play?
expensive-cards-first-reply = The queen is out, for nothing. Later, with another queen on the square, it would have been hard to place.
expensive-cards-first-otherwise = That is a cheap card, and it will find a place later. Play your most expensive card while the square is empty.

## Near and in line

near-and-in-line-title = Near and in line
near-and-in-line-text = { DOES(1, "begins") } with { CARD("QH", article: "def") }. A heart next to it, corners included, gives away 2 points. A queen in its row, column or diagonal, however far away, gives away 12. Put a card beside it that matches neither.
near-and-in-line-reply = Another suit and another rank: { DOES(1, "gets") } nothing.
near-and-in-line-wrong-place-TH-0-1 = Two hearts side by side: 2 points for { NAME(1) }.
near-and-in-line-wrong-place-TH-0--1 = Two hearts side by side: 2 points for { NAME(1) }.
near-and-in-line-wrong-place-TH-1-0 = Two hearts side by side: 2 points for { NAME(1) }.
near-and-in-line-wrong-place-TH--1-0 = Two hearts side by side: 2 points for { NAME(1) }.
near-and-in-line-wrong-place-QC-0-1 = Two queens in line: 12 points for { NAME(1) }.
near-and-in-line-wrong-place-QC-0--1 = Two queens in line: 12 points for { NAME(1) }.
near-and-in-line-wrong-place-QC-1-0 = Two queens in line: 12 points for { NAME(1) }.
near-and-in-line-wrong-place-QC--1-0 = Two queens in line: 12 points for { NAME(1) }.

## Count a match

count-a-match-title = Count a match
count-a-match-text = Eight cards are down, and you hold { CARD("TH", article: "def") }. Imagine it in the second row, between { CARD("JH", article: "def") } and { CARD("8S", article: "def") }: { CARD("JH", article: "def") } and { CARD("AH", article: "def") } are next to that place, { CARD("TC", article: "def") } is in its row, and { CARD("TS", article: "def") } in its column.
count-a-match-question = How many points would it give to { NAME(1) }?
count-a-match-choice-1 = 4 points
count-a-match-reply-1 = { CARD("JH", article: "def", capital: "yes") } and { CARD("AH", article: "def") } are 2 each. But tens match too, however far away: 10 each.
count-a-match-choice-2 = 14 points
count-a-match-reply-2 = There are two hearts, at 2 each, and two tens in line, at 10 each.
count-a-match-choice-3 = 24 points
count-a-match-reply-3 = Two hearts at 2, and two tens at 10. Keep tens off the lines of other tens.

## Level two

level-two-title = Level two
level-two-text = The square is full. From now on, each card covers a card of level one. If the two have the same suit or rank, that match counts ten times; after that the covered card no longer counts. You hold { CARD("TD", article: "def") }; imagine it on { CARD("TH", article: "def") }.
level-two-question = How many points would it give to { NAME(1) }?
level-two-choice-1 = 20 points
level-two-reply-1 = That is for { CARD("TC", article: "def") } in its row and { CARD("TS", article: "def") } in its column. The ten beneath counts ten times.
level-two-choice-2 = 100 points
level-two-reply-2 = That is for the ten beneath. { CARD("TC", article: "def", capital: "yes") } in its row and { CARD("TS", article: "def") } in its column give 10 more each.
level-two-choice-3 = 120 points
level-two-reply-3 = 100 for the ten beneath, and 20 for { CARD("TC", article: "def") } and { CARD("TS", article: "def") }. Never cover your own kind!

## Find a quiet place

find-a-quiet-place-title = Find a quiet place
find-a-quiet-place-text = The same square again. Your { CARD("8D") } must not cover a diamond or an eight, or lie near a diamond, or in line with { CARD("8S", article: "def") }. One corner of the square gives away nothing.
find-a-quiet-place-reply = No diamond is near { CARD("7C", article: "def") }, and { CARD("8S", article: "def") } is not in line with it. { DOES(1, "gets") } nothing.
find-a-quiet-place-wrong-cover-8D-2-0 = An eight on an eight: 80 points for { NAME(1) }.
find-a-quiet-place-wrong-cover-8D-0-2 = A diamond on a diamond is 40 points, and { CARD("8S", article: "def") } on the diagonal 8 more.
find-a-quiet-place-otherwise = There is a better play. Put { CARD("8D", article: "def") } on { CARD("7C", article: "def") }, in the upper left corner.

## Your turn

your-turn-title = Your turn
your-turn-text = Play a whole game now, against an easy player. While you hold a card over a place, the table shows what it would give away. Press Hint, or H, whenever you want to know what a strong player would do.
