### Mismatch.

credit = David Parlett

aim = Qui fait le dernier accord prend les pénalités.

never-ends = Fixez une limite de donnes ou de points, sinon la partie ne finit jamais.

## Matches

of-suit = { NUMBER($count, as: "words") } { SUIT($suit, number: "many") }

of-rank = { $count ->
    [2] paire de { RANK($rank, number: "many") }
    [3] brelan de { RANK($rank, number: "many") }
   *[other] carré de { RANK($rank, number: "many") }
}

run = suite { LIST($ranks, kind: "run") }

the-run = la suite { LIST($ranks, kind: "run") }

# Several cards of a rank, within a sentence.
# $count (Count): how many cards, two to four
# $rank (Rank): their rank
some-of-rank = { $count ->
    [2] une paire de { RANK($rank, number: "many") }
    [3] un brelan de { RANK($rank, number: "many") }
   *[other] un carré de { RANK($rank, number: "many") }
}

two-runs = deux suites { LIST($ranks, kind: "run") }

rank = { RANK($rank, as: "symbol") }

for-points = { $found } ({ $points })

## The score sheet

matches = { LIST($matches, kind: "plain", capital: "yes") }

lowest = Sans accord, { $points } pour la plus basse

## What the last trick was worth

worth-of-matches = { POINTS($points, kind: "penalty") } pour { LIST($matches) }

worth-of-lowest = { POINTS($points, kind: "penalty") } pour { CARD($card, article: "def") }, la plus basse carte

## Previews

so-far-to-you = { LIST($matches, kind: "plain", capital: "yes") } : pour l’instant { POINTS($points, kind: "penalty") } pour vous

so-far-to = { LIST($matches, kind: "plain", capital: "yes") } : pour l’instant { POINTS($points, kind: "penalty") } pour { NAME($who) }

points-to-you = { LIST($matches, kind: "plain", capital: "yes") } : { POINTS($points, kind: "penalty") } pour vous

points-to = { LIST($matches, kind: "plain", capital: "yes") } : { POINTS($points, kind: "penalty") } pour { NAME($who) }

no-match = sans accord

## What lies on the table

penalty-pile = { YOU($who) ->
    [you] votre tas de pénalités
   *[other] le tas de pénalités { NAME($who, case: "de") }
}

penalty = pénalité { $points }

penalty-with-counters = { $count ->
    [one] pénalité { $points }, dont { $count } jeton
   *[other] pénalité { $points }, dont { $count } jetons
}

waste-pile = le rebut
waste = rebut

fact-trick = Ce pli

trick-to-you = pour l’instant { POINTS($points, kind: "penalty") } pour vous

trick-to = pour l’instant { POINTS($points, kind: "penalty") } pour { NAME($who) }

fact-ace = As dans les suites

## Prompts

play-any = À vous : jouez n’importe quelle carte

## Reasons for playing a card

costs-only = Cette carte ne s’accorde avec rien sur la table, et le pli ne coûte que { POINTS($points, kind: "penalty") }.

goes-elsewhere = Cette carte ne s’accorde avec rien sur la table, et le pli va à quelqu’un d’autre.
matches-nothing = Cette carte ne s’accorde avec rien sur la table.
all-match-none-cheaper = Toutes vos cartes font un accord, et aucune ne vous coûte moins.
all-match = Toutes vos cartes font un accord.

many-of-both-out = { SUIT($suit, number: "many", capital: "yes") } et { RANK($rank, number: "many") } sont encore nombreux dehors : cette carte ferait souvent un accord plus tard.

many-out = Il reste dehors beaucoup de { SUIT($suit, number: "many") } : cette carte ferait souvent un accord plus tard.

## Why somebody played as they did, for everyone at the table: whole sentences with a motive.

motive-lead-many = { YOU($who) ->
    [you] Vous avez entamé avec { CARD($card, article: "def") }, car une entame ne s’accorde avec rien : il restait dehors { $count } autres { SUIT($suit, number: "many") }, et cette carte aurait pu faire un accord plus tard.
   *[other] { NAME($who) } a entamé avec { CARD($card, article: "def") }, car une entame ne s’accorde avec rien : il restait dehors { $count } autres { SUIT($suit, number: "many") }, et cette carte aurait pu faire un accord plus tard.
}

