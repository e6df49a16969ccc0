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

scramble = { POINTS($tally, kind: "number") } en une donne : tout se renverse

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

tally = donne { POINTS($tally, kind: "number", sign: "always") }

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

at-tally = à { POINTS($tally, kind: "number") } en une donne

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
dodges-jack = Cette carte ne peut pas faire le pli, et la carte la plus chère est encore dehors.
cannot-win-cost = Cette carte ne peut pas faire le pli, qui coûte déjà { POINTS($points) }.
likely-beaten = Cette carte sera sans doute battue : la plupart des cartes encore dehors qui permettent de fournir sont plus hautes.

wins-worth = Cette carte fait le pli, qui vaut { POINTS($points) }.

everyone-plays-club = Quiconque a un trèfle doit en jouer un.

## Why somebody played as they did, for everyone at the table: whole sentences with a motive.

motive-only-follower = { YOU($who) ->
    [you] Vous deviez fournir, et ce n’était possible qu’avec { CARD($card, article: "def") }.
   *[other] { NAME($who) } devait fournir, et ce n’était possible qu’avec { CARD($card, article: "def") }.
}

motive-draw-clubs = { YOU($who) ->
    [you] Vous avez entamé avec { CARD($card, article: "def") } pour obliger quiconque avait un trèfle à en jouer un.
   *[other] { NAME($who) } a entamé avec { CARD($card, article: "def") } pour obliger quiconque avait un trèfle à en jouer un.
}

motive-spare-clubs = { YOU($who) ->
    [you] Vous avez entamé avec { CARD($card, article: "def") } et annoncé { SUIT($suit) }, pour que ceux qui en avaient puissent garder leurs trèfles.
   *[other] { NAME($who) } a entamé avec { CARD($card, article: "def") } et annoncé { SUIT($suit) }, pour que ceux qui en avaient puissent garder leurs trèfles.
}

motive-name-to-lose = { YOU($who) ->
    [you] Vous avez entamé avec { CARD($card, article: "def") } et annoncé { SUIT($suit) }, la couleur où le pli était le plus facile à perdre.
   *[other] { NAME($who) } a entamé avec { CARD($card, article: "def") } et annoncé { SUIT($suit) }, la couleur où le pli était le plus facile à perdre.
}

motive-safe-from-jack = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") }, que rien ne pouvait battre : le valet de trèfle ne pouvait plus tomber dans le pli.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") }, que rien ne pouvait battre : le valet de trèfle ne pouvait plus tomber dans le pli.
}

motive-count-on-higher = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } en comptant sur une carte plus haute : la plupart des cartes encore dehors qui permettaient de fournir étaient au-dessus.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } en comptant sur une carte plus haute : la plupart des cartes encore dehors qui permettaient de fournir étaient au-dessus.
}

motive-slip-jack = { YOU($who) ->
    [you] Vous avez glissé le valet de trèfle sous { CARD($best, article: "def") }, pour vous en défaire.
   *[other] { NAME($who) } a glissé le valet de trèfle sous { CARD($best, article: "def") }, pour s’en défaire.
}

motive-leave-jack = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } sous { CARD($best, article: "def") }, pour laisser le valet de trèfle à quelqu’un d’autre.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } sous { CARD($best, article: "def") }, pour laisser le valet de trèfle à quelqu’un d’autre.
}

motive-stay-below-cost = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } sous { CARD($best, article: "def") } : le pli coûtait déjà { POINTS($points) }.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } sous { CARD($best, article: "def") } : le pli coûtait déjà { POINTS($points) }.
}

motive-keep-clubs = { YOU($who) ->
    [you] Vous avez fourni avec { CARD($card, article: "def") } et gardé vos trèfles, pour n’en donner aucun.
   *[other] { NAME($who) } a fourni avec { CARD($card, article: "def") } et gardé ses trèfles, pour n’en donner aucun.
}

motive-throw-highest = { YOU($who) ->
    [you] Vous ne pouviez pas fournir et vous avez défaussé { CARD($card, article: "def") }, votre plus haute carte, qui aurait pu faire un pli coûteux.
   *[other] { NAME($who) } ne pouvait pas fournir et a défaussé { CARD($card, article: "def") }, sa plus haute carte, qui aurait pu faire un pli coûteux.
}

motive-throw = { YOU($who) ->
    [you] Vous ne pouviez pas fournir : { CARD($card, article: "def") } ne pouvait pas faire le pli.
   *[other] { NAME($who) } ne pouvait pas fournir : { CARD($card, article: "def") } ne pouvait pas faire le pli.
}

motive-had-to-win = { YOU($who) ->
    [you] Impossible de jouer sous { CARD($best, article: "def") } : vous avez fait le pli avec { CARD($card, article: "def") }.
   *[other] Impossible de jouer sous { CARD($best, article: "def") } : { NAME($who) } a fait le pli avec { CARD($card, article: "def") }.
}

motive-win-worth = { YOU($who) ->
    [you] Avec { CARD($card, article: "def") }, vous avez fait un pli qui valait { POINTS($points) }.
   *[other] Avec { CARD($card, article: "def") }, { NAME($who) } a fait un pli qui valait { POINTS($points) }.
}

motive-win-so-far = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } pour faire le pli, qui valait déjà { POINTS($points) }.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } pour faire le pli, qui valait déjà { POINTS($points) }.
}

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

introduction-aim = Chaque trèfle ramassé rapporte 2 points, mais { CARD("JC", as: "symbol") } en coûte 11. Toute autre carte en coûte 1.

introduction-turn = Fournissez à la couleur demandée ou jouez un trèfle, à votre gré. La plus haute de ces cartes fait le pli.

introduction-catch = Si quelqu’un tombe à −26 dans une donne, tout se renverse : chaque trèfle coûte 3, et { CARD("JC", as: "symbol") } rapporte 10.
