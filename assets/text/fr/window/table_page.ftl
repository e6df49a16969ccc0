### La table : la barre d’outils et le but au-dessus, la ligne au-dessus de la main, et les boîtes de dialogue.

## The toolbar

toolbar = Barre d’outils

home = Accueil

more-buttons = Menu

finish-deal = Finir la donne

finish-deal-help = Les scores ne peuvent plus changer. Laissez l’ordinateur jouer la fin.

# The button in place of “Finish deal” where the reader wins all that is left.
claim-rest = Réclamer le reste

# Help for “Claim the rest”, with its key.
claim-rest-help = Tous les plis à venir sont à vous, quoi que l’on joue. Laissez l’ordinateur jouer la fin (F).

others-claim-help = Tous les plis à venir sont pour { NAME($who) }, quoi que l’on joue. Laissez l’ordinateur jouer la fin (F).

# For screen readers, once the reader wins all that is left.
can-claim = Vous pouvez réclamer le reste avec F.

# What a computer player says that wins all that is left.
claims-rest = Le reste est à moi : plus rien ne bat mes cartes.

hint = Conseil

hint-help = Conseil (H)

undo = Annuler

undo-help = Annuler (U)

undo-off = L’annulation est désactivée dans les réglages.

nothing-to-undo = Rien à annuler

previous-trick = Pli précédent

previous-trick-help = Pli précédent (L)

no-trick = Aucun pli n’a encore été ramassé dans cette donne.

why = Pourquoi ?

why-help = Pourquoi une carte a été jouée (W)

scores = Scores

scores-help = Feuille de marque (S)

rules = Règles

turn-sounds-off = Couper le son

turn-sounds-on = Remettre le son

rules-help = Règles (F1)

settings = Réglages

continued = suite d’une autre partie

undone = { $times ->
    [one] { $times } coup annulé
   *[other] { $times } coups annulés
}

lowest-wins = Le plus petit score gagne

highest-wins = Le plus grand score gagne

## The aim above the table

got-it = Compris

aim-lowest = { $aim } Le plus petit score gagne.

aim-highest = { $aim } Le plus grand score gagne.

## The line above the hand

undone-now = Annulé.

previous-trick-again = { YOU($who) ->
    [you] Pli précédent, pour vous. Touche L ou clic pour continuer.
   *[other] Pli précédent, pour { NAME($who) }. Touche L ou clic pour continuer.
}

hints-off = Les conseils sont désactivés dans les réglages.

not-your-turn = Ce n’est pas à vous de jouer.

explained-first = { $told } Choisissez une autre carte sur la table pour savoir pourquoi elle a été jouée.

nothing-played = Rien n’a encore été joué.

thinking = Un instant, je réfléchis…

advice = { $action }. { $reason }

not-possible = « { $action } » n’est pas possible maintenant : { $error }.

## How the choices compare with a hint

choices = Vos choix comparés

only-choice = votre seul choix

not-examined = non examiné

bars = Plus la barre est courte, mieux c’est. Le trait fin est la marge d’erreur.

all-as-good = Tous ces choix se valent à peu près : jouez ce qui vous plaît.

show-more = encore { $count }

choice-with-value = { $choice } : { $value }

more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}

## The menu, opened by Escape

back-to-table = Retour à la table

score-sheet = Feuille de marque

review-game = Analyser cette partie

share = Partager

save-copy = Faire une copie

new-game = Nouvelle partie

keyboard-shortcuts = Raccourcis clavier

## The curtain between people at one computer

turn-of = { YOU($who) ->
    [you] À vous
   *[other] À { NAME($who) }
}

hands-hidden = Les mains restent cachées jusqu’à ce que vous soyez en place.

show-my-cards = Voir mes cartes

## The score sheet

next-deal = Donne suivante

next-round = Manche suivante

review = Analyse

review-help = Revoir la partie pas à pas, de n’importe quelle place

more-choices = Plus…

same-deal = Même donne

same-deal-help = Rejouer ces cartes, à n’importe quelle place, contre n’importe qui

end-evening = Finir la soirée

end-evening-help = Clore la soirée et voir qui l’a gagnée

start-evening = Commencer une soirée jeux

start-evening-help = Jouer plusieurs parties à la suite en gardant le classement, celle-ci comprise

share-help = En fichier, en texte ou en image

next-of-evening = Partie suivante de la soirée

rematch = Revanche

rematch-help = Les mêmes joueurs et les mêmes règles maison ; la donne tourne

rematch-in-evening-help = Ce jeu encore une fois dans la soirée ; la donne tourne

no-deal-finished = Aucune donne n’est encore finie.

no-round-finished = Aucune manche n’est encore finie.

origin-of-penalty-points = D’où viennent les pénalités

origin-of-penalty-points-in-deal = D’où viennent les pénalités de la donne { $deal }

origin-of-penalty-points-in-round = D’où viennent les pénalités de la manche { $round }

origin-of-points = D’où viennent les points

origin-of-points-in-deal = D’où viennent les points de la donne { $deal }

origin-of-points-in-round = D’où viennent les points de la manche { $round }

nobody-scored = Personne n’a rien marqué.

number-and-title = { $number }{ "  " }{ $title }

total = Total

players = Joueurs : { LIST($names, kind: "plain") }

line = { $head } : { LIST($cells, kind: "plain") }

cell = { $text }

cards = { CARDS($cards, kind: "plain") }

## Earlier games with the same deals

earlier-games = Parties précédentes avec ces donnes

when-with-undo = { $when }, avec annulation

