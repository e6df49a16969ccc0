### Accueil : les autres pages, les parties à reprendre et les jeux.

friends = Amis

puzzles = Problèmes

puzzle-streak = Série du jour

puzzle-streak-so-far = Série du jour : { $solved }

challenges = Défis

statistics = Statistiques

saved-games = Mes parties

settings = Réglages

menu = Menu

## Games to resume

resume = Reprendre

resume-game = Reprendre { $title }

resume-evening = Reprendre{ "  ·  " }{ $evening }

continue-evening = Poursuivre la soirée

resume-one-of = Reprendre { $title }, { $when }, { $place } sur { $count }

more-games = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}

more-saved-games = { $count ->
    [one] { $count } autre dans Mes parties
   *[other] { $count } autres dans Mes parties
}

unreadable = Ce fichier est illisible

## Games to start

good-to-start-with = Idéal pour débuter

length = { $players } joueurs{ "  ·  " }{ $minutes } min

length-for-some = { $fewest }–{ $most } joueurs{ "  ·  " }{ $minutes } min

record = { $won } sur { $games } gagnées

description = { $aim } { $length }

suggestion = Idéal pour débuter. { $aim } { $length }

learn = Leçon

learn-game = Leçon : { $title }

continue-lesson = Reprendre la leçon, étape { $step }

continue-lesson-of = Reprendre la leçon, étape { $step } : { $title }

challenges-to-play = Défis ({ $count })
