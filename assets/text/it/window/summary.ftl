### A saved game in short, on Home and in the list of saved games.

## When it was saved

just-now = adesso
minutes-ago = { $count ->
    [one] { $count } minuto fa
   *[other] { $count } minuti fa
}
hours-ago = { $count ->
    [one] { $count } ora fa
   *[other] { $count } ore fa
}
yesterday = ieri
days-ago = { $count ->
    [one] { $count } giorno fa
   *[other] { $count } giorni fa
}

## How it stands

deal = Smazzata { $number }
round = Smazzata { $number }
you-won = Hai vinto
won-by = Vittoria: { NAMES($winners) }
score = { NAME($who) } { POINTS($points, kind: "number") }
evening = Serata, partita { $number }
games-won = Partite vinte: { LIST($wins, kind: "plain") }
wins = { NAME($who) } { $count }

## All in one line

name = { $name }
facts = { LIST($facts, kind: "dots") }
spoken-facts = { LIST($facts, kind: "plain") }
