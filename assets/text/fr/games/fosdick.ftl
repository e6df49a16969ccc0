### Acorn Hearts, Compendium, Cruel Fate, Finis, Four Bad Queens, Four Mad Queens et Slippery Paws.

## Actions, each in the three forms that tricks.ftl describes.

pass-left = Passez { CARDS($cards, article: "def") } à gauche

passed-left = { YOU($who) ->
    [you] Vous avez passé { CARDS($cards, article: "def") } à gauche
   *[other] { NAME($who) } a passé { CARDS($cards, article: "def") } à gauche
}

passing-left = passer { CARDS($cards, article: "def") } à gauche

pass-right = Passez { CARDS($cards, article: "def") } à droite

passed-right = { YOU($who) ->
    [you] Vous avez passé { CARDS($cards, article: "def") } à droite
   *[other] { NAME($who) } a passé { CARDS($cards, article: "def") } à droite
}

passing-right = passer { CARDS($cards, article: "def") } à droite

pass-across = Passez { CARDS($cards, article: "def") } en face

passed-across = { YOU($who) ->
    [you] Vous avez passé { CARDS($cards, article: "def") } en face
   *[other] { NAME($who) } a passé { CARDS($cards, article: "def") } en face
}

passing-across = passer { CARDS($cards, article: "def") } en face

bid-moon = Annoncez le chelem

did-bid-moon = { YOU($who) ->
    [you] Vous avez annoncé le chelem
   *[other] { NAME($who) } a annoncé le chelem
}

bidding-moon = annoncer le chelem

bid-no-moon = N’annoncez pas le chelem

did-bid-no-moon = { YOU($who) ->
    [you] Vous n’avez pas annoncé le chelem
   *[other] { NAME($who) } n’a pas annoncé le chelem
}

bidding-no-moon = ne pas annoncer le chelem

## Refusals

decide-first = Dites d’abord si vous annoncez le chelem.

## The score sheet: why points were scored

shot-moon = Chelem réussi

other-shot-moon = { YOU($who) ->
    [you] Votre chelem
   *[other] Chelem { NAME($who, case: "de") }
}

moon-failed = Chelem annoncé et chuté
first-trick = Premier pli
last-trick = Dernier pli
not-last-trick = Sans le dernier pli
all-three = 1 de plus pour les trois à la fois

one-card = { CARD($card, capital: "yes") }

two-cards = { CARD($first, capital: "yes") }, { CARD($second) }

several-of-suit = { $count } { SUIT($suit, number: "many") }

several-of-rank = { $count } { RANK($rank, number: "many") }

## Aims, in one line

credit = Howard Fosdick

aim-bad-queens = Évitez { RANK($rank, article: "def", number: "many") } : un point de pénalité par carte, deux pour { CARD($card, as: "symbol") }.

aim-mad-queens = Évitez { RANK($rank, article: "def", number: "many") }, les rouges surtout, et le dernier pli.

aim-slippery-paws = Évitez le premier pli, le dernier pli et { CARD($card, as: "symbol") }.

aim-finis = Ne faites pas le dernier pli : c’est le seul qui coûte un point de pénalité.
aim-cruel-fate = Faites le dernier pli : qui ne le fait pas prend un point de pénalité.

aim-acorn-hearts = Évitez les cœurs et { CARD("QS", as: "symbol") }, ou ramassez-les tous.

aim-without-moon = Évitez les cœurs et { CARD("QS", as: "symbol") }.

aim-hearts-only = Évitez les cœurs.

aim-compendium = Six donnes, six jeux : évitez les points de pénalité de chacun.

## Buttons

button-pass-left = { $count ->
    [one] Passer { $count } carte à gauche
   *[other] Passer { $count } cartes à gauche
}

button-pass-right = { $count ->
    [one] Passer { $count } carte à droite
   *[other] Passer { $count } cartes à droite
}

button-pass-across = { $count ->
    [one] Passer { $count } carte en face
   *[other] Passer { $count } cartes en face
}

button-moon = Chelem
button-no-moon = Pas de chelem

## What lies on the table

cards-won = { YOU($who) ->
    [you] cartes que vous avez ramassées
   *[other] cartes ramassées par { NAME($who) }
}

cards-you-pass = les cartes que vous passez

cards-passed = { YOU($who) ->
    [you] les cartes que vous passez
   *[other] les cartes que passe { NAME($who) }
}

