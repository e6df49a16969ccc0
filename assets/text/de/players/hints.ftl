### Tipps: warum eine Aktion empfohlen wird, und wie die anderen dagegen abschneiden.

## Sätze unter der empfohlenen Aktion, jeder ein Vergleich mit der zweitbesten

only-move = Du hast keine andere Wahl.
wins-rest = Jeder weitere Stich geht an dich, egal wer was spielt.
no-reason = Einen einfachen Grund gibt es nicht.

# $other (Message): the second choice as a noun, such as “the ten of hearts”
just-as-good = { CAPITAL($other) } ist genauso gut.

# $other (Message): the second choice as a noun
maybe-as-good = { CAPITAL($other) } ist vielleicht genauso gut, nur lässt sich das schwerer abschätzen.

# $other (Message): the second choice as a noun
almost-as-good = Einen einfachen Grund gibt es nicht: { CAPITAL($other) } ist fast genauso gut.

# $other (Message): the second choice as a noun
slightly-better = Das ist etwas besser als die zweite Wahl: { $other }.

# $other (Message): the second choice as a noun
better-chance = Damit gewinnst du öfter als mit der zweiten Wahl: { $other }.

# Where the lowest score wins, the second choice would cost more.
# $other (Message): the second choice as a noun
# $points (Number): how many penalty points more
costs-more = { CAPITAL($other) } würde dich { $points ->
    [one] { $points } Strafpunkt mehr kosten.
   *[other] { $points } Strafpunkte mehr kosten.
}

# $other (Message): the second choice as a noun
# $points (Number): how many penalty points more
costs-about-more = { CAPITAL($other) } würde dich { $points ->
    [one] etwa { $points } Strafpunkt mehr kosten.
   *[other] etwa { $points } Strafpunkte mehr kosten.
}

# $other (Message): the second choice as a noun
costs-slightly-more = { CAPITAL($other) } würde dich etwas mehr kosten.

# $other (Message): the second choice as a noun
# $points (Number): how many penalty points more
costs-about-more-and-game = { CAPITAL($other) } würde dich { $points ->
    [one] etwa { $points } Strafpunkt mehr kosten
   *[other] etwa { $points } Strafpunkte mehr kosten
}, und du würdest seltener gewinnen.

# $other (Message): the second choice as a noun
costs-slightly-more-and-game = { CAPITAL($other) } würde dich etwas mehr kosten, und du würdest seltener gewinnen.

# Where the highest score wins, the second choice would bring less.
# $other (Message): the second choice as a noun
# $points (Number): how many points less
brings-less = { CAPITAL($other) } würde dir { $points ->
    [one] { $points } Punkt weniger bringen.
   *[other] { $points } Punkte weniger bringen.
}

# $other (Message): the second choice as a noun
# $points (Number): how many points less
brings-about-less = { CAPITAL($other) } würde dir { $points ->
    [one] etwa { $points } Punkt weniger bringen.
   *[other] etwa { $points } Punkte weniger bringen.
}

# $other (Message): the second choice as a noun
brings-slightly-less = { CAPITAL($other) } würde dir etwas weniger bringen.

# $other (Message): the second choice as a noun
# $points (Number): how many points less
brings-about-less-and-game = { CAPITAL($other) } würde dir { $points ->
    [one] etwa { $points } Punkt weniger bringen
   *[other] etwa { $points } Punkte weniger bringen
}, und du würdest seltener gewinnen.

# $other (Message): the second choice as a noun
brings-slightly-less-and-game = { CAPITAL($other) } würde dir etwas weniger bringen, und du würdest seltener gewinnen.

## Warum ein Computerspieler so gespielt hat, soweit es alle wissen dürfen

secret = Auch der Grund ist geheim.
not-public = Warum, ist am Tisch nicht zu erkennen.
rest-goes-to = Jeder weitere Stich geht an { NAME($who, case: "acc") }, egal wer was spielt.

## Eine Tabelle aller Möglichkeiten, verglichen mit der besten

best = am besten
as-good-exactly = genauso gut
as-good = etwa genauso gut
less-likely-to-win = gewinnt seltener
slightly-worse = etwas schlechter

# $points (Number): how many penalty points
penalty-points-worse = { $points ->
    [one] { $points } Strafpunkt schlechter
   *[other] { $points } Strafpunkte schlechter
}

# $points (Number): how many penalty points
about-penalty-points-worse = { $points ->
    [one] etwa { $points } Strafpunkt schlechter
   *[other] etwa { $points } Strafpunkte schlechter
}

# $points (Number): how many points
points-worse = { $points ->
    [one] { $points } Punkt schlechter
   *[other] { $points } Punkte schlechter
}

# $points (Number): how many points
about-points-worse = { $points ->
    [one] etwa { $points } Punkt schlechter
   *[other] etwa { $points } Punkte schlechter
}

## Über der Tabelle: was die Punkte bedeuten

legend-result = Wie viel schlechter jede Möglichkeit ist als die beste, gemessen am wahrscheinlichen Ergebnis der Runde. Am meisten zählen deine eigenen Punkte, ein wenig auch die der anderen.
legend-lead = Wie viel schlechter jede Möglichkeit ist als die beste, gemessen an deinem wahrscheinlichen Vorsprung am Ende.
legend-hand = Wie viel schlechter jede Möglichkeit ist als die beste, gemessen an dem Blatt, mit dem du die Runde wahrscheinlich beendest, und an dem, was dein Päckchen für den Platz links von dir wert ist.
