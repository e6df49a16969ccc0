### Die Zeilen über Ergebnisse, die man Freunden schickt. Über die Karten dürfen sie nichts verraten.

# $date (Name): the day, such as 2026-11-26
# $title (Name): the game
# $points (Message): the points
# $place (Count): the player’s place, from 1
# $players (Count): the number of players
day-result = Misère, { $date }: { $title }, { $points }, Platz { $place } von { $players }.

# $points (Points): the player’s total
points = { POINTS($points) }

# $points (Points): the player’s total
penalty-points = { POINTS($points, kind: "penalty") }

# The line goes on.
# $line (Message): the line so far
# $days (Count): on how many days in a row the player has played, at least two
with-streak = { $line } { $days ->
    [one] { $days } Tag in Folge.
   *[other] { $days } Tage in Folge.
}

streak = Misère-Serie { $date }: { $solved }

game-result = Misère: { $title }, { $points }, Platz { $place } von { $players }.

with-squares =
    { $line }
    { $squares }

with-deal = { $line } Jetzt du: { $code }