note-moon = chelem annoncé
note-no-moon = pas de chelem
note-shot-moon = chelem réussi
note-moon-failed = chelem chuté
points-so-far = { POINTS($points, kind: "number", sign: "always") }

worth = { POINTS($points, kind: "penalty") }

worth-moon = chelem réussi

worth-no-penalty = le dernier, donc sans pénalité

fact-playing = Jeu

playing-title = { $title }

fact-passing = À passer
fact-passed = Passe

passing-none = aucune

cards-left = { $count } à gauche

cards-right = { $count } à droite

cards-across = { $count } en face

## Prompts

choose-to-pass = { $count ->
    [one] Choisissez { $count } carte à passer à { NAME($to) }
   *[other] Choisissez { $count } cartes à passer à { NAME($to) }
}

chooses-cards = { YOU($who) ->
    [you] Vous choisissez les cartes à passer
   *[other] { NAME($who) } choisit les cartes à passer
}

decides-moon = { YOU($who) ->
    [you] Vous dites si vous annoncez le chelem
   *[other] { NAME($who) } réfléchit au chelem
}

moon-question = Le chelem ? Ramassez les quatre { RANK($rank, number: "many") }, et tous les autres prennent { POINTS($points, kind: "penalty") }. S’il vous en manque { RANK($rank, as: "gender") ->
    [f] une
   *[m] un
}, c’est vous qui prenez { POINTS($points, kind: "penalty") }.

## Reasons for an action

none-left = Vous n’aurez plus de { SUIT($suit) }, sauf si on vous en passe.

passed-before = { CARD($card, article: "def", capital: "yes") } est une carte de pénalité, et ira à qui joue juste avant vous : sauf si vous entamez, elle tombera avant votre { RANK($rank) }.

is-penalty-card = { CARD($card, article: "def", capital: "yes") } est une carte de pénalité.

keeps-none-lower = Vous ne gardez aucune carte plus basse que celles-ci.
keeps-none-higher = Vous ne gardez aucune carte plus haute que celles-ci.

moon-pays = Qui annonce le chelem et ramasse toutes les cartes de pénalité marque 0, et tous les autres { POINTS($points, kind: "number") }.

moon-costs = Qui annonce le chelem et laisse échapper une carte de pénalité marque { POINTS($points, kind: "number") }.

nobody-beats = Personne ne peut passer au-dessus de vos { $count } plus hauts { SUIT($suit, number: "many") }.

higher-than-yours = { $count ->
    [one] Il reste dehors un { SUIT($suit) } plus haut que tous les vôtres.
   *[other] Il reste dehors { $count } { SUIT($suit, number: "many") } plus hauts que tous les vôtres.
}

only-one = C’est votre seul { SUIT($suit) }, et il faut fournir.

may-win-all = Vous pouvez encore ramasser toutes les cartes de pénalité.

last-of-suit = C’est votre dernier { SUIT($suit) } : vous pourrez vous défausser quand { SUIT($suit) } sera demandé.

discard-last-of-suit = Vous n’avez pas de { SUIT($led) } à fournir, et sans votre dernier { SUIT($suit) }, vous pourrez vous défausser quand { SUIT($suit) } sera demandé.

highest-that-loses = Impossible d’aller plus haut à { SUIT($suit) } sans faire le pli.

wins-anyway = Le pli est pour vous quoi que vous jouiez : autant y mettre votre plus grosse carte.
cannot-win = Cette carte ne peut pas faire le pli.
stops-moon = Après cela, plus personne ne peut ramasser toutes les cartes de pénalité.

no-lower-out = Il ne reste dehors aucun { SUIT($suit) } plus bas : quiconque fournit doit passer au-dessus.

more-higher-out = La plupart des { SUIT($suit, number: "many") } encore dehors sont plus hauts.

wins-no-penalty = Cette carte fait le pli, mais aucun des { SUIT($suit, number: "many") } encore dehors n’est une carte de pénalité.

wins-the-lead = Cette carte vous donne la main : à vous de choisir les couleurs jusqu’au dernier pli.

wins-for-nothing = Cette carte fait un pli qui ne coûte rien : elle ne fera pas le dernier.

gives-away = Sans { SUIT($led) } à fournir, c’est l’occasion de donner { CARD($card, article: "def") }.

