### Clubs.

## Actions, each in the three forms that tricks.ftl describes.

lead = Entamez avec { CARD($card, article: "def") }

led = { YOU($who) ->
    [you] Vous avez entamé avec { CARD($card, article: "def") }
   *[other] { NAME($who) } a entamé avec { CARD($card, article: "def") }
}

leading = entamer avec { CARD($card, article: "def") }

lead-and-name = Entamez avec { CARD($card, article: "def") } et annoncez { SUIT($suit) }

led-and-named = { YOU($who) ->
    [you] Vous avez entamé avec { CARD($card, article: "def") } et annoncé { SUIT($suit) }
   *[other] { NAME($who) } a entamé avec { CARD($card, article: "def") } et annoncé { SUIT($suit) }
}

leading-and-naming = entamer avec { CARD($card, article: "def") } et annoncer { SUIT($suit) }

## Refusals

choose-club-first = Choisissez d’abord le trèfle de l’entame, puis la couleur à annoncer.
two-of-clubs-opens = Le premier pli s’entame avec le deux de trèfle.
three-of-clubs-opens = Le deux de trèfle est sur la table : le premier pli s’entame avec le trois de trèfle.
follow-clubs = Vous devez fournir à trèfle.

follow-suit = Vous devez fournir : jouez { SUIT($suit, article: "indef") }.

follow-with-club = Pas de { SUIT($suit) } en main : vous devez jouer un trèfle.

follow-suit-or-club = Vous devez fournir : jouez { SUIT($suit, article: "indef") } ou un trèfle.

## The score sheet

scramble = Compte de { POINTS($tally, kind: "number") } : tout se renverse

cards-taken = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

one-club = { CARD($card, capital: "yes") }

clubs-taken = { $count ->
    [one] { $count } trèfle
   *[other] { $count } trèfles
}

jack-of-clubs = Valet de trèfle

## Records

named-suit = { SUIT($suit) }

## What lies on the table

credit = Alex Chen, James Cook et Patrick LaVictoire

aim = Ramassez les trèfles, sauf le valet ; les autres cartes coûtent des points.

clubs-won = { YOU($who) ->
    [you] trèfles que vous avez ramassés
   *[other] trèfles ramassés par { NAME($who) }
}

tally = compte { POINTS($tally, kind: "number", sign: "always") }

table-card-place = la carte de la table, pour qui fera le dernier pli

table-card = carte de la table

suits-to-name = les couleurs à annoncer
put-on-suit = Posez un trèfle sur la couleur que vous annoncez

trick-of = un pli à { SUIT($suit) }

worth = { POINTS($points, sign: "always") }

worth-with-card = { POINTS($points, sign: "always") }, avec { CARD($card, article: "def") } de la table

fact-suit = Couleur du pli

suit-of-trick = { SUIT($suit) }

fact-scramble = Renversement

at-tally = à un compte de { POINTS($tally, kind: "number") }

## Prompts

play-suit = À vous : jouez { SUIT($suit, article: "indef") }

play-suit-or-club = À vous : jouez { SUIT($suit, article: "indef") } ou un trèfle

no-clubs = Pas de trèfle en main : jouez n’importe quelle carte

no-suit-or-clubs = Ni { SUIT($suit) } ni trèfle en main : jouez n’importe quelle carte

lead-card = À vous d’entamer : jouez { CARD($card, article: "def") }

lead-card-and-name = À vous d’entamer : jouez { CARD($card, article: "def") } et annoncez la couleur du pli

lead-any-or-name = À vous d’entamer : n’importe quelle carte ; avec un trèfle, annoncez la couleur du pli

## Reasons for playing a card

opens = C’est le plus petit trèfle distribué : le premier pli s’entame avec lui.
only-follower = Vous ne pouvez fournir qu’avec cette carte.

unbeatable-as-clubs = Aucune carte encore dehors ne peut battre celle-ci, et quiconque a un trèfle doit en jouer un.

unbeatable-without-jack-as-clubs = Cette carte fait un pli sans le valet de trèfle, et quiconque a un trèfle doit en jouer un.

unbeatable-as = Aucune carte encore dehors ne peut battre celle-ci, et qui a des trèfles mais pas de { SUIT($suit) } doit jouer un trèfle.

