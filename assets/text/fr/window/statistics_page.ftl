### La page des statistiques : les filtres, une ligne par jeu et par sorte d’adversaires, et ses détails.

title = Statistiques

not-kept = Les résultats ne sont pas gardés : « Garder les résultats » est désactivé dans les réglages.

your-results = Vos résultats

no-results = Finissez une partie, et ses chiffres viendront ici : votre taux de victoires et celui que donnerait le hasard seul, vos scores, vos séries de victoires et, pour les parties que vous analysez, votre habileté.

play = Jouer à { $title }

reset-done = Statistiques effacées

undo = Annuler

undo-reset = Rétablir

show-all = Tout voir

combine = Les réunir

separate = Les séparer

export = Exporter…

export-help = Enregistrer ces parties dans un tableau (CSV)

file-name = Statistiques de Misère

reset = Effacer

reset-help = Supprimer tous les résultats, même ceux qui ne sont pas affichés

games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

games-of-people = { $count ->
    [one] { $count } partie, comptée une fois par personne qui jouait
   *[other] { $count } parties, comptées une fois par personne qui jouait
}

some-games = { $shown } sur { $all ->
    [one] { $all } partie
   *[other] { $all } parties
}

some-games-of-people = { $shown } sur { $all ->
    [one] { $all } partie, comptée une fois par personne qui jouait
   *[other] { $all } parties, comptées une fois par personne qui jouait
}

rules-together = Une ligne réunit jusqu’à { $most } ensembles de règles maison.

rules-apart = Chaque ensemble de règles maison est compté à part.

no-match = Aucune partie ne passe ces filtres.

unreadable = Impossible de lire les résultats. { $error }

damaged = { $count ->
    [one] { $count } ligne de results.jsonl est illisible : { LIST($lines, kind: "plain") }. Toutes les autres comptent.
   *[other] { $count } lignes de results.jsonl sont illisibles : { LIST($lines, kind: "plain") }. Toutes les autres comptent.
}

damaged-more = { $count ->
    [one] { $count } ligne de results.jsonl est illisible : { LIST($lines, kind: "plain") }… Toutes les autres comptent.
   *[other] { $count } lignes de results.jsonl sont illisibles : { LIST($lines, kind: "plain") }… Toutes les autres comptent.
}

damaged-line = ligne { $line } ({ $reason })

## The filters

game = Jeu

all-games = Tous les jeux

opponents = Adversaires

all-opponents = Tous les adversaires

mixed-levels = Niveaux mêlés

programs = Programmes

people = Humains

period = Période

all-time = Depuis le début

last-days = { $days ->
    [one] Le dernier jour
   *[other] Les { $days } derniers jours
}

last-year = L’année écoulée

players = Joueurs

any-number = Peu importe

players-of-game = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

person = Qui joue

everyone = Tout le monde

you = Vous

house-rules = Règles maison

all-house-rules = Toutes les règles

usual-rules = Règles habituelles

rules-of-game = { $title } : { $rules }

practice = Entraînement

without-practice = Sans entraînement

with-practice = Avec entraînement

## A row

against-level = contre le niveau { $level }

against-mixed = contre des niveaux mêlés

against-programs = contre des programmes

with-people = avec d’autres personnes

against-with-rules = { $against }{ "  ·  " }{ $rules }

against-with-sets = { $against }{ "  ·  " }{ $sets } ensembles de règles maison

share-won = { $share } % de victoires{ "  ·  " }hasard seul { $chance } %

game-label = { $count ->
    [one] partie
   *[other] parties
}

average-score = score moyen

best-score = meilleur score

in-a-row = { $longest } (en cours { $now })

in-a-row-label = victoires de suite

skill-per-deal = habileté/donne

no-skill = –

row = { $title } { $against } : { $figures }

row-with-rules = { $title } { $against } : { $figures }. { $rules }

row-with-sets = { $title } { $against } : { $figures }. { $sets } ensembles de règles maison réunis

row-figures = { $won }, { $scores }

row-won = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $share } % de victoires, entre { $low } % et { $high } %, { $chance } % par le hasard seul

row-scores = score moyen { $mean }, meilleur { $best }

row-scores-with-streak = score moyen { $mean }, meilleur { $best }, plus longue série de victoires { $longest }

