### La page des médailles.

title = Médailles
about = Cinq étapes remplissent chaque médaille : apprendre le jeu, y jouer, gagner, battre des adversaires forts, et un exploit.
progress = { $done } étapes sur { $all }
medal = { $game }, { $done } étapes sur { $all }
full = Cette médaille est complète.
others = Et aussi
