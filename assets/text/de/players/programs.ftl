### Programme, die mitspielen.

## Was man in einem Befehl übersehen könnte, den jemand erlauben soll

# $count (Count): how many in a row
blanks = { $count ->
    [one] { $count } Leerzeichen
   *[other] { $count } Leerzeichen
}

# $count (Count): how many in a row
new-lines = { $count ->
    [one] Zeilenwechsel
   *[other] { $count } Zeilenwechsel
}
