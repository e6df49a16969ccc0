### Les mentions données aux décisions qui ont coûté quelque chose.

inaccuracy = Imprécision

mistake = Erreur

blunder = Gaffe

inaccuracies = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}

mistakes = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}

blunders = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
