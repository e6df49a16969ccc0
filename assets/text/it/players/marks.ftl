### The marks of decisions that cost something.

inaccuracy = Imprecisione
mistake = Errore
blunder = Errore grave
inaccuracies = { $count ->
    [one] { $count } imprecisione
   *[other] { $count } imprecisioni
}
mistakes = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
}
blunders = { $count ->
    [one] { $count } errore grave
   *[other] { $count } errori gravi
}
