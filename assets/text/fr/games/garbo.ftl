### Garbo.

## Actions, each in the three forms that tricks.ftl describes.

place = Posez { CARD($card, article: "def") }

placed = { YOU($who) ->
    [you] Vous avez posé { CARD($card, article: "def") }
   *[other] { NAME($who) } a posé { CARD($card, article: "def") }
}

placing = poser { CARD($card, article: "def") }

place-right = Posez { CARD($card, article: "def") } à droite { CARD($other, case: "de") }

placed-right = { YOU($who) ->
    [you] Vous avez posé { CARD($card, article: "def") } à droite { CARD($other, case: "de") }
   *[other] { NAME($who) } a posé { CARD($card, article: "def") } à droite { CARD($other, case: "de") }
}

placing-right = poser { CARD($card, article: "def") } à droite { CARD($other, case: "de") }

place-left = Posez { CARD($card, article: "def") } à gauche { CARD($other, case: "de") }

placed-left = { YOU($who) ->
    [you] Vous avez posé { CARD($card, article: "def") } à gauche { CARD($other, case: "de") }
   *[other] { NAME($who) } a posé { CARD($card, article: "def") } à gauche { CARD($other, case: "de") }
}

placing-left = poser { CARD($card, article: "def") } à gauche { CARD($other, case: "de") }

place-below = Posez { CARD($card, article: "def") } sous { CARD($other, article: "def") }

placed-below = { YOU($who) ->
    [you] Vous avez posé { CARD($card, article: "def") } sous { CARD($other, article: "def") }
   *[other] { NAME($who) } a posé { CARD($card, article: "def") } sous { CARD($other, article: "def") }
}

placing-below = poser { CARD($card, article: "def") } sous { CARD($other, article: "def") }

place-above = Posez { CARD($card, article: "def") } au-dessus { CARD($other, case: "de") }

placed-above = { YOU($who) ->
    [you] Vous avez posé { CARD($card, article: "def") } au-dessus { CARD($other, case: "de") }
   *[other] { NAME($who) } a posé { CARD($card, article: "def") } au-dessus { CARD($other, case: "de") }
}

placing-above = poser { CARD($card, article: "def") } au-dessus { CARD($other, case: "de") }

cover = Couvrez { CARD($covered, article: "def") } avec { CARD($card, article: "def") }

covered = { YOU($who) ->
    [you] Vous avez couvert { CARD($covered, article: "def") } avec { CARD($card, article: "def") }
   *[other] { NAME($who) } a couvert { CARD($covered, article: "def") } avec { CARD($card, article: "def") }
}

covering = couvrir { CARD($covered, article: "def") } avec { CARD($card, article: "def") }

claim-suit = Réclamez { CARD($card, article: "def") } pour la couleur

claimed-suit = { YOU($who) ->
    [you] Vous avez réclamé { CARD($card, article: "def") } pour la couleur
   *[other] { NAME($who) } a réclamé { CARD($card, article: "def") } pour la couleur
}

claiming-suit = réclamer { CARD($card, article: "def") } pour la couleur

claim-rank = Réclamez { CARD($card, article: "def") } pour le rang

claimed-rank = { YOU($who) ->
    [you] Vous avez réclamé { CARD($card, article: "def") } pour le rang
   *[other] { NAME($who) } a réclamé { CARD($card, article: "def") } pour le rang
}

claiming-rank = réclamer { CARD($card, article: "def") } pour le rang

claim-cover = Réclamez la carte couverte, { CARD($card, article: "def") }

claimed-cover = { YOU($who) ->
    [you] Vous avez réclamé la carte couverte, { CARD($card, article: "def") }
   *[other] { NAME($who) } a réclamé la carte couverte, { CARD($card, article: "def") }
}

claiming-cover = réclamer la carte couverte, { CARD($card, article: "def") }

claim-no-more = Ne réclamez plus rien

claimed-no-more = { YOU($who) ->
    [you] Vous n’avez plus rien réclamé
   *[other] { NAME($who) } n’a plus rien réclamé
}

claiming-no-more = ne plus rien réclamer

