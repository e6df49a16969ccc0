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

# One of the sentences above, and why the action was better.
# $better (Message): the sentence above
# $reason (Message): a sentence
better-because = { $better } { $reason }

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
