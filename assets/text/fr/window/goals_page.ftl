### La page des médailles.

title = Médailles
about = Chaque médaille se complète en cinq étapes : apprendre le jeu, y jouer, gagner, battre des adversaires forts et réussir un exploit.
progress = Étapes : { $done } sur { $all }
medal = { $game }, étapes : { $done } sur { $all }
full = Cette médaille est complète.
others = Et aussi
