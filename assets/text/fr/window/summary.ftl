### Une partie en bref, à l’accueil et dans la liste des parties.

just-now = à l’instant

minutes-ago = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}

hours-ago = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}

yesterday = hier

days-ago = { $count ->
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
}

## How it stands

deal = Donne { $number }

round = Manche { $number }

you-won = Vous avez gagné

won-by = Victoire : { NAMES($winners) }

score = { NAME($who) } { POINTS($points, kind: "number") }

evening = Soirée, partie { $number }

games-won = Parties gagnées : { LIST($wins, kind: "plain") }

wins = { NAME($who) } { $count }

## All in one line

name = { $name }

facts = { LIST($facts, kind: "dots") }

spoken-facts = { LIST($facts, kind: "plain") }