## Refusals

covered-once = Une case ne peut être couverte qu’une fois.
empty-places-only = Au premier niveau, les cartes vont sur des cases vides.
must-touch = Une carte doit en toucher une autre par un bord, dans un carré de quatre rangées sur quatre colonnes.
out-of-play = Une carte couverte n’est plus en jeu.
no-longer-counts = Une carte couverte ne compte plus.
just-played = C’est la carte qui vient d’être jouée.
already-claimed = Vous avez déjà réclamé cet accord.

claim-first = Réclamez d’abord tout ce qui s’accorde avec { CARD($card, article: "def") }, puis appuyez sur Terminé.

no-match-around = { CARD($card, article: "def", capital: "yes") } ne s’accorde pas avec cette carte. Les couleurs s’accordent sur les huit cases autour d’une carte, les rangs en ligne.

no-match-in-line = { CARD($card, article: "def", capital: "yes") } ne s’accorde pas avec cette carte. Couleurs et rangs s’accordent en ligne.

## What happened

got = { YOU($who) ->
    [you] Vous marquez { POINTS($points) }.
   *[other] { NAME($who) } marque { POINTS($points) }.
}

## The score sheet

matches-of = { CARD($card, capital: "yes") } : { LIST($matches) }

covered-suit = { SUIT($suit, article: "indef") } dessous

covered-rank = { RANK($rank, article: "indef") } dessous

matched = accord avec { LIST($cards) }

of-suit = { $count ->
    [1] { SUIT($suit, article: "indef") }
   *[other] { NUMBER($count, as: "words") } { SUIT($suit, number: "many") }
}

of-rank = { $count ->
    [1] { RANK($rank, article: "indef") }
    [2] paire de { RANK($rank, number: "many") }
    [3] brelan de { RANK($rank, number: "many") }
   *[other] carré de { RANK($rank, number: "many") }
}

## What lies on the table

credit = David Parlett

aim = Évitez les accords : chacun donne des points à votre adversaire.
done-button = Terminé
the-square = le carré
fact-level-one = Niveau 1
fact-level-two = Niveau 2

card-of = carte { $number }/{ $of }

fact-suits-match = Couleurs
suits-in-line = en ligne

match-gives-away = Un accord donne

suit-name = { SUIT($suit) }

rank-name = { RANK($rank, number: "many") }

## Prompts

place-first = À vous : posez la première carte
place-beside = À vous : posez une carte contre une autre
cover-counts-once = À vous : couvrez une carte. Un accord avec elle compte une fois
cover-counts-double = À vous : couvrez une carte. Un accord avec elle compte double

cover-counts-times = À vous : couvrez une carte. Un accord avec elle compte { $factor } fois

plays = { YOU($who) ->
    [you] À vous de jouer
   *[other] À { NAME($who) } de jouer
}

claim-matches = Réclamez chaque carte qui s’accorde avec { CARD($card, article: "def") }, puis appuyez sur Terminé

looks-for-matches = { YOU($who) ->
    [you] Vous cherchez les accords
   *[other] { NAME($who) } cherche les accords
}

## Previews

gives-nothing = ne donne rien

gives = { YOU($to) ->
    [you] vous donne { POINTS($points) }
   *[other] donne { POINTS($points) } à { NAME($to) }
}

## What the last card did

played-for-nothing = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") }, sans rien donner
   *[other] { NAME($who) } a joué { CARD($card, article: "def") }, sans rien donner
}

played-for = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } : { POINTS($points) } pour { NAME($to) }
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } : { POINTS($points) } pour { NAME($to) }
}

played = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") }
   *[other] { NAME($who) } a joué { CARD($card, article: "def") }
}

played-nothing-claimed = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } : { YOU($to) ->
        [you] vous n’avez rien réclamé
       *[other] { NAME($to) } n’a rien réclamé
    }
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } : { YOU($to) ->
        [you] vous n’avez rien réclamé
       *[other] { NAME($to) } n’a rien réclamé
    }
}

