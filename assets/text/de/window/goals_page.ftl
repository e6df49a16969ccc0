### Die Seite der Medaillen.

title = Medaillen
about = Zu jeder Medaille gehören fünf Schritte: das Spiel lernen, es spielen, gewinnen, gegen starke Gegner gewinnen und ein Kunststück schaffen.
progress = { $done } von { $all } Schritten
medal = { $game }, { $done } von { $all } Schritten
full = Diese Medaille ist vollständig.
others = Außerdem
