### Programs that play.

## What could be overlooked in a command that is shown to the person who decides whether to allow it

blanks = { $count ->
    [one] { $count } spazio
   *[other] { $count } spazi
}
new-lines = { $count ->
    [one] a capo
   *[other] { $count } a capo
}
