### Les règles maison en toutes lettres : dans la fenêtre, les règles du jeu et les comptes rendus.

## Values

on = oui
off = non

number = { $number }

card = { CARD($card) }

ranks = { RANK($rank, number: "many") }

table = { LIST($cells, kind: "plain") }

cell = { $key } { $number }

suit = { SUIT($suit) }

rank = { RANK($rank) }

## Values that differ from the usual ones

beside-published = { $value } (règle publiée : { $usual })

beside-usual-here = { $value } (d’habitude ici : { $usual })

changed-rule = { $label } : { $value }. { $meaning }

rule-and-value = { $label } : { $value }

published = règle publiée
usual-here = d’habitude ici

no-limit = sans limite

## The chapter on house rules in a rules text

house-rules = Règles maison

rule-and-values = { $label }. { $help } { $values }

rule-values-and-notes = { $label }. { $help } { $values } { LIST($notes, kind: "sentences") }

preset = Variante { $name }. { $help }

only-default = { CAPITAL($default) }.

default-and-range = { CAPITAL($default) } ; au choix, de { $low } à { $high }.

default-range-or-none = { CAPITAL($default) } ; au choix, de { $low } à { $high }, ou { $none }.

default-otherwise-range = { CAPITAL($default) } ; sinon, de { $low } à { $high }.

default-and-range-each = { CAPITAL($default) } ; au choix, de { $low } à { $high } pour chacun.

default-otherwise = { CAPITAL($default) } ; sinon, { LIST($others, kind: "or") }.

by-default = d’ordinaire : { $value }

by-default-with = d’ordinaire à { LIST($players, kind: "or") } joueurs : { $value }

value-with = à { LIST($players, kind: "or") } joueurs : { $value }

defaults = { LIST($values, kind: "plain") }

value-only-with = { $value } (à { LIST($players, kind: "or") } joueurs)

## The rules text of a table with house rules of its own

tonight = Les règles maison de ce soir

playing-preset = Vous jouez avec la variante { $name }. { $help }

its-rules = Voici ses règles maison. Là où le texte ci-dessous dit autre chose, ce sont elles qui comptent. Les exemples et les conseils suivent les règles habituelles.

these-rules = Vous jouez avec ces règles maison. Là où le texte ci-dessous dit autre chose, ce sont elles qui comptent. Les exemples et les conseils suivent les règles habituelles.

note = Règle maison. { $meaning }

settled-everywhere = Deux points sont fixés ici pour tous les jeux : tous ceux qui ont le meilleur total gagnent ensemble, et qui tire la plus forte carte donne en premier.
