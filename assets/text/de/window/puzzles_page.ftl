### Aufgaben: die Seiten, auf denen sie stehen, und die Tafel neben einer Aufgabe.

## The pages

puzzles = Aufgaben

find-the-card = Was ist am besten?

about = Jede Aufgabe zeigt eine Stellung, in der eine Möglichkeit klar die beste ist. Finde sie.

puzzles-of = Aufgaben: { $title }

other-games = Andere Spiele

next-puzzle = Nächste Aufgabe

easy-of-game = { $title }, Aufgabe { $number }, leicht

medium-of-game = { $title }, Aufgabe { $number }, mittel

hard-of-game = { $title }, Aufgabe { $number }, schwer

no-puzzles = Noch keine Aufgaben

no-puzzles-of-theme = Keine dieser Art

solved = { $solved } von { $all } gelöst

easy = Leicht

medium = Mittel

hard = Schwer

found-here = Auf diesem Computer gefunden

solved-puzzle = Aufgabe { $number }, { $grade }, gelöst

unsolved-puzzle = Aufgabe { $number }, { $grade }, nicht gelöst

grade-easy = leicht

grade-medium = mittel

grade-hard = schwer

back-today = Heute zu wiederholen

## What the person’s tries tell

puzzle-of-day = Aufgabe des Tages

solved-of-day = { $puzzle }, gelöst

rating = Wertung { $rating } ± { $margin }

rating-early = Noch ein paar Aufgaben bis zu deiner Wertung

rating-after = Deine Wertung: { $rating } ± { $margin } ({ NUMBER($change, sign: "always") })

solves-like = Du findest die Lösung im ersten Versuch etwa so oft wie die Stufe { LIST($levels, kind: "or") }.

solves-between = Du findest die Lösung im ersten Versuch öfter als die Stufe { $low } und seltener als die Stufe { $high }.

solves-more = Du findest die Lösung im ersten Versuch öfter als die Stufe { $level }.

solves-less = Du findest die Lösung im ersten Versuch seltener als die Stufe { $level }.

rating-stays = Deine Wertung bleibt bei { $rating } ± { $margin }: Nur der erste Versuch an einer Aufgabe zählt.

return-today = { $count ->
    [0] heute nichts zu wiederholen
    [one] heute kommt { $count } Aufgabe wieder
   *[other] heute kommen { $count } Aufgaben wieder
}

days-in-a-row = { $days ->
    [one] Erster Tag
   *[other] { $days } Tage in Folge
}

returns = { $days ->
    [0] Diese Aufgabe kommt heute noch einmal.
    [one] Diese Aufgabe kommt morgen wieder.
   *[other] Diese Aufgabe kommt in { $days } Tagen wieder.
}

themes = Thema: { LIST($themes, kind: "plain") }

theme = Thema

all-themes = Alle Themen

export-tries = Export…

export-tries-help = Deine Versuche als Tabelle speichern (CSV)

tries-file-name = Misère-Aufgaben

reset-tries = Löschen

reset-tries-help = Alle Versuche, deine Wertung und die Häkchen der gelösten Aufgaben löschen

tries-reset = Versuche gelöscht

undo = Zurückholen

tries-unreadable = Deine Versuche lassen sich nicht lesen. { $error }

damaged-tries = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} von tries.jsonl nicht lesbar. Alle anderen zählen.

## The search for new puzzles

new-puzzles = Neue Aufgaben

method = Computerspieler spielen gegeneinander, und der Meister sucht Stellungen, in denen eine Möglichkeit klar die beste ist. Das kann ein paar Minuten dauern. Du kannst inzwischen spielen oder Aufgaben lösen.

find = Neue Aufgaben suchen

find-alike = Mehr davon

searching = { $found } von { $wanted } gefunden, { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
} durchsucht

cancel = Abbrechen

found = { $count ->
    [one] { $count } neue Aufgabe
   *[other] { $count } neue Aufgaben
} gefunden.

search-ended = Die Suche ist vorzeitig zu Ende: { $error }

search-failed = Bei der Suche ist etwas schiefgegangen, sie ist vorzeitig zu Ende.

search-of-game = { $title }: { $result }

show = Zeigen

unreadable = Die Aufgaben, die auf diesem Computer gefunden wurden, ließen sich nicht lesen. An ihrer Datei hat sich nichts geändert. { $error }

## The panel

puzzle-number = Aufgabe { $number } von { $count }, { $grade }

find-the-play = Was machst du?

fewest-penalty-points = Was kostet dich im Schnitt die wenigsten Strafpunkte?

most-points = Was bringt dir im Schnitt die meisten Punkte?

facts = { LIST($facts, kind: "dots") }

facts-alone = { LIST($facts, kind: "dots", capital: "yes") }

question-spoken = Was machst du? { $question }

show-answer = Lösung zeigen

ends-streak = Damit endet die Serie.

back-to-puzzle = Zurück zur Aufgabe

previous-trick = Voriger Stich

story = Die Runde bisher

skip = Überspringen

try-again = Noch einmal

play-on = Ab hier weiterspielen

costs-more = { CAPITAL($choice) } kostet etwa { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkte
} mehr als die beste Wahl.

brings-fewer = { CAPITAL($choice) } bringt etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger als die beste Wahl.

try-another = Versuch etwas anderes.

answer-and-reason = { $choice }. { $reason }

answer = { $choice }.

extra-penalty-points = Mehr Strafpunkte

points-lost = Weniger Punkte

your-try = { CAPITAL($choice) }, dein Versuch

choice = { CAPITAL($choice) }

best = am besten

loss = { $points }

loss-and-margin = { $points } ± { $margin }

unlisted = { $count ->
    [one] { $count } weitere kostet { $points } oder mehr.
   *[other] { $count } weitere kosten { $points } oder mehr.
}

margin = Durchschnitt über viele mögliche Kartenverteilungen; ± ist der Fehlerbereich bei 95 % Sicherheit.

cannot-be-shown = Diese Aufgabe kann nicht gezeigt werden: { $error }.


my-mistakes = Meine Fehler

about-mistakes = Was laut Analyse klar besser ging, kommt hier nach zwei Tagen wieder.

mistakes-due = { $count ->
    [0] heute kommt kein Fehler wieder
    [one] heute kommt { $count } Fehler wieder
   *[other] heute kommen { $count } Fehler wieder
}

mistakes-waiting = { $count ->
    [0] keine neuen
    [one] { $count } neuer in den nächsten zwei Tagen
   *[other] { $count } neue in den nächsten zwei Tagen
}

mistake = Fehler { $number }

learned-mistake = Fehler { $number }, abgehakt

mistake-number = Fehler { $number } von { $count }

what-would-you-play = Was spielst du?

remove-mistake = Entfernen

mistake-removed = Fehler entfernt

mistakes-unreadable = Deine Fehler lassen sich nicht lesen. { $error }

damaged-mistakes = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} von mistakes.jsonl nicht lesbar. Alle anderen zählen.


streak = Serie

about-streak = Von leicht bis schwer, bis zum ersten Fehler; heute für alle gleich

streak-standing = heute { $today }, Rekord { $best }

streak-ended = Die Serie ist zu Ende. Gelöst: { $today }, beste Serie: { $best }

streak-again = Morgen gibt es eine neue.

streak-number = Serie: Aufgabe { $number } von { $count }
