### L’analyse d’une partie : l’en-tête, les commandes sous la table et les verdicts à côté.

title = Analyse : { $title }

at-start = Début, étape 0 sur { $end }

in-deal = Donne { $deal }, { $step } sur { $end }

in-round = Manche { $round }, { $step } sur { $end }

back = Retour

play-on = Jouer à partir d’ici

play-on-help = Commencer une nouvelle partie à cette position ; celle-ci reste telle quelle

why = Pourquoi ?

why-help = Pourquoi une carte a été jouée (W)

what-if = Et si… ?

what-if-help = Comment cette donne aurait pu tourner avec le meilleur coup

as-played = La vraie partie

might-have-gone = Une suite possible. À partir d’ici, l’ordinateur joue pour tout le monde.

instead-of = { YOU($who) ->
    [you] Vous auriez fait { POINTS($points) } dans cette donne, au lieu de { POINTS($played, kind: "number") }.
   *[other] { NAME($who) } aurait fait { POINTS($points) } dans cette donne, au lieu de { POINTS($played, kind: "number") }.
}

same-points = Dans cette donne, les points restent les mêmes.

decisions = Décisions

decisions-help = Ce que le Maître pense des décisions

share = Partager

share-help = En fichier, en texte ou en image

## The line above the hand

game-begins = La partie commence.

nothing-played = Rien n’a encore été joué dans cette donne.

marked = { $mark }. { $done }. { $verdict }

## The controls

position = Position

first-position = Première position (Début)

previous-deal = Donne précédente (Ctrl Page préc.)

previous-round = Manche précédente (Ctrl Page préc.)

previous-trick = Pli précédent (Page préc.)

step-back = Un pas en arrière (Gauche)

step-forward = Un pas en avant (Droite)

next-trick = Pli suivant (Page suiv.)

next-deal = Donne suivante (Ctrl Page suiv.)

next-round = Manche suivante (Ctrl Page suiv.)

last-position = Dernière position (Fin)

trick = Pli

deal = Donne

round = Manche

pause = Pause (Espace)

play-back = Lecture (Espace)

speed = Vitesse

slow = Lente

normal = Normale

fast = Rapide

playback-speed = Vitesse de lecture

hands-hidden = Les autres mains restent cachées jusqu’à la fin de cette donne.

seat = Place

seat-at-bottom = Place en bas

all-hands = Tout voir

all-hands-open = Voir toutes les mains

## The verdicts

method = Le Maître, le niveau le plus fort de l’ordinateur, juge chaque décision d’après ce que l’on pouvait savoir à ce moment-là. Il dit ce qu’elle a coûté, avec quelle certitude, et ce qui valait mieux.

not-yet = Les décisions peuvent être jugées dès qu’une donne est finie.

judge = Juger

progress = { $percent } %

cancel = Annuler

failed = Certaines décisions n’ont pas pu être jugées.

try-again = Réessayer

summary-none = { $name } : { $judged ->
    [one] { $judged } décision
   *[other] { $judged } décisions
}, rien à signaler

summary = { $name } : { $judged ->
    [one] { $judged } décision
   *[other] { $judged } décisions
}, { LIST($marks) }

all-deals = Toutes les donnes

all-rounds = Toutes les manches

this-deal = Donne { $deal }

this-round = Manche { $round }

good-cards = Bonnes cartes : elles valaient { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

bad-cards = Mauvaises cartes : elles ont coûté { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

average-cards = Cartes ni bonnes ni mauvaises.

play-cost = { YOU($who) ->
    [you] Avec les mêmes cartes, le Maître aurait fait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de mieux que vous.
   *[other] Avec les mêmes cartes, le Maître aurait fait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de mieux { NAME($who, case: "que") }.
}

play-gained = { YOU($who) ->
    [you] Vous avez fait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de mieux que le Maître.
   *[other] { NAME($who) } a fait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de mieux que le Maître.
}

play-even = Aux seuls points, rien ne distingue ce jeu de celui du Maître.

numbers = Chiffres et marges

luck-and-skill = Chance { $luck }, habileté { $skill } points. Un + est bon pour cette place ; ± est la marge d’erreur à 95 %.

least-losses = Ici, selon les points perdus : imprécision à partir de { $inaccuracy } ; erreur à partir de { $mistake } ; gaffe à partir de { $blunder }. Il en fallait moins quand la victoire était en jeu.

cards-of-deal = { YOU($who) ->
    [you] Donne { $deal } : vous avez fait { $scored }. Le Maître ferait en moyenne { $master } avec ces cartes, et { $par } avec des cartes au hasard.
   *[other] Donne { $deal } : { NAME($who) } a fait { $scored }. Le Maître ferait en moyenne { $master } avec ces cartes, et { $par } avec des cartes au hasard.
}

cards-of-round = { YOU($who) ->
    [you] Manche { $round } : vous avez fait { $scored }. Le Maître ferait en moyenne { $master } avec ces cartes, et { $par } avec des cartes au hasard.
   *[other] Manche { $round } : { NAME($who) } a fait { $scored }. Le Maître ferait en moyenne { $master } avec ces cartes, et { $par } avec des cartes au hasard.
}

expected-penalty-points-in-deal = Pénalités à attendre dans la donne { $deal } :

expected-penalty-points-in-round = Pénalités à attendre dans la manche { $round } :

expected-points-in-deal = Points à attendre dans la donne { $deal } :

expected-points-in-round = Points à attendre dans la manche { $round } :

chart = Points à attendre : { $first } au début, { $last } à la fin ; décisions signalées : { $marked }

marked-in-deal = { $mark }, donne { $deal }. { $done }

marked-in-round = { $mark }, manche { $round }. { $done }

marked-spoken = { $heading }. { $verdict }

## Learning from mistakes

learn = Apprendre de vos erreurs

task = { $mark }. { $done }. Trouvez mieux.

right = Bien vu. { $verdict }

also-right = Bien vu : c’est à peu près aussi bon que le choix du Maître.

same-again = C’est ce qui a été joué. Essayez autre chose.

not-best = Le Maître jouerait autrement. Essayez encore.

not-best-because = Le Maître jouerait autrement. Un indice : « { $reason } »

task-number = { $number } sur { $of }

skip = Passer

show-answer = La réponse

stop = Arrêter

learned = C’était la dernière erreur. Vous avez trouvé mieux { $found } fois sur { $all }.

finish = Terminer

next = Suite

coach-said = L’entraîneur est déjà intervenu ici à la table.
coach-took-back = L’entraîneur est intervenu ici, et vous avez annulé le coup : { $played }.

think-longer = Réfléchir plus (M)

stop-thinking = Arrêter (M)

loss-is-exact = Coût exact de cette décision : { $points } points.

loss-so-far = Coût de cette décision : { $points } points, sur { $results } résultats.

mistakes-return = { $count ->
    [one] { $count } de ces erreurs revient dans deux jours, dans « Problèmes › Mes erreurs ».
   *[other] { $count } de ces erreurs reviennent dans deux jours, dans « Problèmes › Mes erreurs ».
}
