### Die Analyse eines Spiels: was besser war als eine angestrichene Entscheidung.
###
### Die bessere Aktion ist ein Hauptwort, etwa „die Herz-Zehn“ oder „eine Karte zu ziehen“, und steht am Anfang.

# $better (Message): the better action
better = { CAPITAL($better) } war besser.

# $better (Message): the better action
# $points (Message): how many points, such as “about 1.2 penalty points”
better-by = { CAPITAL($better) } war um { $points } besser.

# $better (Message): the better action
better-for-the-game = { CAPITAL($better) } gab bessere Aussichten auf den Sieg.

# $better (Message): the better action
# $points (Message): how many points, such as “about 1.2 penalty points”
better-by-and-for-the-game = { CAPITAL($better) } war um { $points } besser und gab bessere Aussichten auf den Sieg.

# One of the sentences above, and why the action was better.
# $better (Message): the sentence above
# $reason (Message): a sentence
better-because = { $better } { $reason }

## Um wie viel besser, in den Sätzen oben

# $points (Number): how many
penalty-points = { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkte
}

# $points (Number): how many
about-penalty-points = { $points ->
    [one] etwa { $points } Strafpunkt
   *[other] etwa { $points } Strafpunkte
}

# $points (Number): how many
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# $points (Number): how many
about-points = { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
}