unbeatable-without-jack-as = Cette carte fait un pli sans le valet de trèfle, et qui a des trèfles mais pas de { SUIT($suit) } doit jouer un trèfle.

beatable-as-clubs = { $count ->
    [one] Quiconque a un trèfle doit en jouer un, et { $count } carte encore dehors peut battre la vôtre.
   *[other] Quiconque a un trèfle doit en jouer un, et { $count } cartes encore dehors peuvent battre la vôtre.
}

easiest-to-lose = C’est à { SUIT($suit) } qu’il reste dehors le plus de cartes capables de battre la vôtre ({ $count }) : le pli sera facile à perdre.

easier-to-win = Trèfle mis à part, c’est à { SUIT($suit) } qu’il reste dehors le moins de cartes capables de battre la vôtre ({ $count }) : le pli sera plus facile à faire.

clubs-can-be-kept = { $count ->
    [one] Si vous annoncez { SUIT($suit) }, qui en a peut garder ses trèfles, et { $count } carte encore dehors peut battre la vôtre.
   *[other] Si vous annoncez { SUIT($suit) }, qui en a peut garder ses trèfles, et { $count } cartes encore dehors peuvent battre la vôtre.
}

unbeatable = Aucune carte encore dehors ne peut battre celle-ci.
wins-without-jack = Cette carte fait un pli sans le valet de trèfle.
jack-goes = Le valet de trèfle va chez quelqu’un d’autre.
leaves-jack = Cela laisse le valet de trèfle à quelqu’un d’autre.
can-go = Cette carte ne peut pas faire le pli : c’est le moment de s’en défaire.
cannot-win = Cette carte ne peut pas faire le pli.

wins-worth = Cette carte fait le pli, qui vaut { POINTS($points) }.

need-not-play-club = Si vous annoncez { SUIT($suit) }, qui en a peut garder ses trèfles.

everyone-plays-club = Quiconque a un trèfle doit en jouer un.

## House rules

rule-target = Seuil
rule-target-help = La partie finit après une donne qui laisse un total à ce seuil ou au-dessous.

rule-target-means = La partie finit après une donne qui laisse un total de { POINTS($points, kind: "number") } ou pire.

rule-scramble = Renversement
rule-scramble-help = Quand un compte est assez mauvais, la donne est recomptée : chaque trèfle sauf le valet coûte 3, { CARD("JC", as: "symbol") } rapporte 10, et les autres cartes ne comptent pas. Non : les comptes restent tels quels.
rule-scramble-off = Pas de renversement : les comptes restent toujours tels quels, si mauvais soient-ils.

rule-scramble-at = Seuil du renversement
rule-scramble-at-help = Un compte à ce seuil ou au-dessous renverse tout.

rule-scramble-at-means = S’il y a des renversements, il suffit d’un compte de { POINTS($points, kind: "number") } ou pire.

rule-opening = Ouverture
rule-opening-help = Qui a { CARD("2C", as: "symbol") } entame le premier pli, ou qui a { CARD("3C", as: "symbol") } si { CARD("2C", as: "symbol") } est la carte de la table : avec ce trèfle, ou avec n’importe quelle carte.
opening-lowest-club = plus petit trèfle
opening-any-card = carte au choix
rule-opening-any-card = Qui a { CARD("2C", as: "symbol") }, ou { CARD("3C", as: "symbol") } si { CARD("2C", as: "symbol") } est la carte de la table, entame le premier pli avec n’importe quelle carte.

rule-declare = Annonce de la couleur
rule-declare-help = Qui entame avec un trèfle annonce la couleur du pli. Non : quand l’entame est un trèfle, la couleur du pli est trèfle.
rule-declare-off = Personne n’annonce de couleur : quand l’entame est un trèfle, la couleur du pli est trèfle.

## The introduction

introduction-aim = Ramassez les trèfles, mais pas { CARD("JC", as: "symbol") }. Toute autre carte ramassée coûte un point.

introduction-turn = Fournissez à la couleur demandée ou jouez un trèfle, à votre gré. La plus haute de ces cartes fait le pli.

introduction-catch = Si quelqu’un tombe à −26 dans une donne, tout se renverse : chaque trèfle coûte 3, et { CARD("JC", as: "symbol") } rapporte 10.
