### Wie Entscheidungen heißen, die etwas gekostet haben.

inaccuracy = Ungenauigkeit

mistake = Fehler

blunder = Patzer

inaccuracies = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}

mistakes = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}

blunders = { $count ->
    [one] { $count } Patzer
   *[other] { $count } Patzer
}