played-claimed = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } : { POINTS($points) } pour { NAME($to) }
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } : { POINTS($points) } pour { NAME($to) }
}

covered-for-nothing = { YOU($who) ->
    [you] Vous avez couvert { CARD($covered, article: "def") } avec { CARD($card, article: "def") }, sans rien donner
   *[other] { NAME($who) } a couvert { CARD($covered, article: "def") } avec { CARD($card, article: "def") }, sans rien donner
}

covered-for = { YOU($who) ->
    [you] Vous avez couvert { CARD($covered, article: "def") } avec { CARD($card, article: "def") } : { POINTS($points) } pour { NAME($to) }
   *[other] { NAME($who) } a couvert { CARD($covered, article: "def") } avec { CARD($card, article: "def") } : { POINTS($points) } pour { NAME($to) }
}

covered-claiming = { YOU($who) ->
    [you] Vous avez couvert { CARD($covered, article: "def") } avec { CARD($card, article: "def") }
   *[other] { NAME($who) } a couvert { CARD($covered, article: "def") } avec { CARD($card, article: "def") }
}

covered-nothing-claimed = { YOU($who) ->
    [you] Vous avez couvert { CARD($covered, article: "def") } avec { CARD($card, article: "def") } : { YOU($to) ->
        [you] vous n’avez rien réclamé
       *[other] { NAME($to) } n’a rien réclamé
    }
   *[other] { NAME($who) } a couvert { CARD($covered, article: "def") } avec { CARD($card, article: "def") } : { YOU($to) ->
        [you] vous n’avez rien réclamé
       *[other] { NAME($to) } n’a rien réclamé
    }
}

covered-claimed = { YOU($who) ->
    [you] Vous avez couvert { CARD($covered, article: "def") } avec { CARD($card, article: "def") } : { POINTS($points) } pour { NAME($to) }
   *[other] { NAME($who) } a couvert { CARD($covered, article: "def") } avec { CARD($card, article: "def") } : { POINTS($points) } pour { NAME($to) }
}

same-suit = { CARD($card, capital: "yes") }, même couleur : { $points }

same-rank = { CARD($card, capital: "yes") }, même rang : { $points }

covered-same-suit = { CARD($card, capital: "yes") } dessous, même couleur : { $factor } × { $points } = { $product }

covered-same-rank = { CARD($card, capital: "yes") } dessous, même rang : { $factor } × { $points } = { $product }

## Reasons for an action

nothing-to-claim = Il n’y a plus rien à réclamer.
unclaimed-lost = Les points non réclamés sont perdus.
gives-no-points = Ce coup ne donne aucun point.

others-give-more = Ce coup donne { POINTS($points) } ; tous les autres en donnent plus.

none-gives-less = Ce coup donne { POINTS($points) } ; aucun n’en donne moins.

buries = Ce coup couvre { CARD($covered, article: "def") }, et évite plus tard un accord avec { CARDS($kept, article: "def", kind: "or") }.

matches-later = Cartes qui s’accorderont plus tard : { $theirs } chez l’adversaire, { $own } chez vous.

sheds = Vous posez { CARD($card, article: "def") } ; aucun rang de votre main ne donne plus de points.

## Why somebody acted as they did, for everyone at the table: whole sentences with a motive.

motive-nothing = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } là où cela ne donnait aucun point.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } là où cela ne donnait aucun point.
}

motive-least = { YOU($who) ->
    [you] Vous avez donné { POINTS($points) } avec { CARD($card, article: "def") } : tous les autres coups en auraient donné plus.
   *[other] { NAME($who) } a donné { POINTS($points) } avec { CARD($card, article: "def") } : tous les autres coups en auraient donné plus.
}

motive-no-less = { YOU($who) ->
    [you] Vous avez donné { POINTS($points) } avec { CARD($card, article: "def") } : aucun coup n’en aurait donné moins.
   *[other] { NAME($who) } a donné { POINTS($points) } avec { CARD($card, article: "def") } : aucun coup n’en aurait donné moins.
}

