### Znaki przy decyzjach, które coś kosztowały.

# The mark of a small loss, before a colon or “in deal 3”.
inaccuracy = Niedokładność

# The mark of a clear loss, before a colon or “in deal 3”.
mistake = Błąd

# The mark of a large loss, before a colon or “in deal 3”.
blunder = Gruby błąd

# An item of a list.
# $count (Count): how many
inaccuracies = { $count ->
    [one] { $count } niedokładność
    [few] { $count } niedokładności
   *[many] { $count } niedokładności
}

# An item of a list.
# $count (Count): how many
mistakes = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}

# An item of a list.
# $count (Count): how many
blunders = { $count ->
    [one] { $count } gruby błąd
    [few] { $count } grube błędy
   *[many] { $count } grubych błędów
}