discards-highest = Sans { SUIT($led) } à fournir, { CARD($card, article: "def") } peut partir : il ne reste dehors aucun { SUIT($suit) } plus haut, et cette carte ne pourrait que faire des plis.

can-go = Sans { SUIT($led) } en main, impossible de faire le pli : c’est l’occasion de se défaire d’une carte.

goes-to-another = Cette carte va chez quelqu’un d’autre.

loses-points = Cette carte ne peut pas faire le pli, qui vaut déjà { POINTS($points, kind: "penalty") }.

loses-before-discard = Cette carte ne peut pas faire le pli, et quelqu’un qui n’a pas de { SUIT($suit) } peut encore y défausser une carte de pénalité.

wins-without-points = Cette carte fait un pli sans pénalité.
no-points-yet = Il n’y a pas encore de pénalité dans le pli.

higher-is-out = Il reste dehors un { SUIT($suit) } plus haut.

## What somebody did and why, each a whole sentence for everyone at the table

motive-pass-suit = { YOU($who) ->
    [you] Vous n’avez gardé aucun { SUIT($suit) } à la passe, pour pouvoir vous défausser quand { SUIT($suit) } serait demandé.
   *[other] { NAME($who) } n’a gardé aucun { SUIT($suit) } à la passe, pour pouvoir se défausser quand { SUIT($suit) } serait demandé.
}

motive-pass-penalty = { YOU($who) ->
    [you] Vous avez passé { CARD($card, article: "def") }, une carte de pénalité.
   *[other] { NAME($who) } a passé { CARD($card, article: "def") }, une carte de pénalité.
}

motive-pass-high = { YOU($who) ->
    [you] Vous avez passé les plus grosses cartes et gardé les plus petites.
   *[other] { NAME($who) } a passé les plus grosses cartes et gardé les plus petites.
}

motive-pass-low = { YOU($who) ->
    [you] Vous avez passé les plus petites cartes et gardé les plus grosses, pour faire le dernier pli.
   *[other] { NAME($who) } a passé les plus petites cartes et gardé les plus grosses, pour faire le dernier pli.
}

motive-stops-moon = { YOU($who) ->
    [you] Avec { CARD($card, article: "def") }, vous avez empêché le chelem { NAME($shooter, case: "de") }.
   *[other] { YOU($shooter) ->
        [you] Avec { CARD($card, article: "def") }, { NAME($who) } a empêché votre chelem.
       *[other] Avec { CARD($card, article: "def") }, { NAME($who) } a empêché le chelem { NAME($shooter, case: "de") }.
    }
}

motive-only-one = { YOU($who) ->
    [you] Il fallait fournir, et { CARD($card, article: "def") } était votre seul { SUIT($suit) }.
   *[other] Il fallait fournir, et { NAME($who) } n’avait pas d’autre { SUIT($suit) } que { CARD($card, article: "def") }.
}

motive-as-bid = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } pour ramasser toutes les cartes de pénalité, comme annoncé.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } pour ramasser toutes les cartes de pénalité, comme annoncé.
}

motive-may-win-all = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } en visant le chelem, encore possible.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } en visant le chelem, encore possible.
}

motive-lead-early = { YOU($who) ->
    [you] Vous avez entamé tôt avec { CARD($card, article: "def") } : seul le dernier pli est bon à prendre.
   *[other] { NAME($who) } a entamé tôt avec { CARD($card, article: "def") } : seul le dernier pli est bon à prendre.
}

motive-lead-last-of-suit = { YOU($who) ->
    [you] Vous avez entamé avec { CARD($card, article: "def") }, votre seul { SUIT($suit) }, pour pouvoir vous défausser quand la couleur reviendrait.
   *[other] { NAME($who) } a entamé avec { CARD($card, article: "def") }, son seul { SUIT($suit) }, pour pouvoir se défausser quand la couleur reviendrait.
}

motive-lead-lowest = { YOU($who) ->
    [you] Vous avez entamé avec { CARD($card, article: "def") } pour laisser le pli aux autres : il ne restait dehors aucun { SUIT($suit) } plus bas.
   *[other] { NAME($who) } a entamé avec { CARD($card, article: "def") } pour laisser le pli aux autres : il ne restait dehors aucun { SUIT($suit) } plus bas.
}