row-scores-with-streaks = score moyen { $mean }, meilleur { $best }, plus longue série de victoires { $longest }, en cours { $now }

row-figures-with-skill = { $figures }, habileté { $skill } points par donne

## The details of a row

won = { $games ->
    [one] { $share } % de victoires sur { $games } partie (le point sur la barre) ; le hasard seul en donnerait { $chance } % (le trait vertical). À la longue, votre taux se situe sans doute entre { $low } % et { $high } % (la zone ombrée).
   *[other] { $share } % de victoires sur { $games } parties (le point sur la barre) ; le hasard seul en donnerait { $chance } % (le trait vertical). À la longue, votre taux se situe sans doute entre { $low } % et { $high } % (la zone ombrée).
}

over-time = Au fil du temps

skill = Habileté

scores = Scores

losses = Pertes

how-to-see-skill = Pour connaître votre habileté, faites analyser une partie : ouvrez Analyse après la partie ou depuis Mes parties, puis choisissez Décisions et Juger.

about-skill = L’habileté dit combien de points par donne vous faites de mieux (+) ou de moins bien (−) que le Maître avec les mêmes cartes. { $games ->
    [one] { $games } partie analysée
   *[other] { $games } parties analysées
}

about-skill-with-figures = L’habileté dit combien de points par donne vous faites de mieux (+) ou de moins bien (−) que le Maître avec les mêmes cartes. { $games ->
    [one] { $games } partie analysée
   *[other] { $games } parties analysées
} : habileté { $skill }, chance { $luck } points par donne (± est la marge d’erreur à 95 %).

about-scores-lowest = Votre score à chaque partie. Le plus petit gagne.

about-scores-highest = Votre score à chaque partie. Le plus grand gagne.

skill-chart = Habileté par donne sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : moyenne { $first } au début, { $last } à la fin

scores-chart = Scores sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : moyenne { $first } au début, { $last } à la fin

losses-chart = Perte par décision sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : moyenne { $first } % au début, { $last } % à la fin

legend = Chaque point est une partie, la première à gauche. La ligne est la moyenne des { $window } dernières parties, et la bande sa marge d’erreur à 95 %.

by-usual-rules = Selon les règles habituelles.

by-house-rules = Règles maison : { $rules }.

by-different-rules = Des parties aux règles maison différentes sont réunies.

help-used = Aides reçues : { $undos ->
    [one] { $undos } coup annulé
   *[other] { $undos } coups annulés
}, { $hints ->
    [one] { $hints } conseil
   *[other] { $hints } conseils
}.

mistakes = Erreurs les plus fréquentes

none-marked = Aucune décision n’a été signalée.

mistakes-of-kind = { $kind } : { $marked } sur { $all ->
    [one] { $all } décision
   *[other] { $all } décisions
} ({ LIST($marks) })

## Un seul nombre : ce que coûtent les décisions

plays-like = Joue comme le niveau { LIST($levels, kind: "or") }

loss-per-decision = Sur les { $games } dernières parties analysées, une décision vous a coûté en moyenne { $rate } ± { $margin } % de l’écart de points habituel entre deux donnes.

loss-in-one-game = Sur une partie analysée, une décision vous a coûté en moyenne { $rate } % de l’écart de points habituel entre deux donnes.

too-few-games = Après { $games } parties analysées, vous verrez ici quel niveau joue comme vous.

no-levels-measured = Les niveaux n’ont pas encore été mesurés à ce jeu : rien à quoi se comparer.

how-to-see-losses = Pour savoir ce que coûtent vos décisions, faites analyser une partie : ouvrez Analyse après la partie ou depuis Mes parties, puis choisissez Décisions et Juger.

about-losses = Ce que coûte une décision en moyenne, par rapport à la meilleure que l’analyse ait trouvée : en pourcentage de l’écart de points habituel entre deux donnes, ce qui permet de comparer des jeux différents. Plus c’est bas, mieux c’est. Comptent vos { $games } dernières parties analysées ({ $title }), contre tous les adversaires affichés ici.

where-from = D’où elles viennent

loss-of-kind = { $count ->
    [one] { $kind } : { $part } %, pour { $count } décision à { $mean } %
   *[other] { $kind } : { $part } %, pour { $count } décisions à { $mean } % chacune
}

filter = Filtrer

games-won = { $won ->
    [0] Aucune gagnée pour l’instant
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
