### Die erste Zeile vom Text einer Herausforderung, über einem Block aus Buchstaben und Ziffern, den Misère liest. Über
### Karten und Ergebnisse darf sie nichts verraten.

# Nobody has played it yet.
# $title (Name): the game
# $players (Count): the number of players
invitation = Misère-Herausforderung: { $title }, { $players } Spieler. Füg den ganzen Text in Misère ein, um mit diesen Karten zu spielen.

# $title (Name): the game
# $players (Count): the number of players
# $entries (Count): how many people have played it, at least one
with-entries = Misère-Herausforderung: { $title }, { $players } Spieler, { $entries ->
    [one] von { $entries } Person gespielt
   *[other] von { $entries } Leuten gespielt
}. Füg den ganzen Text in Misère ein, um mit denselben Karten zu spielen.
