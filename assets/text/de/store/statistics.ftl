### Statistik: was über fertige Spiele und ihre Analysen gesagt wird.

## Arten von Entscheidungen, als Überschriften dafür, wie viele Fehler darin waren

kind-lead = Ausspielen
kind-follow = Zugeben
kind-play = Eine Karte spielen
kind-pass = Weitergeben
kind-draw = Ziehen
kind-take = Karten nehmen
kind-discard = Ablegen
kind-lay = Anlegen
kind-place = Eine Karte legen
kind-cover = Eine Karte zudecken
kind-claim = Ansagen
kind-choice = Eine Frage beantworten

# A kind that only a game has that this program does not know.
# $kind (Name): its name in the file
kind-other = Andere Entscheidungen ({ $kind })

## Geänderte Hausregeln

# $rules (List): the rules, each with its value
changed-rules = { LIST($rules, kind: "plain") }

# A rule that the game does not have in this version.
# $name (Name): its name in the file
# $value (Name): its value in the file
unknown-rule = { $name }: { $value }

## Die Statistik als Text

no-games-to-count = Noch keine beendeten Spiele.

column-game = Spiel
column-opponents = Gegner
column-games = Spiele
column-won = gewonnen
column-chance = nur Glück
column-mean = Schnitt
column-best = Bestwert
column-streak = in Folge
column-skill = Können je Runde

mixed = gemischt
programs = Programme
people = Menschen

share = { $share } % ({ $low } bis { $high })

percent = { $share } %

in-a-row = { $longest } (jetzt { $now })

with-rules = mit { $rules }

counted-games = { $games ->
    [one] { $games } Spiel.
   *[other] { $games } Spiele.
} Beim Anteil der Siege steht der 95-Prozent-Bereich; auch ein geteilter Sieg zählt.

losses-in-games = Verlust je Entscheidung in analysierten Spielen, in Tausendsteln der üblichen Schwankung einer Runde:

loss = { $title }: { $loss } ({ $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
})

loss-like = { $title }: { $loss }, wie Stufe { LIST($levels, kind: "or") } ({ $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
})

points-per-deal = Du verlierst { $points } Punkte je Runde. Gewöhnlich unterscheiden sich Runden um etwa { $stake }.

plays-between = Der Fehlerbereich reicht von { $low } bis { $high }.
