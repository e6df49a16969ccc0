### Die Analyse eines Spiels: ihr Kopf, die Bedienung unter dem Tisch und die Urteile daneben.

## The head

title = Analyse: { $title }

at-start = Anfang, Schritt 0 von { $end }

in-deal = Runde { $deal }, { $step } von { $end }

in-round = Runde { $round }, { $step } von { $end }

back = Zurück

play-on = Ab hier weiterspielen

play-on-help = Mit dieser Stellung ein neues Spiel beginnen; dieses hier bleibt, wie es ist

why = Warum?

why-help = Warum diese Karte gespielt wurde (W)

what-if = Was wäre, wenn?

what-if-help = Wie die Runde mit der besseren Entscheidung hätte laufen können

as-played = Wie gespielt

might-have-gone = So hätte es laufen können. Ab hier spielt der Computer für alle.

instead-of = { YOU($who) ->
    [you] Du hättest in dieser Runde { POINTS($points) } statt { POINTS($played, kind: "number") }.
   *[other] { NAME($who) } hätte in dieser Runde { POINTS($points) } statt { POINTS($played, kind: "number") }.
}

same-points = In dieser Runde bleiben die Punkte gleich.

decisions = Urteile

decisions-help = Was der Meister von den Entscheidungen hält

share = Teilen

share-help = Als Datei, Text oder Bild

## The line above the hand

game-begins = Das Spiel beginnt.

nothing-played = In dieser Runde wurde noch nichts gespielt.

marked = { $mark }: { $done }. { $verdict }

## The controls

position = Stellung

first-position = Erste Stellung (Pos1)

previous-deal = Vorige Runde (Strg+Bild auf)

previous-round = Vorige Runde (Strg+Bild auf)

previous-trick = Voriger Stich (Bild auf)

step-back = Einen Schritt zurück (Links)

step-forward = Einen Schritt vor (Rechts)

next-trick = Nächster Stich (Bild ab)

next-deal = Nächste Runde (Strg+Bild ab)

next-round = Nächste Runde (Strg+Bild ab)

last-position = Letzte Stellung (Ende)

trick = Stich

deal = Runde

round = Runde

pause = Pause (Leertaste)

play-back = Abspielen (Leertaste)

speed = Tempo

slow = Langsam

normal = Normal

fast = Schnell

playback-speed = Tempo beim Abspielen

hands-hidden = Die anderen Blätter bleiben verdeckt, bis diese Runde zu Ende ist.

seat = Sicht

seat-at-bottom = Wer unten sitzt

all-hands = Alle Blätter

all-hands-open = Alle Blätter offen

## The verdicts

method = Der Meister, der stärkste Computerspieler, beurteilt jede Entscheidung nach dem, was du in dem Moment wissen konntest, und sagt, was sie gekostet hat, wie sicher das ist und was besser gewesen wäre.

not-yet = Entscheidungen werden erst beurteilt, wenn eine Runde zu Ende ist.

judge = Beurteilen lassen

progress = { $percent } %

cancel = Abbrechen

failed = Einige Entscheidungen ließen sich nicht beurteilen.

try-again = Noch einmal

summary-none = { $name }: { $judged ->
    [one] { $judged } Entscheidung
   *[other] { $judged } Entscheidungen
}, keine angestrichen

summary = { $name }: { $judged ->
    [one] { $judged } Entscheidung
   *[other] { $judged } Entscheidungen
}, { LIST($marks) }

all-deals = Alle Runden

all-rounds = Alle Runden

this-deal = Runde { $deal }

this-round = Runde { $round }

good-cards = Gute Karten: Sie waren { $points ->
    [one] { $points } Punkt wert.
   *[other] { $points } Punkte wert.
}

bad-cards = Schlechte Karten: Sie haben { $points ->
    [one] { $points } Punkt gekostet.
   *[other] { $points } Punkte gekostet.
}

average-cards = Durchschnittliche Karten.

play-cost = Der Meister hätte es { $points ->
    [one] um { $points } Punkt
   *[other] um { $points } Punkte
} besser gemacht als { NAME($who) }.

play-gained = { YOU($who) ->
    [you] Du hast es { $points ->
        [one] um { $points } Punkt
       *[other] um { $points } Punkte
    } besser gemacht als der Meister.
   *[other] { NAME($who) } hat es { $points ->
        [one] um { $points } Punkt
       *[other] um { $points } Punkte
    } besser gemacht als der Meister.
}

play-even = Allein an den Punkten ist kein Unterschied zum Meister zu erkennen.

numbers = Zahlen und Fehlerbereiche

luck-and-skill = Glück { $luck }, Können { $skill } Punkte. Plus ist gut, Minus schlecht; ± ist der Fehlerbereich bei 95 % Sicherheit.

least-losses = Angestrichen wurde hier nach verlorenen Punkten: Ungenauigkeit ab { $inaccuracy }; Fehler ab { $mistake }; Patzer ab { $blunder }. Wo es um den Sieg ging, reichte weniger.

cards-of-deal = { YOU($who) ->
    [you] Runde { $deal }: Du hast { $scored } bekommen.
   *[other] Runde { $deal }: { NAME($who) } hat { $scored } bekommen.
} Der Meister bekäme mit diesen Karten im Schnitt { $master }, mit zufälligen { $par }.

cards-of-round = { YOU($who) ->
    [you] Runde { $round }: Du hast { $scored } bekommen.
   *[other] Runde { $round }: { NAME($who) } hat { $scored } bekommen.
} Der Meister bekäme mit diesen Karten im Schnitt { $master }, mit zufälligen { $par }.

expected-penalty-points-in-deal = Erwartete Strafpunkte in Runde { $deal }:

expected-penalty-points-in-round = Erwartete Strafpunkte in Runde { $round }:

expected-points-in-deal = Erwartete Punkte in Runde { $deal }:

expected-points-in-round = Erwartete Punkte in Runde { $round }:

chart = Erwartete Punkte: am Anfang { $first }, am Ende { $last }, { $marked } angestrichen

marked-in-deal = { $mark } in Runde { $deal }: { $done }

marked-in-round = { $mark } in Runde { $round }: { $done }

marked-spoken = { $heading }. { $verdict }

## Learning from mistakes

learn = Aus Fehlern lernen

task = { $mark }: { $done }. Was wäre besser gewesen?

right = Richtig. { $verdict }

also-right = Richtig: Das ist etwa so gut wie das, was der Meister gewählt hätte.

same-again = So wurde gespielt. Versuch etwas anderes.

not-best = Der Meister hält etwas anderes für besser. Versuch es noch einmal.

not-best-because = Der Meister hält etwas anderes für besser. Ein Hinweis: „{ $reason }“

task-number = { $number } von { $of }

skip = Überspringen

show-answer = Lösung zeigen

stop = Aufhören

learned = Das war der letzte Fehler. Bei { $found } von { $all } hast du etwas Besseres gefunden.

finish = Fertig

next = Weiter

coach-said = Hier hat sich der Trainer schon am Tisch gemeldet.
coach-took-back = Hier hat sich der Trainer gemeldet. Zurückgenommen: { $played }.

think-longer = Länger nachdenken (M)

stop-thinking = Anhalten (M)

loss-is-exact = Verlust durch diese Entscheidung: genau { $points } Punkte.

loss-so-far = Verlust durch diese Entscheidung: { $points } Punkte, nach { $results } Ergebnissen.

mistakes-return = { $count ->
    [one] { $count } davon kommt in zwei Tagen wieder, unter „Aufgaben › Meine Fehler“.
   *[other] { $count } davon kommen in zwei Tagen wieder, unter „Aufgaben › Meine Fehler“.
}
