### The review of a game: what was better than a marked decision.
###
### The better action is a noun, such as “the ten of hearts” or “drawing a card”, and stands at the beginning.

# $better (Message): the better action
better = { CAPITAL($better) } was better.

# $better (Message): the better action
# $points (Message): how many points, such as “about 1.2 penalty points”
better-by = { CAPITAL($better) } was better by { $points }.

# $better (Message): the better action
better-for-the-game = { CAPITAL($better) } gave a better chance to win the game.

# $better (Message): the better action
# $points (Message): how many points, such as “about 1.2 penalty points”
better-by-and-for-the-game = { CAPITAL($better) } was better by { $points } and gave a better chance to win the game.

# One of the sentences above, and why the action was better: the reason of a hint, which speaks of that moment as if it
# were now, and therefore stands in quotation marks.
# $better (Message): the sentence above
# $reason (Message): a sentence
better-because = { $better } The reason at that moment: “{ $reason }”

## How much better, within the sentences above

# $points (Number): how many
penalty-points = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}

# $points (Number): how many
about-penalty-points = { $points ->
    [one] about { $points } penalty point
   *[other] about { $points } penalty points
}

# $points (Number): how many
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# $points (Number): how many
about-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
}

## The report of a review as text, on the command line. The columns are narrow: short words.

# The head.
# $file (Name): the file
# $game (Name): the game
# $players (Count): how many play
# $deals (Count): how many deals are finished
# $decisions (Count): how many decisions were judged
report = { $file }: { $game }, { $players } players, { $deals ->
    [one] { $deals } deal finished
   *[other] { $deals } deals finished
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}

# How many marks a player got.
# $name (Name): the player
# $seat (Count): the number of the seat, from 1
# $marks (List): how many of each, such as “2 mistakes”
report-marks = { $name } (seat { $seat }): { LIST($marks, kind: "and") }

# $name (Name): the player
# $seat (Count): the number of the seat, from 1
report-no-marks = { $name } (seat { $seat }): no mark

only-finished-deals = Only finished deals are reviewed.

nothing-clearly-cost = No decision clearly cost anything.

# The heading of a table, in a game in which the lowest score wins.
decisions-in-penalty-points = Decisions that cost something, in penalty points

# The same in a game in which the highest score wins.
decisions-in-points = Decisions that cost something, in points

# Columns: the numbers of deal, step and seat, what was played and what was better, what that cost, and its mark.
column-deal = deal
column-step = step
column-seat = seat
column-played = played
column-better = better
column-cost = cost
column-mark = mark

# The heading of a table.
luck-and-skill-in-points = Luck and skill in points, more is better

# Columns: the points, what Master would get with the same cards and with any cards, luck and skill.
column-points = points
column-same-cards = Master, same cards
column-any-cards = Master, any cards
column-luck = luck
column-skill = skill

# In the column of deals: the sum of all.
all-deals = all

# Below the tables.
# $level (Message): a level of computer players
about-intervals = ± is a 95 % interval; numbers without it are exact. Where deals are replayed, { $level } plays for people and external bots.
