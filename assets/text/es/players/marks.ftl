inaccuracy = Imprecisión

mistake = Error

blunder = Error grave

inaccuracies = { $count ->
    [one] { $count } imprecisión
   *[other] { $count } imprecisiones
}

mistakes = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}

blunders = { $count ->
    [one] { $count } error grave
   *[other] { $count } errores graves
}
