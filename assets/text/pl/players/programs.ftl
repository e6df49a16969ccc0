### Programy, które grają.

## What could be overlooked in a command that is shown to the person who decides whether to allow it

# $count (Count): how many in a row
blanks = { $count ->
    [one] { $count } spacja
    [few] { $count } spacje
   *[many] { $count } spacji
}

# $count (Count): how many in a row
new-lines = { $count ->
    [one] nowy wiersz
    [few] { $count } nowe wiersze
   *[many] { $count } nowych wierszy
}
