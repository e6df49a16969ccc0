### Programmes qui jouent.

## What could be overlooked in a command

blanks = { $count ->
    [one] { $count } espace
   *[other] { $count } espaces
}

new-lines = { $count ->
    [one] saut de ligne
   *[other] { $count } sauts de ligne
}
