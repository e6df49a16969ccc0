### The marks of decisions that cost something.

# The mark of a small loss, before a colon or “in deal 3”.
inaccuracy = Inaccuracy

# The mark of a clear loss, before a colon or “in deal 3”.
mistake = Mistake

# The mark of a large loss, before a colon or “in deal 3”.
blunder = Blunder

# An item of a list.
# $count (Count): how many
inaccuracies = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}

# An item of a list.
# $count (Count): how many
mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}

# An item of a list.
# $count (Count): how many
blunders = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
