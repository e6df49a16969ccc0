### Les défis : la page qui les montre tous, et la page d’un seul.

title = Défis

challenge-a-friend = Défier des amis

challenge-help = Vos amis jouent les mêmes cartes contre les mêmes adversaires. Personne ne voit ce qu’ont fait les autres avant d’avoir joué aussi.

## The list

same-cards = Mêmes cartes, autre table

paste = Coller un défi

open-file = Ouvrir…

how-to-make = Après une partie, « { $challenge } » se trouve sous « { $more } ».

from = { $name } vous lance un défi

received = Un défi pour vous

made = Votre défi

to-play = Pas encore joué

begun = Commencé

waiting = Vous avez joué. Pas encore de réponse.

standings = { LIST($results, kind: "dots") }

standing = { $name } { POINTS($points, kind: "number") }

you = Vous

friend = Quelqu’un

row = { $title } : { STOP($heading) } { $state }

deleted = Défi supprimé : { $title }

## The page of a challenge

one = Défi

against = Contre { LIST($opponents) }

opponent = { $name } ({ $level })

rules = Règles maison : { LIST($rules, kind: "plain") }

conditions = Ni annulation ni conseil jusqu’à la fin de la partie. Ce qu’ont fait les autres reste caché tant que vous n’avez pas joué.

other-players = Les adversaires de ce défi sont de la version { $theirs }. Les vôtres sont de la version { $ours } et décident autrement : on ne peut pas comparer les résultats. Il faut la même version de Misère des deux côtés.

send = Envoyez ce défi à vos amis : leurs réponses vous reviendront de la même façon.

copy-challenge = Copier le défi

copy-reply = Copier la réponse

copied = Copié, à coller dans un message à vos amis.

save = Enregistrer…

show-text = Le texte à envoyer

your-name = Votre nom

name-help = Vos amis le verront à côté de votre résultat.

compare = Comparer les scores

## Who has played

played = Qui a joué

nobody = Personne n’a encore joué.

sealed = { $name } : caché tant que vous n’avez pas joué

line = { $place }. { $name } : { POINTS($points) }

facts = { LIST($facts, kind: "dots") }

place = { $place ->
    [1] { $place }re place sur { $players } à la table
   *[other] { $place }e place sur { $players } à la table
}

undone = annulations : { $count }

hints = conseils : { $count }

proved = vérifié

by-the-clock = partie ordinaire, dont on ne peut pas vérifier les adversaires

other-version = adversaires d’une autre version, que l’on ne peut pas vérifier

checking = { $name } : chaque coup est vérifié…

refused = Réponse refusée ({ $name }) : { $reason }.

limits = Ici, chaque partie est rejouée, et les adversaires reprennent chacune de leurs décisions. Cela montre qu’un résultat est vrai, mais pas qui a joué, en combien d’essais, ni si quelqu’un a aidé.

## Two people side by side

deal-by-deal = Donne par donne

compare-with = Comparer avec

total = Total

parted = Vos chemins se séparent à la donne { $deal } :

parted-in-round = Vos chemins se séparent à la manche { $deal } :

alike = Vous avez joué toutes les cartes de la même façon.

opponents-differ = L’une des deux était une partie ordinaire, et à chaque donne un adversaire y a décidé autrement avant que vos chemins se séparent. Pour mieux comparer, lancez un défi depuis la page d’une nouvelle partie.

play = { STOP($play) } { $verdict }

best = On n’a pas trouvé mieux.

about-as-good = Cela valait à peu près le meilleur choix.

judging = Y avait-il mieux ? Recherche…

see = Voir dans votre partie

## At the table

no-undo = Un défi se joue sans annulation.

no-hints = Un défi se joue sans conseil jusqu’à la fin.

cards-only = Jouer quand même ces cartes

file-name = Défi, { $title }

see-other = Voir dans l’autre partie

their-game = { $name } : { $title }

send-reply = Renvoyez votre réponse, ou faites passer le défi : tout le monde peut s’y mettre.
