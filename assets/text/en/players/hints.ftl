### Hints: why an action is recommended, and how the other choices compare.

## Sentences below the recommended action, each about it in comparison with the second best choice

only-move = You have no other choice.
wins-rest = You win every trick to come, whatever anybody plays.
no-reason = There is no simple reason for it.

# $other (Message): the second choice as a noun, such as “the ten of hearts”
just-as-good = { CAPITAL($other) } is just as good.

# $other (Message): the second choice as a noun
maybe-as-good = { CAPITAL($other) } may be just as good, but that is less certain.

# $other (Message): the second choice as a noun
almost-as-good = There is no simple reason for it, and { $other } is almost as good.

# $other (Message): the second choice as a noun
slightly-better = It is slightly better than { $other }.

# $other (Message): the second choice as a noun
better-chance = It gives you a better chance to win the game than { $other }.

# Where the lowest score wins, the second choice would cost more.
# $other (Message): the second choice as a noun
# $points (Number): how many penalty points more
costs-more = { CAPITAL($other) } would cost you { $points ->
    [one] { $points } penalty point more.
   *[other] { $points } penalty points more.
}

# $other (Message): the second choice as a noun
# $points (Number): how many penalty points more
costs-about-more = { CAPITAL($other) } would cost you { $points ->
    [one] about { $points } penalty point more.
   *[other] about { $points } penalty points more.
}

# $other (Message): the second choice as a noun
costs-slightly-more = { CAPITAL($other) } would cost you slightly more.

# $other (Message): the second choice as a noun
# $points (Number): how many penalty points more
costs-about-more-and-game = { CAPITAL($other) } would cost you { $points ->
    [one] about { $points } penalty point more
   *[other] about { $points } penalty points more
}, and you would be less likely to win the game.

# $other (Message): the second choice as a noun
costs-slightly-more-and-game = { CAPITAL($other) } would cost you slightly more, and you would be less likely to win the game.

# Where the highest score wins, the second choice would bring less.
# $other (Message): the second choice as a noun
# $points (Number): how many points less
brings-less = { CAPITAL($other) } would bring you { $points ->
    [one] { $points } point less.
   *[other] { $points } points less.
}

# $other (Message): the second choice as a noun
# $points (Number): how many points less
brings-about-less = { CAPITAL($other) } would bring you { $points ->
    [one] about { $points } point less.
   *[other] about { $points } points less.
}

# $other (Message): the second choice as a noun
brings-slightly-less = { CAPITAL($other) } would bring you slightly less.

# $other (Message): the second choice as a noun
# $points (Number): how many points less
brings-about-less-and-game = { CAPITAL($other) } would bring you { $points ->
    [one] about { $points } point less
   *[other] about { $points } points less
}, and you would be less likely to win the game.

# $other (Message): the second choice as a noun
brings-slightly-less-and-game = { CAPITAL($other) } would bring you slightly less, and you would be less likely to win the game.

## Why a computer player acted as it did, as far as everyone may know

secret = The reason is secret too.
not-public = Nothing on the table shows why.

# Somebody else has claimed the rest.
# $who (Seat): who wins it
rest-goes-to = Every trick to come goes to { NAME($who) }, whatever anybody plays.

## A table of all choices: how each compares with the best

best = best
as-good-exactly = just as good
as-good = about as good
less-likely-to-win = less likely to win the game
slightly-worse = slightly worse

# $points (Number): how many penalty points
penalty-points-worse = { $points ->
    [one] { $points } penalty point worse
   *[other] { $points } penalty points worse
}

# $points (Number): how many penalty points
about-penalty-points-worse = { $points ->
    [one] about { $points } penalty point worse
   *[other] about { $points } penalty points worse
}

# $points (Number): how many points
points-worse = { $points ->
    [one] { $points } point worse
   *[other] { $points } points worse
}

# $points (Number): how many points
about-points-worse = { $points ->
    [one] about { $points } point worse
   *[other] about { $points } points worse
}

## Above that table: what the points mean

legend-result = How much worse each choice is than the best, judged by the likely result of the deal. Your own points count most, the others’ a little.
legend-lead = How much worse each choice is than the best, judged by your likely lead at the end.
legend-hand = How much worse each choice is than the best, judged by the hand that you are likely to end the round with and by what your packet may give the next player.
