### Die Statistik: die Filter, eine Zeile für jedes Spiel und jede Art von Gegnern, und ihre Einzelheiten.

## The page

title = Statistik

not-kept = Ergebnisse werden nicht gespeichert: „Statistik führen“ ist in den Optionen ausgeschaltet.

your-results = Deine Ergebnisse

no-results = Sobald ein Spiel zu Ende ist, steht hier das Ergebnis: wie oft du gewinnst und wie oft du mit Glück allein gewinnen würdest, deine Punkte, deine Siege in Folge und, wenn du Spiele analysieren lässt, dein Können.

play = { $title } spielen

reset-done = Statistik gelöscht

undo = Zurückholen

undo-reset = Zurückholen

show-all = Alle zeigen

combine = Zusammenfassen

separate = Getrennt zeigen

export = Export…

export-help = Diese Spiele als Tabelle speichern (CSV)

file-name = Misère-Statistik

reset = Löschen

reset-help = Alle Ergebnisse löschen, auch die, die gerade nicht gezeigt werden

games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}

games-of-people = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}, jedes für alle gezählt, die mitgespielt haben

some-games = { $shown } von { $all ->
    [one] { $all } Spiel
   *[other] { $all } Spielen
}

some-games-of-people = { $shown } von { $all ->
    [one] { $all } Spiel
   *[other] { $all } Spielen
}, jedes für alle gezählt, die mitgespielt haben

rules-together = Bis zu { $most } Arten von Hausregeln sind zusammengezählt.

rules-apart = Verschiedene Hausregeln stehen getrennt.

no-match = Zu diesen Filtern passt kein Spiel.

unreadable = Die Ergebnisse lassen sich nicht lesen. { $error }

damaged = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} von results.jsonl nicht lesbar: { LIST($lines, kind: "plain") }. Alle anderen zählen.

damaged-more = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} von results.jsonl nicht lesbar: { LIST($lines, kind: "plain") }, … Alle anderen zählen.

damaged-line = Zeile { $line } ({ $reason })

## The filters. Each has a name for screen readers.

game = Spiel

all-games = Alle Spiele

opponents = Gegner

all-opponents = Alle Gegner

mixed-levels = Gemischte Stufen

programs = Programme

people = Menschen

period = Zeitraum

all-time = Gesamt

last-days = Letzte { $days } Tage

last-year = Letzte 12 Monate

players = Spielerzahl

any-number = Jede Anzahl

players-of-game = { $count ->
    [one] { $count } Person
   *[other] { $count } Spieler
}

person = Person

everyone = Alle

you = Du

house-rules = Hausregeln

all-house-rules = Alle Hausregeln

usual-rules = Übliche Regeln

rules-of-game = { $title }: { $rules }

practice = Übungsspiele

without-practice = Ohne Übung

with-practice = Mit Übung

## A row: a game against opponents of one kind

against-level = gegen Stufe { $level }

against-mixed = gegen gemischte Stufen

against-programs = gegen Programme

with-people = mit anderen Menschen

against-with-rules = { $against }{ "  ·  " }{ $rules }

against-with-sets = { $against }{ "  ·  " }{ $sets } Arten von Hausregeln

share-won = { $share } % gewonnen{ "  ·  " }mit Glück allein { $chance } %

game-label = { $count ->
    [one] Spiel
   *[other] Spiele
}

average-score = Punkteschnitt

best-score = Bestwert

in-a-row = { $longest } (jetzt { $now })

in-a-row-label = Siege in Folge

skill-per-deal = Können/Runde

no-skill = –

row = { $title } { $against }: { $figures }

row-with-rules = { $title } { $against }: { $figures }. { $rules }

row-with-sets = { $title } { $against }: { $figures }. { $sets } Arten von Hausregeln zusammengezählt

row-figures = { $won }, { $scores }

row-won = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $share } % gewonnen, zwischen { $low } % und { $high } %, mit Glück allein { $chance } %

row-scores = Punkte im Schnitt { $mean }, Bestwert { $best }

row-scores-with-streak = Punkte im Schnitt { $mean }, Bestwert { $best }, längste Siegesserie { $longest }

row-scores-with-streaks = Punkte im Schnitt { $mean }, Bestwert { $best }, längste Siegesserie { $longest }, jetzt { $now }

row-figures-with-skill = { $figures }, Können { $skill } Punkte je Runde

## The details of a row

