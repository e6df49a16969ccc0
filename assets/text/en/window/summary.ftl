### A saved game in short, on Home and in the list of saved games.

## When it was saved

just-now = just now

# $count (Count): how many minutes ago, at least one
minutes-ago = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}

# $count (Count): how many hours ago, at least one
hours-ago = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}

yesterday = yesterday

# $count (Count): how many days ago, at least two
days-ago = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}

## How it stands

# The deal that is being played.
# $number (Count): its number, from 1
deal = Deal { $number }

# The same, in a game that scores rounds.
# $number (Count): its number, from 1
round = Round { $number }

# A finished game that the reader won alone.
you-won = You won

# A finished game.
# $winners (Seats): who won it, one or several
won-by = Won by { NAMES($winners) }

# A player’s total, as an item of a list.
# $who (Seat): the player
# $points (Points): the total
score = { NAME($who) } { POINTS($points, kind: "number") }

# A game that is one of several in an evening.
# $number (Count): its number, from 1
evening = Game night, game { $number }

# How the games of an evening ended.
# $wins (List): the players who have won games, each with the number of games
games-won = Games won: { LIST($wins, kind: "plain") }

# An item of the list in “games-won”.
# $who (Seat): the player
# $count (Count): how many games the player has won
wins = { NAME($who) } { $count }

## All in one line

# A name that a person gave a game, or the game’s title.
# $name (Name): the name
name = { $name }

# $facts (List): facts about a game from above
facts = { LIST($facts, kind: "dots") }

# The same, read out by screen readers.
# $facts (List): facts about a game from above
spoken-facts = { LIST($facts, kind: "plain") }