motive-lead-low = { YOU($who) ->
    [you] Vous avez entamé avec { CARD($card, article: "def") } en comptant sur plus haut : la plupart des { SUIT($suit, number: "many") } encore dehors étaient au-dessus.
   *[other] { NAME($who) } a entamé avec { CARD($card, article: "def") } en comptant sur plus haut : la plupart des { SUIT($suit, number: "many") } encore dehors étaient au-dessus.
}

motive-lead-before-last = { YOU($who) ->
    [you] Vous avez entamé avec { CARD($card, article: "def") } pour ne plus avoir cette carte au dernier pli.
   *[other] { NAME($who) } a entamé avec { CARD($card, article: "def") } pour ne plus avoir cette carte au dernier pli.
}

motive-lead-safely = { YOU($who) ->
    [you] Vous avez entamé avec { CARD($card, article: "def") } tant que le risque était faible : aucun des { SUIT($suit, number: "many") } encore dehors n’était une carte de pénalité, et personne n’avait encore montré qu’il n’en avait plus.
   *[other] { NAME($who) } a entamé avec { CARD($card, article: "def") } tant que le risque était faible : aucun des { SUIT($suit, number: "many") } encore dehors n’était une carte de pénalité, et personne n’avait encore montré qu’il n’en avait plus.
}

motive-give-to = { YOU($who) ->
    [you] Vous n’aviez pas de { SUIT($led) } et vous avez donné { CARD($card, article: "def") } à { NAME($to) }.
   *[other] { YOU($to) ->
        [you] { NAME($who) } n’avait pas de { SUIT($led) } et vous a donné { CARD($card, article: "def") }.
       *[other] { NAME($who) } n’avait pas de { SUIT($led) } et a donné { CARD($card, article: "def") } à { NAME($to) }.
    }
}

motive-give-away = { YOU($who) ->
    [you] Vous n’aviez pas de { SUIT($led) } et vous avez défaussé { CARD($card, article: "def") } : aux autres de payer.
   *[other] { NAME($who) } n’avait pas de { SUIT($led) } et a défaussé { CARD($card, article: "def") } : aux autres de payer.
}

motive-throw-before-last = { YOU($who) ->
    [you] Vous n’aviez pas de { SUIT($led) } et vous avez défaussé { CARD($card, article: "def") }, pour ne plus avoir cette carte au dernier pli.
   *[other] { NAME($who) } n’avait pas de { SUIT($led) } et a défaussé { CARD($card, article: "def") }, pour ne plus avoir cette carte au dernier pli.
}

motive-throw-lowest = { YOU($who) ->
    [you] Vous n’aviez pas de { SUIT($led) } et vous avez défaussé { CARD($card, article: "def") }, votre plus petite carte : seul le dernier pli est bon à prendre.
   *[other] { NAME($who) } n’avait pas de { SUIT($led) } et a défaussé { CARD($card, article: "def") }, sa plus petite carte : seul le dernier pli est bon à prendre.
}

motive-throw-highest = { YOU($who) ->
    [you] Vous n’aviez pas de { SUIT($led) } et vous avez défaussé { CARD($card, article: "def") }, qui ne pouvait que faire des plis : il ne restait dehors aucun { SUIT($suit) } plus haut.
   *[other] { NAME($who) } n’avait pas de { SUIT($led) } et a défaussé { CARD($card, article: "def") }, qui ne pouvait que faire des plis : il ne restait dehors aucun { SUIT($suit) } plus haut.
}

motive-throw-last-of-suit = { YOU($who) ->
    [you] Vous n’aviez pas de { SUIT($led) } et vous avez défaussé { CARD($card, article: "def") }, votre seul { SUIT($suit) }, pour ne plus avoir à fournir à { SUIT($suit) } non plus.
   *[other] { NAME($who) } n’avait pas de { SUIT($led) } et a défaussé { CARD($card, article: "def") }, son seul { SUIT($suit) }, pour ne plus avoir à fournir à { SUIT($suit) } non plus.
}

motive-throw = { YOU($who) ->
    [you] Vous n’aviez pas de { SUIT($led) } : { CARD($card, article: "def") } ne pouvait pas faire le pli.
   *[other] { NAME($who) } n’avait pas de { SUIT($led) } : { CARD($card, article: "def") } ne pouvait pas faire le pli.
}

motive-slip-under = { YOU($who) ->
    [you] Vous avez glissé { CARD($card, article: "def") } sous { CARD($best, article: "def") } pour vous en défaire.
   *[other] { NAME($who) } a glissé { CARD($card, article: "def") } sous { CARD($best, article: "def") } pour s’en défaire.
}

