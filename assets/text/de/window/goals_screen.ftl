### Die Seite der Medaillen.

title = Medaillen
about = Fünf Schritte füllen jede Medaille: das Spiel lernen, es spielen, gewinnen, gegen starke Gegner gewinnen und ein Kunststück.
progress = { $done } von { $all } Schritten
medal = { $game }, { $done } von { $all } Schritten
full = Diese Medaille ist vollständig.
others = Außerdem
