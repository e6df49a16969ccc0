### Ein gespeichertes Spiel in Kürze, auf der Startseite und in der Liste.

## When it was saved

just-now = gerade eben

minutes-ago = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
}

hours-ago = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}

yesterday = gestern

days-ago = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
}

## How it stands

deal = Runde { $number }

round = Runde { $number }

you-won = Gewonnen

won-by = Sieg: { NAMES($winners) }

score = { NAME($who) } { POINTS($points, kind: "number") }

evening = Abend, Spiel { $number }

games-won = Siege: { LIST($wins, kind: "plain") }

wins = { NAME($who) } { $count }

## All in one line

name = { $name }

facts = { LIST($facts, kind: "dots") }

spoken-facts = { LIST($facts, kind: "plain") }
