### Die Analyse eines Spiels: was besser war als eine angestrichene Entscheidung.
###
### Die bessere Aktion ist ein Hauptwort, etwa „die Herz-Zehn“ oder „vom Talon ziehen“, und steht am Anfang.

# $better (Message): the better action
better = { CAPITAL($better) } wäre besser gewesen.

# $better (Message): the better action
# $points (Message): how many points, such as “about 1.2 penalty points”
better-by = { CAPITAL($better) } wäre um { $points } besser gewesen.

# $better (Message): the better action
better-for-the-game = { CAPITAL($better) } hätte bessere Aussichten auf den Sieg geboten.

# $better (Message): the better action
# $points (Message): how many points, such as “about 1.2 penalty points”
better-by-and-for-the-game = { CAPITAL($better) } wäre um { $points } besser gewesen und hätte bessere Aussichten auf den Sieg geboten.

# One of the sentences above, and why the action was better: the reason that a hint would have given then.
# $better (Message): the sentence above
# $reason (Message): a sentence
better-because = { $better } Der Grund in dem Moment: „{ $reason }“

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

## Der Bericht einer Analyse als Text

report = { $file }: { $game }, { $players } Spieler, { $deals ->
    [one] { $deals } Runde beendet
   *[other] { $deals } Runden beendet
}, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}

report-marks = { $name } (Platz { $seat }): { LIST($marks, kind: "and") }

report-no-marks = { $name } (Platz { $seat }): nichts zu bemängeln

only-finished-deals = Analysiert werden nur beendete Runden.

nothing-clearly-cost = Keine Entscheidung hat eindeutig etwas gekostet.

decisions-in-penalty-points = Entscheidungen, die etwas gekostet haben, in Strafpunkten

decisions-in-points = Entscheidungen, die etwas gekostet haben, in Punkten

column-deal = Runde
column-step = Schritt
column-seat = Platz
column-played = gespielt
column-better = besser
column-cost = Verlust
column-mark = Urteil

luck-and-skill-in-points = Glück und Können in Punkten, mehr ist besser

column-points = Punkte
column-same-cards = Meister, gleiche Karten
column-any-cards = Meister, beliebige Karten
column-luck = Glück
column-skill = Können

all-deals = alle

about-intervals = ± ist der 95-Prozent-Bereich; Zahlen ohne ihn sind genau. Wo Runden nachgespielt werden, spielt die Stufe { $level } für Menschen und fremde Programme.