motive-stay-below-points = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } sous { CARD($best, article: "def") } : le pli valait déjà { POINTS($points, kind: "penalty") }.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } sous { CARD($best, article: "def") } : le pli valait déjà { POINTS($points, kind: "penalty") }.
}

motive-stay-below-discards = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } sous { CARD($best, article: "def") } : quelqu’un sans { SUIT($suit) } pouvait encore défausser une carte de pénalité.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } sous { CARD($best, article: "def") } : quelqu’un sans { SUIT($suit) } pouvait encore défausser une carte de pénalité.
}

motive-highest-below = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") }, votre plus gros { SUIT($suit) } sous { CARD($best, article: "def") }, et gardé les plus petits.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") }, son plus gros { SUIT($suit) } sous { CARD($best, article: "def") }, et gardé les plus petits.
}

motive-stay-below = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } sous { CARD($best, article: "def") }.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } sous { CARD($best, article: "def") }.
}

motive-highest-anyway = { YOU($who) ->
    [you] Impossible de jouer sous { CARD($best, article: "def") } : vous avez mis { CARD($card, article: "def") }, votre plus gros { SUIT($suit) }.
   *[other] Impossible de jouer sous { CARD($best, article: "def") } : { NAME($who) } a mis { CARD($card, article: "def") }, son plus gros { SUIT($suit) }.
}

motive-had-to-win = { YOU($who) ->
    [you] Impossible de jouer sous { CARD($best, article: "def") } : vous avez fait le pli avec { CARD($card, article: "def") }.
   *[other] Impossible de jouer sous { CARD($best, article: "def") } : { NAME($who) } a fait le pli avec { CARD($card, article: "def") }.
}

motive-win-free = { YOU($who) ->
    [you] Avec { CARD($card, article: "def") }, vous avez fait un pli qui ne coûtait rien.
   *[other] Avec { CARD($card, article: "def") }, { NAME($who) } a fait un pli qui ne coûtait rien.
}

motive-win-before-last = { YOU($who) ->
    [you] Vous avez fait le pli avec { CARD($card, article: "def") } pour ne plus avoir cette carte au dernier.
   *[other] { NAME($who) } a fait le pli avec { CARD($card, article: "def") } pour ne plus avoir cette carte au dernier.
}

motive-win-to-lead = { YOU($who) ->
    [you] Vous avez fait le pli avec { CARD($card, article: "def") } pour entamer le suivant.
   *[other] { NAME($who) } a fait le pli avec { CARD($card, article: "def") } pour entamer le suivant.
}

motive-unbeatable = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") }, que rien ne pouvait battre, tant que le pli était sans pénalité.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") }, que rien ne pouvait battre, tant que le pli était sans pénalité.
}

motive-hope = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } en comptant sur un { SUIT($suit) } plus haut, encore dehors.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } en comptant sur un { SUIT($suit) } plus haut, encore dehors.
}

motive-nobody-beats = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") }, que rien ne pouvait battre.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") }, que rien ne pouvait battre.
}

motive-higher-out = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } : il restait dehors un { SUIT($suit) } plus haut.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } : il restait dehors un { SUIT($suit) } plus haut.
}

## House rules

rule-rounds = Tours
rule-rounds-help = La partie finit quand tout le monde a donné ce nombre de fois.
rule-rounds-note = Les règles publiées ne disent pas combien.
rule-rounds-two = La partie finit quand tout le monde a donné deux fois.

rule-rounds-means = La partie finit quand tout le monde a donné { $count } fois.

rule-passing = Passe
rule-passing-help = À qui vont les cartes passées avant la première entame. Tournante : à droite, à gauche, en face (à quatre ou à six), puis sans passe.
rule-passing-note-optional = Dans les règles publiées, la passe est facultative.
rule-passing-note-compendium = Que l’ordre continue d’un jeu à l’autre est le choix de ce programme.
rule-passing-note-players = Les règles publiées ne donnent un ordre que pour trois et quatre joueurs.
passing-in-turn = tournante
passing-right-always = à droite
passing-left-always = à gauche
passing-across-always = en face
passing-off = sans passe
rule-passing-right = À chaque donne, on passe à droite.
rule-passing-left = À chaque donne, on passe à gauche.
rule-passing-across = À chaque donne, on passe en face.
rule-passing-off = On ne passe pas de cartes : vous jouez la main reçue.

