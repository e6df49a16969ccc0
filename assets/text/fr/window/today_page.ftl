### La page de la donne du jour : la donne, comment elle s’est passée, les jours de suite et un calendrier.

title = Donne du jour

date = { CAPITAL($weekday) } { $day ->
    [1] { $day }er
   *[other] { $day }
} { $month }

month-of-year = { CAPITAL($month) } { $year }

monday = lundi
tuesday = mardi
wednesday = mercredi
thursday = jeudi
friday = vendredi
saturday = samedi
sunday = dimanche

short-monday = lun
short-tuesday = mar
short-wednesday = mer
short-thursday = jeu
short-friday = ven
short-saturday = sam
short-sunday = dim

january = janvier
february = février
march = mars
april = avril
may = mai
june = juin
july = juillet
august = août
september = septembre
october = octobre
november = novembre
december = décembre

against = Les mêmes cartes pour tout le monde, contre le niveau { $level }. Environ { $minutes } min.

first-attempt = C’est votre premier essai qui compte, sans annulation ni conseil.

to-beat = Jusqu’ici, votre meilleure donne du jour à { $title } : { $result }.

make-up = Vous pouvez encore rattraper ce jour : votre premier essai compte, sans annulation ni conseil.

long-ago = Ce jour est passé. Vous pouvez encore jouer sa donne : elle compte dans le calendrier, mais pas dans vos jours de suite.

play = Jouer

resume = Reprendre

play-again = Rejouer pour s’entraîner

result = { $points }, { $place ->
    [1] { $place }re
   *[other] { $place }e
} place sur { $players }

master-average = Avec ces cartes, le Maître fait { $points } en moyenne.

not-reviewed = Faites analyser la partie et vous verrez aussi comment le Maître, le niveau le plus fort de l’ordinateur, s’en sortirait avec vos cartes.

reviewing = La moyenne du Maître avec ces cartes est en cours de calcul.

review = Analyse

in-a-row = { $days ->
    [0] Pas encore de série
    [one] Premier jour
   *[other] { $days } jours de suite
}

longest = Record : { $days }

places = Places obtenues

place-count = { $place } place : { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

missed-one = Vous pouvez encore rattraper { $day }.

missed-two = Vous pouvez encore rattraper { $first } et { $second }.

earlier = Mois précédent

later = Mois suivant

today = Aujourd’hui

day-state = { $date } : { $state }

to-come = à venir

open = pas encore joué

missed = manqué

played = joué, { $place ->
    [1] { $place }re
   *[other] { $place }e
} place

played-late = joué plus tard, { $place ->
    [1] { $place }re
   *[other] { $place }e
} place

legend = Le chiffre dans le cercle est votre place. Un petit rond marque un jour que vous pouvez encore jouer.

days-played = { $days ->
    [one] 1 jour joué
   *[other] { $days } jours joués
}

days-won = { $days ->
    [0] pas encore de victoire
    [one] 1 victoire
   *[other] { $days } victoires
}

average-place = place moyenne : { $place }

how = Comment la date fixe la donne

how-text = Une nouvelle donne commence chaque jour à minuit en temps universel (UTC), pour tout le monde à la fois. Le jour de la semaine décide du jeu et des adversaires : le lundi est le plus facile, le dimanche le plus difficile. Les cartes découlent de la date seule : personne ne les choisit, aucun serveur ne les donne. Les adversaires décident de la même façon sur tous les ordinateurs.

deal-code = Code de donne : { $code }

tile = { $title }, { $state }

tile-open = Les mêmes cartes pour tous, environ { $minutes } min

tile-played = Jouée : { $place ->
    [1] { $place }re
   *[other] { $place }e
} place sur { $players }

no-undo = Pas d’annulation au premier essai d’une donne du jour.

no-hints = Pas de conseil au premier essai d’une donne du jour.

hours-left = { $hours ->
    [one] Encore { $hours } heure
   *[other] Encore { $hours } heures
}

minutes-left = Encore { $minutes } min

next-in = { $hours ->
    [one] Ensuite : { $title } dans { $hours } heure
   *[other] Ensuite : { $title } dans { $hours } heures
}
