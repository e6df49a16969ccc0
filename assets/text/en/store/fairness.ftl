### Whether a game at the table of another host was fair, as a guest’s program has checked it.

# The verdict on a game, above the score sheet and from `misere check`.
# $reason (Message): what was checked, a sentence
was-fair = Fair play, checked by your program. { $reason }

# $reason (Message): what is wrong, a sentence
was-unfair = This game was not fair. { $reason }

fair = The cards were fixed before anyone knew all the words, yours was among them, and the game is the one you saw.

# For somebody who took a seat after the cards were fixed, and to whom nothing was told wrongly.
joined-later = You joined later: your program checked everything from then on.

# For a game with the cards of the one before.
dealt-again = These were the cards of the game before, so this one does not count. Your program checked that it is the game you saw.

# For somebody who only watched.
watched = Your program checked the rules, and that the game is the one you saw.

unfair-file = The file of the game is damaged or does not follow the rules.

unfair-game = The file is that of another game.

unfair-seal = The host changed the sealed shuffle.

unfair-words = Your word had no part in the shuffle.

unfair-recuts = The host hides how often the cut was repeated.

unfair-course = The file does not hold the game that you saw.

# A name by itself, such as one of those in `recut`.
# $name (Name): typed by a person
name-of = { $name }

# How often. It stands after the verdict on a game, in the details about its shuffle, and before the question whether to cut again.
# $times (Count): how often the cut was repeated
# $names (List): the names of those whose words were missing
recut = { $times ->
    [1] The cut was repeated once: the words of { LIST($names, kind: "and") } were missing.
    [2] The cut was repeated twice: the words of { LIST($names, kind: "and") } were missing.
   *[other] The cut was repeated { $times } times: the words of { LIST($names, kind: "and") } were missing.
}

# It stands after the verdict on a game.
after-broken-off = Before this game, another one was begun and not finished while you were there.
