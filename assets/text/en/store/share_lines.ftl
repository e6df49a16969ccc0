### The lines about results that a player sends to friends. They must not say anything about the cards.

# $date (Name): the day, such as 2026-11-26
# $title (Name): the game
# $points (Message): the points
# $place (Count): the player’s place, from 1
# $players (Count): the number of players
day-result = Misère, { $date }: { $title }, { $points }, place { $place } of { $players }.

# $points (Points): the player’s total
points = { POINTS($points) }

# $points (Points): the player’s total
penalty-points = { POINTS($points, kind: "penalty") }

# The line goes on.
# $line (Message): the line so far
# $days (Count): on how many days in a row the player has played, at least two
with-streak = { $line } { $days ->
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
}

# The result of a streak of puzzles, to send to friends.
# $date (Name): the day, such as 2026-11-26
# $solved (Count): how many puzzles were solved in a row
streak = Misère streak { $date }: { $solved }

# $title (Name): the game
# $points (Message): the points
# $place (Count): the player’s place, from 1
# $players (Count): the number of players
game-result = Misère: { $title }, { $points }, place { $place } of { $players }.

# The line goes on.
# $line (Message): the line so far
# $squares (Name): a square for each deal, each quarter of an only deal or each puzzle
with-squares =
    { $line }
    { $squares }

# The line goes on.
# $line (Message): the line so far
# $code (Name): the deal code, with which a friend can play the same cards
with-deal = { $line } Your turn: { $code }
