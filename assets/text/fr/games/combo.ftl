### Seven Card Combo.

## Actions, each in the three forms that tricks.ftl describes.

discard-nothing = N’écartez rien

discarded-nothing = { YOU($who) ->
    [you] Vous n’avez rien écarté
   *[other] { NAME($who) } n’a rien écarté
}

discarding-nothing = ne rien écarter

discard = Écartez { CARDS($cards, article: "def") }

discarded = { YOU($who) ->
    [you] Vous avez écarté { CARDS($cards, article: "def") }
   *[other] { NAME($who) } a écarté { CARDS($cards, article: "def") }
}

discarding = écarter { CARDS($cards, article: "def") }

discarding-only = n’écarter que { CARDS($cards, article: "def") }

take-nothing = Ne prenez rien dans l’écart

took-nothing = { YOU($who) ->
    [you] Vous n’avez rien pris dans l’écart
   *[other] { NAME($who) } n’a rien pris dans l’écart
}

taking-nothing = ne rien prendre dans l’écart

take = Prenez { CARDS($cards, article: "def") }

took = { YOU($who) ->
    [you] Vous avez pris { CARDS($cards, article: "def") }
   *[other] { NAME($who) } a pris { CARDS($cards, article: "def") }
}

taking = prendre { CARDS($cards, article: "def") }

taking-only = ne prendre que { CARDS($cards, article: "def") }

lay = Défaussez { CARD($card, article: "def") }

laid = { YOU($who) ->
    [you] Vous avez défaussé { CARD($card, article: "def") }
   *[other] { NAME($who) } a défaussé { CARD($card, article: "def") }
}

laying = défausser { CARD($card, article: "def") }

draw-from-stock = Piochez une carte

drew-from-stock = { YOU($who) ->
    [you] Vous avez pioché une carte
   *[other] { NAME($who) } a pioché une carte
}

drawing-from-stock = piocher une carte

draw-from-pile = Prenez { CARD($card, article: "def") } à la défausse

drew-from-pile = { YOU($who) ->
    [you] Vous avez pris { CARD($card, article: "def") } à la défausse
   *[other] { NAME($who) } a pris { CARD($card, article: "def") } à la défausse
}

drawing-from-pile = prendre { CARD($card, article: "def") } à la défausse

## Refusals

discard-first = Écartez d’abord. Vous pouvez aussi ne rien écarter.
take-from-neighbor = Votre écart est fait : prenez maintenant dans celui de droite.
take-from-packet = Prenez dans l’écart les cartes que vous voulez ; le reste est pioché pour vous.
lay-first = Défaussez d’abord le reste de l’écart.
now-draw = Votre écart est fait : piochez maintenant.
only-top-card = On ne peut prendre que la carte du dessus de la défausse.

## What happened

reshuffled = La défausse a été battue pour refaire la pioche.

turned-up = Carte retournée pour la défausse : { CARD($card, article: "def") }.

## The score sheet

in-no-combination = Hors combinaison

## Bonuses

three-pairs = Trois paires
full-house = Full
four-of-a-rank = Carré
run-of-seven = Suite de sept cartes
seven-of-a-suit = Sept cartes de même couleur

## What lies on the table

credit = Stephen McVerry, avec Ryan McVerry, Danny Hutnik et Nick Tyson

aim = Combinez vos cartes : celles qui restent seules coûtent des points.

combination-line = { $letter } : { $combination }

cards-of-rank = { $count ->
    [2] paire de { RANK($rank, number: "many") }
    [3] brelan de { RANK($rank, number: "many") }
   *[other] carré de { RANK($rank, number: "many") }
}

cards-of-suit = { NUMBER($count, as: "words") } { SUIT($suit, number: "many") }

run = suite de { RANK($first, as: "symbol") } à { RANK($last, as: "symbol") }

your-packet = votre écart

packet-of = { YOU($who) ->
    [you] votre écart
   *[other] l’écart { NAME($who, case: "de") }
}

to-draw = { $count ->
    [one] { $count } à prendre
   *[other] { $count } à prendre
}

took-no-cards = n’a rien pris

took-cards = { $count ->
    [one] a pris { $count } carte
   *[other] a pris { $count } cartes
}

counts-penalty = { POINTS($points) }

counts = { POINTS($points) }

fact-hand-counts = Votre main compte
fact-round = Manche

first-draw = { $number } sur { $of }, premier tour

second-draw = { $number } sur { $of }, deuxième tour

last-draw = { $number } sur { $of }, dernier tour

## Buttons

button-discard-none = Ne rien écarter

button-discard = { $count ->
    [one] Écarter { $count } carte
   *[other] Écarter { $count } cartes
}

button-take-none = Ne rien prendre

button-take = { $count ->
    [one] Prendre { $count } carte
   *[other] Prendre { $count } cartes
}

## Prompts

stock-is-empty = La pioche est vide : on bat la défausse
choose-discards = Écartez autant de cartes que vous voulez, ou aucune : la place à gauche pourra s’y servir. Vous en reprendrez autant, plus une

chooses-packet = { YOU($who) ->
    [you] Vous faites votre écart
   *[other] { NAME($who) } fait son écart
}

take-or-draw = Prenez une carte dans l’écart { NAME($giver, case: "de") }, ou piochez-en une

take-one-and-draw = Il vous faut { $need } cartes : prenez ou non celle de l’écart { NAME($giver, case: "de") }, et piochez le reste

take-and-draw = Il vous faut { $need } cartes : prenez-en jusqu’à { $most } dans l’écart { NAME($giver, case: "de") }, et piochez le reste

