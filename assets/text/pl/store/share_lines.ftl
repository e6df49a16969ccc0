### Wiersze o wynikach, które wysyła się znajomym. Nie wolno w nich mówić nic o kartach.

# $date (Name): the day, such as 2026-11-26
# $title (Name): the game
# $points (Message): the points
# $place (Count): the player’s place, from 1
# $players (Count): the number of players
day-result = Misère, { $date }: { $title }, { $points }, { $place }. miejsce na { $players }.

# $points (Points): the player’s total
points = { POINTS($points) }

# $points (Points): the player’s total
penalty-points = { POINTS($points, kind: "penalty") }

# The line goes on.
# $line (Message): the line so far
# $days (Count): on how many days in a row the player has played, at least two
with-streak = { $days ->
    [one] { $line } { $days } dzień z rzędu.
    [few] { $line } { $days } dni z rzędu.
   *[many] { $line } { $days } dni z rzędu.
}

streak = Seria Misère { $date }: { $solved }

game-result = Misère: { $title }, { $points }, { $place }. miejsce na { $players }.

with-squares =
    { $line }
    { $squares }

with-deal = { $line } Teraz ty: { $code }