rule-pass-count = Cartes passées
rule-pass-count-help = Chacun passe ce nombre de cartes.

rule-pass-count-means = { $count ->
    [one] Quand on passe, chacun passe { $count } carte.
   *[other] Quand on passe, chacun passe { $count } cartes.
}

rule-direction = Sens du jeu
rule-direction-help = Le sens dans lequel on joue. Les places, l’entame et l’ordre des donnes restent les mêmes.

rule-direction-help-with-bids = Le sens dans lequel on joue et on annonce. Les places, l’entame et l’ordre des donnes restent les mêmes.
rule-direction-note = Les règles publiées ne le précisent pas.
clockwise = sens horaire
counterclockwise = sens antihoraire
rule-direction-counterclockwise = On joue dans le sens inverse des aiguilles d’une montre. La place à droite du donneur entame toujours, et la donne passe toujours à gauche.

rule-direction-counterclockwise-with-bids = On joue, et on annonce s’il y a lieu, dans le sens inverse des aiguilles d’une montre. La place à droite du donneur entame toujours, et la donne passe toujours à gauche.

rule-card-order = Rang de l’as
rule-card-order-help = L’as est la plus forte carte, ou se place sous le valet, comme dans l’ancien ordre français : { RANK("K", as: "symbol") } { RANK("Q", as: "symbol") } { RANK("J", as: "symbol") } { RANK("A", as: "symbol") } 10 9 8 7.
ace-high = as fort
french-order = ordre français
rule-card-order-french = Dans chaque couleur, l’ordre est { RANK("K", as: "symbol") } { RANK("Q", as: "symbol") } { RANK("J", as: "symbol") } { RANK("A", as: "symbol") } 10 9 8 7 : l’as se place entre le valet et le dix.

rule-end-at = Limite de points
rule-end-at-help = La partie finit plus tôt, après une donne qui porte un total à ce nombre de points de pénalité ou plus.
rule-end-at-note = Les règles publiées n’indiquent pas de limite.

rule-end-at-means = La partie finit aussi après toute donne qui porte un total à { POINTS($points, kind: "penalty") } ou plus.

rule-moon-bids = Chelem annoncé

rule-moon-bids-help = Avant la première entame, chacun peut annoncer les quatre cartes de pénalité. Non : on ne demande rien, et les quatre coûtent simplement 5.
rule-moon-bids-note = Dans les règles publiées, les annonces sont facultatives.
rule-moon-bids-off = Pas d’annonces : ramasser les quatre cartes de pénalité coûte simplement 5 points.

rule-moon-bids-help-first = À la première donne, avant l’entame, chacun peut annoncer les quatre dames. Non : on ne demande rien.
rule-moon-bids-note-first = Dans les règles publiées de Four Bad Queens, les annonces sont facultatives.
rule-moon-bids-off-first = Pas d’annonces à la première donne : ramasser les quatre dames coûte simplement 5 points.

rule-penalty-rank = Cartes à éviter

rule-penalty-rank-help-bad = Les cartes à éviter : celle de pique coûte 2 points de pénalité, chacune des autres, 1. Le chelem annoncé promet les quatre.

rule-penalty-rank-means-bad = Les { $ranks } remplacent les dames : la carte de pique coûte 2 points de pénalité, chacune des autres, 1, et le chelem annoncé promet les quatre.

rule-penalty-rank-help-mad = Les cartes à éviter : chaque rouge coûte 2 points de pénalité, chaque noire 1.

rule-penalty-rank-means-mad = Les { $ranks } remplacent les dames : chaque carte rouge coûte 2 points de pénalité, chaque noire 1.

rule-penalty-card = Dame à éviter
rule-penalty-card-help = La dame qui coûte un point de pénalité, comme le premier et le dernier pli.

rule-penalty-card-means = Ramasser la { $card } coûte un point de pénalité ; { CARD("QS", as: "symbol") } ne coûte rien.

rule-moon = Chelem
rule-moon-help = Qui ramasse tous les cœurs et { CARD("QS", as: "symbol") } marque 0, et tous les autres prennent la totalité des pénalités : 8 pour les cœurs, plus celles de { CARD("QS", as: "symbol") }.
rule-moon-off = Pas de chelem : qui ramasse tous les cœurs et { CARD("QS", as: "symbol") } prend toutes ces pénalités.

