### Programs that play.

## What could be overlooked in a command that is shown to the person who decides whether to allow it

# $count (Count): how many in a row
blanks = { $count ->
    [one] { $count } blank
   *[other] { $count } blanks
}

# $count (Count): how many in a row
new-lines = { $count ->
    [one] new line
   *[other] { $count } new lines
}