motive-lead-low = { YOU($who) ->
    [you] Vous avez entamé assez bas, avec { CARD($card, article: "def") }, pour que quelqu’un d’autre paie s’il n’y avait aucun accord.
   *[other] { NAME($who) } a entamé assez bas, avec { CARD($card, article: "def") }, pour que quelqu’un d’autre paie s’il n’y avait aucun accord.
}

motive-leave = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } sans faire d’accord, et laissé le pli : { POINTS($points, kind: "penalty") } pour { NAME($to) }.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } sans faire d’accord, et laissé le pli : { POINTS($points, kind: "penalty") } pour { NAME($to) }.
}

motive-stay-out = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } sans faire d’accord : le pli restait pour l’instant à { NAME($to) }.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } sans faire d’accord : le pli restait pour l’instant à { NAME($to) }.
}

motive-stay-below = { YOU($who) ->
    [you] Sans faire d’accord, vous avez joué { CARD($card, article: "def") } sous { CARD($best, article: "def") } : si rien ne s’accorde, c’est la plus haute carte qui paie.
   *[other] Sans faire d’accord, { NAME($who) } a joué { CARD($card, article: "def") } sous { CARD($best, article: "def") } : si rien ne s’accorde, c’est la plus haute carte qui paie.
}

motive-cheap = { YOU($who) ->
    [you] Vous avez joué { CARD($card, article: "def") } sans faire d’accord : si rien ne s’accorde, le pli ne coûte pas plus de { POINTS($points, kind: "penalty") }.
   *[other] { NAME($who) } a joué { CARD($card, article: "def") } sans faire d’accord : si rien ne s’accorde, le pli ne coûte pas plus de { POINTS($points, kind: "penalty") }.
}

motive-cheapest = { YOU($who) ->
    [you] Vous ne pouviez pas éviter un accord, et aucune carte ne coûtait moins que { CARD($card, article: "def") } : { POINTS($points, kind: "penalty") }.
   *[other] { NAME($who) } ne pouvait pas éviter un accord, et aucune carte ne coûtait moins que { CARD($card, article: "def") } : { POINTS($points, kind: "penalty") }.
}

motive-hope = { YOU($who) ->
    [you] Vous ne pouviez pas éviter un accord et vous avez joué { CARD($card, article: "def") }, en espérant que quelqu’un en fasse un autre ensuite.
   *[other] { NAME($who) } ne pouvait pas éviter un accord et a joué { CARD($card, article: "def") }, en espérant que quelqu’un en fasse un autre ensuite.
}

## House rules

rule-deals = Donnes
rule-deals-help = La partie finit après ce nombre de donnes.
rule-deals-none = La partie continue jusqu’à ce qu’un total atteigne le seuil, quel que soit le nombre de donnes.

rule-deals-means = { $count ->
    [one] La partie finit au plus tard après { $count } donne.
   *[other] La partie finit au plus tard après { $count } donnes.
}

rule-target = Seuil
rule-target-help = La partie finit après une donne qui porte un total à ce nombre de points de pénalité ou plus. Les donnes et le seuil ne peuvent pas être sans limite tous les deux.
rule-target-none = Aucun total n’arrête la partie, qui va toujours jusqu’à la dernière donne.

rule-target-means = La partie finit après une donne qui porte un total à { POINTS($points, kind: "penalty") } ou plus.

rule-ace = As dans les suites
rule-ace-help = Fort : { RANK("Q", as: "symbol") }-{ RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") } est une suite. Faible : { RANK("A", as: "symbol") }-2-3 est une suite. En boucle : { RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") }-2 aussi.
ace-high-or-low = fort ou faible
ace-high-only = fort seulement
ace-round-the-corner = en boucle
rule-ace-high-only = Dans une suite, l’as ne se place qu’au-dessus du roi : { RANK("Q", as: "symbol") }-{ RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") } est une suite, pas { RANK("A", as: "symbol") }-2-3.
rule-ace-round-the-corner = Dans une suite, l’as relie aussi le roi au deux : { RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") }-2 est une suite, et de même { RANK("Q", as: "symbol") }-{ RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") }-2 et { RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") }-2-3.

## The introduction

introduction-aim = Les cartes qui s’accordent coûtent des points de pénalité : 10 pour deux de même couleur, 20 pour deux de même rang, 30 pour une suite de trois.

introduction-turn = Jouez la carte que vous voulez. Qui fait le dernier accord fait le pli : ici { CARD("6S", as: "symbol") }, pour le second pique.

introduction-catch = Si rien ne s’accorde, la plus forte carte fait le pli, mais ne paie que pour la plus basse.