rule-queen-points = Dame de pique
rule-queen-points-help = Les points de pénalité de { CARD("QS", as: "symbol") }.
rule-queen-points-none = { CARD("QS", as: "symbol") } ne coûte rien ; seuls les cœurs comptent. Un chelem, s’il est admis, exige quand même { CARD("QS", as: "symbol") }.

rule-queen-points-means = { CARD("QS", as: "symbol") } coûte { POINTS($points, kind: "penalty") }. Les cœurs en ajoutent 8, et un chelem, s’il est admis, coûte la somme à chacun des autres.

rule-halve-hearts = Acorn Hearts à moitié
rule-halve-hearts-help = La sixième donne compte à moitié, pour ne pas écraser les autres : un cœur ½, { CARD("QS", as: "symbol") } 2, un chelem 6 pour tous les autres. Non : 1, 4 et 12.
rule-halve-hearts-off = La sixième donne compte en entier : chaque cœur coûte 1 point de pénalité et { CARD("QS", as: "symbol") } 4, et un chelem coûte 12 à chacun des autres.

## Sets of house rules with a name of their own

polignac = Le vieux jeu français, dit aussi Quatre-Valets : les valets au lieu des dames, l’as sous le valet, pas de passe, et la fin à 10 points de pénalité ou après deux tours. Le chelem annoncé s’y appelle capot.

slobberhannes = Un cousin traditionnel : { CARD("QC", as: "symbol") } au lieu de { CARD("QS", as: "symbol") }, et pas de passe.

## The introduction

introduction-turn = Fournissez si vous pouvez. La plus forte carte de la couleur demandée fait le pli, et qui l’a jouée entame le suivant.

introduction-aim-bad-queens = Laissez les dames aux autres : { CARD("QS", as: "symbol") } coûte 2 points de pénalité, les autres 1 chacune.

introduction-turn-bad-queens = Fournissez si vous pouvez. La plus forte carte de la couleur demandée fait le pli, et prend les dames qui s’y trouvent.

introduction-catch-bad-queens = Ou annoncez les quatre. Si vous réussissez, tous les autres prennent 5 points de pénalité ; sinon, c’est vous.

introduction-aim-mad-queens = Évitez les dames (2 points de pénalité pour une rouge, 1 pour une noire) et le dernier pli, qui en coûte 2.

introduction-turn-mad-queens = Fournissez si vous pouvez. Sinon, débarrassez-vous d’une dame : la plus forte carte de la couleur demandée la prend.

introduction-catch-mad-queens = Le dernier pli coûte 2 même sans dame : gardez une petite carte pour la fin.

introduction-aim-slippery-paws = Trois choses coûtent un point de pénalité chacune : le premier pli, le dernier pli et { CARD("QS", as: "symbol") }.

introduction-turn-slippery-paws = Fournissez si vous pouvez. La plus forte carte de la couleur demandée fait le pli : restez bas au premier.

introduction-catch-slippery-paws = Qui attrape les trois paie 4 points de pénalité au lieu de 3.

introduction-aim-finis = Ne faites pas le dernier pli. Il coûte un point de pénalité, et les autres ne coûtent rien.

introduction-catch-finis = Faites les premiers plis avec les as et les rois, pour vous en défaire. Gardez les petites cartes pour la fin.

introduction-aim-cruel-fate = Faites le dernier pli. Qui ne le fait pas prend un point de pénalité.

introduction-catch-cruel-fate = Qui entame le dernier pli peut le faire même avec un 7, si plus personne n’a de cette couleur.

introduction-aim-acorn-hearts = Évitez les cœurs, qui coûtent un point de pénalité chacun, et { CARD("QS", as: "symbol") }, qui en coûte 4.

introduction-turn-acorn-hearts = Fournissez si vous pouvez. Sinon, défaussez un cœur : la plus forte carte de la couleur demandée prend tout.

introduction-catch-acorn-hearts = Ou ramassez tous les cœurs et { CARD("QS", as: "symbol") } : alors les autres prennent 12 points de pénalité chacun.

introduction-aim-compendium = Six donnes, six jeux. Dans chacun, autre chose coûte des points de pénalité.

introduction-turn-compendium = On joue toujours de la même façon : fournissez si vous pouvez, et la plus forte carte de la couleur demandée fait le pli.

introduction-catch-compendium = Ce qui était mauvais devient bon : Finis punit le dernier pli, Cruel Fate le récompense.