motive-more = { YOU($who) ->
    [you] Vous avez donné { POINTS($points) } avec { CARD($card, article: "def") } ; un autre coup en aurait donné moins.
   *[other] { NAME($who) } a donné { POINTS($points) } avec { CARD($card, article: "def") } ; un autre coup en aurait donné moins.
}

motive-best-place = { YOU($who) ->
    [you] Vous avez donné { POINTS($points) } avec { CARD($card, article: "def") } ; aucune autre place n’en aurait donné moins.
   *[other] { NAME($who) } a donné { POINTS($points) } avec { CARD($card, article: "def") } ; aucune autre place n’en aurait donné moins.
}

motive-bury = { YOU($who) ->
    [you] Vous avez couvert { CARD($covered, article: "def") } avec { CARD($card, article: "def") }, pour éviter plus tard un accord avec { CARDS($kept, article: "def", kind: "or") }.
   *[other] { NAME($who) } a couvert { CARD($covered, article: "def") } avec { CARD($card, article: "def") }, pour éviter plus tard un accord avec { CARDS($kept, article: "def", kind: "or") }.
}

motive-claim = { YOU($who) ->
    [you] Vous avez réclamé un accord avec { CARD($card, article: "def") }, car les points non réclamés sont perdus.
   *[other] { NAME($who) } a réclamé un accord avec { CARD($card, article: "def") }, car les points non réclamés sont perdus.
}

motive-done = { YOU($who) ->
    [you] Vous n’aviez plus rien à réclamer.
   *[other] { NAME($who) } n’avait plus rien à réclamer.
}

## House rules

rule-values = Valeurs
rule-values-help = Les points que donne un accord dans chaque couleur ou chaque rang.

rule-values-means = Un accord dans ces couleurs et ces rangs donne d’autres points : { $values }.

rule-claims = Accords
rule-claims-help = Comptés pour vous, ou à réclamer : juste après chaque carte, l’adversaire cite tous les accords, puis dit que c’est terminé. Un accord oublié est perdu ; une réclamation fausse est refusée sans frais.
rule-claims-note = Dans les règles publiées, les accords se réclament.
claims-automatic = comptés pour vous
claims-by-hand = à réclamer
rule-claims-by-hand = Après chaque carte, votre adversaire réclame les accords un par un, puis dit que c’est terminé. Ce qui n’est pas réclamé est perdu ; une réclamation fausse est refusée sans frais.

rule-suit-reach = Accords de couleur
rule-suit-reach-help = Une carte s’accorde avec sa couleur sur les huit cases voisines, ou en ligne comme les rangs : sur sa rangée, sa colonne et ses diagonales.
both-published = L’inventeur a publié les deux.
reach-adjacent = huit voisines
reach-in-line = en ligne
rule-suit-reach-in-line = Les couleurs s’accordent comme les rangs : sur la rangée, la colonne et les diagonales, à n’importe quelle distance.

rule-draw = Cartes piochées
rule-draw-help = Après ses quatre premières cartes, chacun en pioche ce nombre ; le reste de la pioche vient quand le carré est plein.
draw-eight = huit
draw-four = quatre
rule-draw-four = Quand chacun a joué quatre cartes, chacun en pioche quatre autres. Quand le carré est plein, les mains sont vides, et chacun pioche huit cartes.

rule-cover-factor = Facteur
rule-cover-factor-help = Au deuxième niveau, un accord avec la carte couverte compte ce nombre de fois.
rule-cover-factor-one = Au deuxième niveau, un accord avec la carte couverte ne compte pas plus qu’un autre.

rule-cover-factor-means = Au deuxième niveau, un accord avec la carte couverte donne { $factor } fois la valeur de la couleur ou du rang.

## The introduction

introduction-aim = Jouez des cartes qui ne s’accordent avec rien. { CARD("TH", as: "symbol") } s’accorde avec deux cœurs et deux dix : 24 points pour l’adversaire.

introduction-turn = À tour de rôle, posez une carte contre une autre, jusqu’à ce que seize cartes forment un carré.

introduction-catch = Puis couvrez les seize, une à une. S’accorder avec la carte que l’on couvre compte dix fois.
