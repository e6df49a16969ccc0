### Das Ende einer Runde oder eines Spiels, über dem Spielzettel: der Platz, die Karten, die entschieden haben, was
### besonders war und was man sich noch einmal ansehen sollte.

game-over = Das Spiel ist zu Ende

winner = { YOU($who) ->
    [you] Du gewinnst
   *[other] { NAME($who) } gewinnt
}

winners = Gemeinsamer Sieg: { NAMES($winners) }

leader = { YOU($who) ->
    [you] Du führst
   *[other] { NAME($who) } führt
}

leaders = Gemeinsam vorn: { NAMES($leaders) }

evening-winner = { YOU($who) ->
    [you] Der Abend geht an dich
   *[other] Der Abend geht an { NAME($who) }
}

evening-winners = Den Abend gewinnen gemeinsam: { NAMES($winners) }

## Your place

shared-victory = Ein gemeinsamer Sieg

place = Dein Platz: { $place } von { $players }

shared-place = Du teilst dir Platz { $place }

ahead = { POINTS($points) } Vorsprung

behind = { POINTS($points) } Rückstand

you-are-behind = Du liegst { POINTS($points) } zurück

best-in = In { $best } von { $deals } am besten

gained = { POINTS($points, kind: "number", sign: "always") }

other-reasons = { $count } weitere

rivalry = Gegen { NAME($who) } bisher: { $ahead }-mal vorn, { $behind }-mal hinten

clean = Ohne einen einzigen Strafpunkt

all-level = Alle gleichauf

## The cards that decided it

placed = { $place } { YOU($who) ->
    [you] Du
   *[other] { NAME($who) }
}, { POINTS($points) }

done = Fertig

choose-face = Gesicht auswählen

decided = Was den Ausschlag gab

cost-most = Was dich am meisten gekostet hat

key-moment = Ein wichtiger Moment

best-play = Dein bester Moment

outcome = { $who }: { LIST($parts, kind: "dots") }

trick = Stich { $trick }

trick-of-deal = Runde { $deal }, Stich { $trick }

trick-of-round = Runde { $round }, Stich { $trick }

whose = { YOU($who) ->
    [you] Du
   *[other] { NAME($who) }
}

points = { POINTS($points) }

penalty-points = { POINTS($points, kind: "penalty") }

whose-all = { NAMES($who) }

points-each = je { POINTS($points) }

penalty-points-each = je { POINTS($points, kind: "penalty") }

look-again = Die Stelle in der Analyse ansehen

## What was special

first-win = Dein erster Sieg bei { $title }

best = Dein bestes Ergebnis bei { $title }

streak = { NUMBER($count, as: "words", capital: "yes") } Siege in Folge

comeback = Zur Halbzeit auf dem letzten Platz, am Ende auf dem ersten

medal = Medaille für { $title }: { $done } von { $all } Schritten

next-step = Nächster Schritt: { $goal }

play-today = Karten des Tages: { $title }

without-points = Nur du hast keine Strafpunkte bekommen

## The moments worth looking at again

story = Wie das Spiel lief

looking = Suche nach den Stellen, auf die es ankam: { $percent } %

nothing-mattered = Keine Entscheidung hat viel ausgemacht.

mistakes = { LIST($marks) }

no-mistakes = Keine Fehler gefunden

best-decision = Die beste Entscheidung: Alles andere hätte etwa { $points ->
    [one] { $points } Punkt gekostet
   *[other] { $points } Punkte gekostet
}

good-decision = Eine gute Entscheidung: Alles andere hätte etwa { $points ->
    [one] { $points } Punkt gekostet
   *[other] { $points } Punkte gekostet
}

costliest-decision = Deine teuerste Entscheidung hat etwa { $points ->
    [one] { $points } Punkt gekostet
   *[other] { $points } Punkte gekostet
}

costly-decision = Eine Entscheidung, die etwa { $points ->
    [one] { $points } Punkt gekostet hat
   *[other] { $points } Punkte gekostet hat
}

close-decision = Knappe Sache: Anderes wäre etwa gleich gut gewesen

moment-place = { $deal }: { $action }

moment = { $what }. { $place }

learn = Aus Fehlern lernen