won = Du hast { $share } % von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
} gewonnen (der Punkt auf dem Balken); mit Glück allein wären es { $chance } % (der senkrechte Strich). Auf lange Sicht gewinnst du wahrscheinlich zwischen { $low } % und { $high } % (der getönte Teil).

over-time = Im Lauf der Zeit

skill = Können

scores = Punkte

losses = Verluste

how-to-see-skill = Willst du dein Können sehen, dann lass ein Spiel analysieren: Öffne nach dem Spiel oder unter „Meine Spiele“ die Analyse, dort „Urteile“ und „Beurteilen lassen“.

about-skill = Dein Können: um wie viele Punkte je Runde du besser (+) oder schlechter (−) warst, als der Meister es mit denselben Karten gewesen wäre. { $games ->
    [one] Aus { $games } analysierten Spiel.
   *[other] Aus { $games } analysierten Spielen.
}

about-skill-with-figures = Dein Können: um wie viele Punkte je Runde du besser (+) oder schlechter (−) warst, als der Meister es mit denselben Karten gewesen wäre. { $games ->
    [one] { $games } analysiertes Spiel
   *[other] { $games } analysierte Spiele
}: Können { $skill }, Glück { $luck } Punkte je Runde (± ist der Fehlerbereich bei 95 % Sicherheit).

about-scores-lowest = Deine Punkte in jedem Spiel. Die wenigsten Punkte gewinnen.

about-scores-highest = Deine Punkte in jedem Spiel. Die meisten Punkte gewinnen.

skill-chart = Können je Runde in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}: im Schnitt am Anfang { $first }, am Ende { $last }

scores-chart = Punkte in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}: im Schnitt am Anfang { $first }, am Ende { $last }

losses-chart = Verlust je Entscheidung in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}: im Schnitt am Anfang { $first } %, am Ende { $last } %

legend = Jeder Kreis ist ein Spiel, das erste steht links. Die Linie ist der Schnitt der letzten { $window } Spiele, das Band darum ihr Fehlerbereich bei 95 % Sicherheit.

by-usual-rules = Nach den üblichen Regeln gespielt.

by-house-rules = Hausregeln: { $rules }.

by-different-rules = Spiele mit verschiedenen Hausregeln sind zusammengezählt.

help-used = Hilfen: { $undos }-mal zurückgenommen, { $hints ->
    [one] { $hints } Tipp
   *[other] { $hints } Tipps
}.

mistakes = Häufigste Fehler

none-marked = Keine Entscheidung wurde angestrichen.

mistakes-of-kind = { $kind }: { $marked } von { $all ->
    [one] { $all } Entscheidung
   *[other] { $all } Entscheidungen
} ({ LIST($marks) })

## Eine einzige Zahl: was Entscheidungen kosten

plays-like = Spielt wie Stufe { LIST($levels, kind: "or") }

loss-per-decision = In den letzten { $games } analysierten Spielen hat dich eine Entscheidung im Schnitt { $rate } ± { $margin } % der Punkte gekostet, um die sich Runden gewöhnlich unterscheiden.

loss-in-one-game = In einem analysierten Spiel hat dich eine Entscheidung im Schnitt { $rate } % der Punkte gekostet, um die sich Runden gewöhnlich unterscheiden.

too-few-games = Nach { $games } analysierten Spielen steht hier, welche Stufe so spielt wie du.

no-levels-measured = In diesem Spiel wurden die Stufen noch nicht gemessen. Deshalb fehlt der Vergleich.

how-to-see-losses = Willst du sehen, was deine Entscheidungen kosten, dann lass ein Spiel analysieren: Öffne nach dem Spiel oder unter „Meine Spiele“ die Analyse, dort „Urteile“ und „Beurteilen lassen“.

about-losses = Was eine Entscheidung im Schnitt kostet, verglichen mit der besten, die sich in der Analyse fand: in Prozent der Punkte, um die sich Runden gewöhnlich unterscheiden. So lassen sich verschiedene Spiele vergleichen. Je weniger, desto besser. Es zählen deine letzten { $games } analysierten Partien { $title }, gegen alle Gegner, die hier stehen.

where-from = Woher sie kommen

loss-of-kind = { $count ->
    [one] { $kind }: { $part } %, aus { $count } Entscheidung zu { $mean } %
   *[other] { $kind }: { $part } %, aus { $count } Entscheidungen zu je { $mean } %
}

filter = Filter

games-won = { $won ->
    [0] Noch keines gewonnen
    [one] 1 gewonnen
   *[other] { $won } gewonnen
}