looks-at-packet = { YOU($who) ->
    [you] Vous regardez l’écart { NAME($giver, case: "de") }
   *[other] { YOU($giver) ->
        [you] { NAME($who) } regarde votre écart
       *[other] { NAME($who) } regarde l’écart { NAME($giver, case: "de") }
    }
}

lay-last = Défaussez la dernière carte de l’écart
lay-rest = Défaussez le reste de l’écart, carte par carte

lays-rest = { YOU($who) ->
    [you] Vous défaussez le reste de l’écart
   *[other] { NAME($who) } défausse le reste de l’écart
}

draw-one = Prenez une carte à la pioche ou à la défausse

draw-several = Prenez { $count } cartes, chacune à la pioche ou à la défausse

draws = { YOU($who) ->
    [you] Vous prenez { some-drawn }
   *[other] { NAME($who) } prend { some-drawn }
}

# Used in the sentence above.
some-drawn = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Reasons for an action

keeps-together = Vous gardez ainsi { $combination }.

gives-you = Vous avez ainsi { $combination }.

pile-can-wait = La carte du dessus de la défausse peut attendre : vous pourrez la prendre ensuite.

discards-useless = Aucune des cartes que vous écartez ne va avec une autre de votre main.

packet-useless = Rien dans l’écart ne va avec vos cartes.

pile-useless = { CARD($card, article: "def", capital: "yes") } sur la défausse ne va avec rien en main.

lays-useless = { CARD($card, article: "def", capital: "yes") } ne va avec rien en main.

run-from-to = une suite { RANK($first, case: "de") } { RANK($last, case: "a") }

# Several cards of a rank in these sentences.
# $count (Count): how many cards, two to four
# $rank (Rank): their rank
some-of-rank = { $count ->
    [2] une paire de { RANK($rank, number: "many") }
    [3] un brelan de { RANK($rank, number: "many") }
   *[other] un carré de { RANK($rank, number: "many") }
}

## Why somebody acted as they did, for everyone at the table: whole sentences with a motive.

motive-keep = { YOU($who) ->
    [you] Vous avez écarté { CARDS($cards, article: "def") }, en gardant { $combination }.
   *[other] { NAME($who) } a écarté { CARDS($cards, article: "def") }, en gardant { $combination }.
}

motive-keep-all = { YOU($who) ->
    [you] Sans rien écarter, vous avez gardé { $combination }.
   *[other] Sans rien écarter, { NAME($who) } a gardé { $combination }.
}

motive-take = { YOU($who) ->
    [you] Vous avez pris { CARDS($cards, article: "def") }, pour avoir { $combination }.
   *[other] { NAME($who) } a pris { CARDS($cards, article: "def") }, pour avoir { $combination }.
}

motive-take-nothing = { YOU($who) ->
    [you] Vous n’avez rien pris dans l’écart : rien n’y allait avec vos cartes.
   *[other] { NAME($who) } n’a rien pris dans l’écart : rien n’y allait avec ses cartes.
}

motive-draw-pile = { YOU($who) ->
    [you] Vous avez pris { CARD($card, article: "def") } à la défausse, pour avoir { $combination }.
   *[other] { NAME($who) } a pris { CARD($card, article: "def") } à la défausse, pour avoir { $combination }.
}

motive-stock = { YOU($who) ->
    [you] Vous avez pioché, car { CARD($card, article: "def") } sur la défausse n’allait avec rien en main.
   *[other] { NAME($who) } a pioché, car { CARD($card, article: "def") } sur la défausse n’allait avec rien en main.
}

motive-stock-first = { YOU($who) ->
    [you] Vous avez d’abord pioché : la carte du dessus de la défausse pouvait attendre.
   *[other] { NAME($who) } a d’abord pioché : la carte du dessus de la défausse pouvait attendre.
}

motive-cover = { YOU($who) ->
    [you] Vous avez défaussé { CARD($card, article: "def") } avant la dernière carte de l’écart, pour qu’une autre carte reste sur le dessus.
   *[other] { NAME($who) } a défaussé { CARD($card, article: "def") } avant la dernière carte de l’écart, pour qu’une autre carte reste sur le dessus.
}

## House rules

rule-matches = Tours de donne
rule-matches-help = La partie finit après ce nombre de tours de donne ; dans un tour de donne, chacun donne une fois.

rule-matches-means = { $count ->
    [one] Une partie compte { $count } tour de donne : dans un tour, chacun donne une fois.
   *[other] Une partie compte { $count } tours de donne : dans un tour, chacun donne une fois.
}

rule-bonus-small = Petite prime
rule-bonus-small-help = Les points de pénalité retirés pour trois paires ou un full.
rule-bonus-small-none = Trois paires ou un full ne retirent rien.

rule-bonus-small-means = Trois paires ou un full retirent { POINTS($points, kind: "penalty") }.

rule-bonus-large = Grande prime
rule-bonus-large-help = Les points de pénalité retirés pour un carré, une suite de sept cartes ou sept cartes de même couleur.
rule-bonus-large-none = Un carré, une suite de sept cartes ou sept cartes de même couleur ne retirent rien.

rule-bonus-large-means = Un carré, une suite de sept cartes ou sept cartes de même couleur retirent { POINTS($points, kind: "penalty") }.

## The introduction

introduction-aim = Combinez vos sept cartes : suites, couleurs, paires. Chaque carte qui reste seule coûte un point de pénalité.

introduction-turn = Écartez les cartes dont vous ne voulez pas, et piochez-en autant, plus une.

introduction-catch = Votre écart va à gauche : là, on le regarde et on y prend ce que l’on veut.
