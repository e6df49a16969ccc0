### Les problèmes : les pages qui les énumèrent, et le panneau à côté d’un problème.

puzzles = Problèmes

find-the-card = Trouvez le meilleur coup

about = Dans chaque problème, un coup est nettement meilleur que les autres. À vous de le trouver.

puzzles-of = Problèmes : { $title }

other-games = Autres jeux

next-puzzle = Suivant

easy-of-game = { $title }, problème { $number }, facile

medium-of-game = { $title }, problème { $number }, moyen

hard-of-game = { $title }, problème { $number }, difficile

no-puzzles = Pas encore de problèmes

no-puzzles-of-theme = Aucun de ce type

solved = { $solved ->
    [one] { $solved } résolu sur { $all }
   *[other] { $solved } résolus sur { $all }
}

easy = Faciles

medium = Moyens

hard = Difficiles

found-here = Trouvés sur cet ordinateur

solved-puzzle = Problème { $number }, { $grade }, résolu

unsolved-puzzle = Problème { $number }, { $grade }, non résolu

grade-easy = facile

grade-medium = moyen

grade-hard = difficile

back-today = De retour

## What the person’s tries tell

puzzle-of-day = Problème du jour

solved-of-day = { $puzzle }, résolu

rating = Cote { $rating } ± { $margin }

rating-early = Votre cote s’affichera après quelques problèmes de plus

rating-after = Votre cote : { $rating } ± { $margin } ({ NUMBER($change, sign: "always") })

solves-like = Du premier coup, vous trouvez la réponse à peu près aussi souvent que le niveau { LIST($levels, kind: "or") }.

solves-between = Du premier coup, vous trouvez la réponse plus souvent que le niveau { $low } et moins souvent que le niveau { $high }.

solves-more = Du premier coup, vous trouvez la réponse plus souvent que le niveau { $level }.

solves-less = Du premier coup, vous trouvez la réponse moins souvent que le niveau { $level }.

rating-stays = Votre cote reste à { $rating } ± { $margin } : seul le premier essai compte pour chaque problème.

return-today = { $count ->
    [0] aucun problème ne revient aujourd’hui
    [one] { $count } problème revient aujourd’hui
   *[other] { $count } problèmes reviennent aujourd’hui
}

days-in-a-row = { $days ->
    [one] Premier jour
   *[other] { $days } jours de suite
}

returns = { $days ->
    [0] Ce problème revient aujourd’hui.
    [one] Ce problème revient demain.
   *[other] Ce problème revient dans { $days } jours.
}

themes = Thème : { LIST($themes, kind: "plain") }

theme = Thème

all-themes = Tous les thèmes

export-tries = Exporter…

export-tries-help = Enregistrer vos essais dans un tableau (CSV)

tries-file-name = Problèmes de Misère

reset-tries = Effacer

reset-tries-help = Supprimer vos essais, votre cote et la liste des problèmes résolus

tries-reset = Essais effacés

undo = Annuler

tries-unreadable = Impossible de lire vos essais. { $error }

damaged-tries = { $count ->
    [one] { $count } ligne de tries.jsonl est illisible. Toutes les autres comptent.
   *[other] { $count } lignes de tries.jsonl sont illisibles. Toutes les autres comptent.
}

## The search for new puzzles

new-puzzles = Nouveaux problèmes

method = L’ordinateur joue contre lui-même, et le Maître cherche les positions où un coup est nettement meilleur que les autres. Cela peut prendre plusieurs minutes. En attendant, vous pouvez jouer ou résoudre des problèmes.

find = Lancer la recherche

find-alike = D’autres du même genre

searching = { $found ->
    [one] { $found } trouvé sur { $wanted }
   *[other] { $found } trouvés sur { $wanted }
}, { $deals ->
    [one] { $deals } donne examinée
   *[other] { $deals } donnes examinées
}

cancel = Annuler

found = { $count ->
    [one] { $count } nouveau problème trouvé.
   *[other] { $count } nouveaux problèmes trouvés.
}

search-ended = La recherche s’est arrêtée avant la fin : { $error }

search-failed = La recherche a échoué avant la fin.

search-of-game = { $title } : { $result }

show = Voir

unreadable = Impossible de lire les problèmes trouvés sur cet ordinateur. Leur fichier est resté tel quel. { $error }

## The panel

puzzle-number = Problème { $number } sur { $count }, { $grade }

find-the-play = Trouvez le coup

fewest-penalty-points = Quel coup vous coûte en moyenne le moins de points de pénalité ?

most-points = Quel coup vous rapporte en moyenne le plus de points ?

facts = { LIST($facts, kind: "dots") }

facts-alone = { LIST($facts, kind: "dots", capital: "yes") }

question-spoken = Trouvez le coup. { $question }

show-answer = La réponse

ends-streak = Cela met fin à la série.

back-to-puzzle = Retour au problème

previous-trick = Pli précédent

story = Jusqu’ici

skip = Passer

try-again = Réessayer

play-on = Jouer à partir d’ici

costs-more = { CAPITAL($choice) } : environ { $points ->
    [one] { $points } point de pénalité de plus que le meilleur choix.
   *[other] { $points } points de pénalité de plus que le meilleur choix.
}

brings-fewer = { CAPITAL($choice) } : environ { $points ->
    [one] { $points } point de moins que le meilleur choix.
   *[other] { $points } points de moins que le meilleur choix.
}

try-another = Essayez autre chose.

answer-and-reason = { $choice }. { $reason }

answer = { $choice }.

extra-penalty-points = Pénalités en plus

points-lost = Points perdus

your-try = { CAPITAL($choice) }, votre essai

choice = { CAPITAL($choice) }

best = le mieux

loss = { $points }

loss-and-margin = { $points } ± { $margin }

unlisted = { $count ->
    [one] { $count } autre choix coûte au moins { $points }.
   *[other] { $count } autres choix coûtent au moins { $points }.
}

margin = Moyennes sur un grand nombre de donnes possibles ; ± est la marge d’erreur à 95 %.

cannot-be-shown = Impossible d’afficher ce problème : { $error }.


my-mistakes = Mes erreurs

about-mistakes = Les coups qu’une analyse juge nettement moins bons qu’un autre reviennent ici au bout de deux jours.

mistakes-due = { $count ->
    [0] aucune erreur ne revient aujourd’hui
    [one] { $count } erreur revient aujourd’hui
   *[other] { $count } erreurs reviennent aujourd’hui
}

mistakes-waiting = { $count ->
    [0] aucune nouvelle
    [one] { $count } nouvelle d’ici deux jours
   *[other] { $count } nouvelles d’ici deux jours
}

mistake = Erreur { $number }

learned-mistake = Erreur { $number }, corrigée

mistake-number = Erreur { $number } sur { $count }

what-would-you-play = Que jouez-vous ?

remove-mistake = Retirer

mistake-removed = Erreur retirée

mistakes-unreadable = Impossible de lire vos erreurs. { $error }

damaged-mistakes = { $count ->
    [one] { $count } ligne de mistakes.jsonl est illisible. Toutes les autres comptent.
   *[other] { $count } lignes de mistakes.jsonl sont illisibles. Toutes les autres comptent.
}


streak = Série

about-streak = Du plus facile au plus difficile, jusqu’à la première erreur ; la même pour tous aujourd’hui

streak-standing = aujourd’hui { $today }, record { $best }

streak-ended = La série est terminée. Résolus : { $today }, meilleure série : { $best }

streak-again = Une nouvelle série vous attend demain.

streak-number = Série : problème { $number } sur { $count }