same-as-before = { YOU($who) ->
    [you] Avec les mêmes cartes, vous aviez fait { POINTS($before, kind: "number") } la dernière fois ; autant cette fois.
   *[other] Avec les mêmes cartes, { NAME($who) } avait fait { POINTS($before, kind: "number") } la dernière fois ; autant cette fois.
}

better-than-before = { YOU($who) ->
    [you] Avec les mêmes cartes, vous aviez fait { POINTS($before, kind: "number") } la dernière fois : { POINTS($gain) } de mieux cette fois.
   *[other] Avec les mêmes cartes, { NAME($who) } avait fait { POINTS($before, kind: "number") } la dernière fois : { POINTS($gain) } de mieux cette fois.
}

worse-than-before = { YOU($who) ->
    [you] Avec les mêmes cartes, vous aviez fait { POINTS($before, kind: "number") } la dernière fois : { POINTS($loss) } de moins bien cette fois.
   *[other] Avec les mêmes cartes, { NAME($who) } avait fait { POINTS($before, kind: "number") } la dernière fois : { POINTS($loss) } de moins bien cette fois.
}

## The evening

evening-after = La soirée après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}

games-won = Victoires

average-place = Place moyenne

total-points = Total des points

this-game = Cette partie : { $title }

nth-place = { $place ->
    [1] { $place }re
   *[other] { $place }e
}

points-and-place = { POINTS($points, kind: "number") } · { $place }

## Proof of fair play, below the score sheet

fair-shuffle = Mélange honnête

not-freshly-shuffled = Cartes non battues

details = Détails…

hide-details = Masquer

secret-until-over = Le code de donne et le secret du sceau seront montrés après la partie.

no-seal = Cette partie n’a pas de sceau, puisque les cartes n’ont pas été battues.

deal-code = Code de donne { $code }

copy-deal-code = Copier le code de donne

secret = Secret : { $secret }

copy-secret = Copier le sceau et son secret ; docs/fairness.md explique comment les vérifier

## The check that nobody peeked

check-peeking = Vérifier que personne n’a triché

peek-method = L’ordinateur reprend chaque décision : une fois avec les vraies cartes, une fois après l’échange de deux cartes qu’il ne pouvait pas voir. Qui ne regarde pas la main des autres décide deux fois la même chose.

peek-timed = Les deux décisions sont prises maintenant, avec les mêmes tirages au hasard. Si le temps de réflexion était limité, elles peuvent différer de la partie.

peek-progress = { $done ->
    [one] { $done } décision sur { $total }
   *[other] { $done } décisions sur { $total }
}

cancel = Annuler

peek-failed = La vérification n’a pas pu aller au bout.

peek-not-programs = Les programmes extérieurs ne peuvent pas être interrogés à nouveau.

nothing-to-check = Il n’y avait rien à vérifier.

nobody-peeked = Personne n’a triché : réponses identiques, { $asked } sur { $asked }.

some-differ = Réponses identiques : seulement { $same } sur { $asked }.

peek-counts = La partie comptait { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} de l’ordinateur et, pour les autres, { $hints ->
    [one] { $hints } conseil possible
   *[other] { $hints } conseils possibles
}. Les décisions sans carte à échanger sont laissées de côté.

## The question whether a program may play

let-program-play = Laisser jouer un programme ?

play-without-it = Jouer sans lui

let-it-play = Laisser jouer

played-by-program = Pour « { $name } », c’est un programme qui joue. Cette commande le lance :

runs-in-folder = Il s’exécute dans ce dossier :

its-files = Il lance ou lit ces fichiers. Si l’un d’eux change, la question vous sera posée de nouveau :

trust-it = Un programme peut faire sur cet ordinateur tout ce que vous pouvez y faire. Ne le laissez jouer que s’il a votre confiance.

cannot-allow = Vous ne pouvez pas l’autoriser ici : { $error }.

scroll-first = Faites défiler jusqu’au bout avant d’autoriser.

asked-once = La question ne vous est posée qu’une fois pour ce programme.

## Messages about players that failed

could-not-decide = { $name } : pas de décision. L’ordinateur a joué à sa place.

took-too-long = { $name } : réflexion trop longue. L’ordinateur a joué à sa place.

nobody-could-decide = { $name } : pas de décision. La première action permise a été jouée.

decided-instead = { $fault } L’ordinateur a décidé à sa place.

takes-over = { $fault } L’ordinateur prend la suite.

program-timed-out = { $name } : le programme a mis plus de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

program-malformed = { $name } : réponse incompréhensible du programme, « { $found } ».

program-illegal = { $name } : le programme a voulu « { $action } », ce qui n’est pas permis maintenant.

program-ended = { $name } : le programme s’est arrêté.

program-line-too-long = { $name } : le programme a été arrêté, car il a écrit une ligne de plus de 64 Kio.

program-too-many-late = { $name } : le programme a été arrêté, car il a trop souvent répondu en retard.

program-too-many-unread = { $name } : le programme a été arrêté, car il ne lit pas ses messages.

program-changed = { $name } : le programme a changé depuis votre autorisation.

program-not-started = { $name } : impossible de lancer le programme ({ $error }).

## Names of games

copy-of = { $name } (copie)

rated-choice = { CAPITAL($choice) }

says = { YOU($who) ->
    [you] Vous dites : { $words }
   *[other] { NAME($who) } dit : { $words }
}

coach-take-back = Annuler le coup (U)
coach-go-on = Continuer (Entrée)
coach-asks = Annuler le coup, ou continuer ?

think-longer = Réfléchir plus (M)

stop-thinking = Arrêter (M)

values-are-exact = Ces valeurs sont exactes.

values-are-sure = Aucun autre choix ne peut être aussi bon.
