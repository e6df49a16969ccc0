### Nouns that sentences of all other files use through functions: cards, names, lists, points and numbers.
###
### A form of a noun is an attribute, which a sentence asks for by options: { CARD($card, article: "def") }
### takes .def, { CARD($card, article: "def", case: "dat") } takes .def-dat. If a form is missing, the last option is
### left out, then the first, and at last the noun itself is taken.
###
### The noun itself is the nominative; the other cases are acc, dat and gen. Articles are def (die Herz-Zehn) and indef
### (eine Herz-Zehn).

## Ranks. `.index` is on the corner of a card; numbers have none. `.gender` is handed on to `card` as $gender.

rank-two = Zwei
    .gender = f
    .indef = eine Zwei
    .indef-dat = einer Zwei
    .many = Zweien
rank-three = Drei
    .gender = f
    .indef = eine Drei
    .indef-dat = einer Drei
    .many = Dreien
rank-four = Vier
    .gender = f
    .indef = eine Vier
    .indef-dat = einer Vier
    .many = Vieren
rank-five = Fünf
    .gender = f
    .indef = eine Fünf
    .indef-dat = einer Fünf
    .many = Fünfen
rank-six = Sechs
    .gender = f
    .indef = eine Sechs
    .indef-dat = einer Sechs
    .many = Sechsen
rank-seven = Sieben
    .gender = f
    .indef = eine Sieben
    .indef-dat = einer Sieben
    .many = Siebenen
rank-eight = Acht
    .gender = f
    .indef = eine Acht
    .indef-dat = einer Acht
    .many = Achten
rank-nine = Neun
    .gender = f
    .indef = eine Neun
    .indef-dat = einer Neun
    .many = Neunen
rank-ten = Zehn
    .gender = f
    .indef = eine Zehn
    .indef-dat = einer Zehn
    .many = Zehnen
rank-jack = Bube
    .gender = m
    .indef = ein Bube
    .indef-acc = einen Buben
    .indef-dat = einem Buben
    .acc = Buben
    .dat = Buben
    .gen = Buben
    .many = Buben
    .index = B
rank-queen = Dame
    .gender = f
    .indef = eine Dame
    .indef-dat = einer Dame
    .many = Damen
    .index = D
rank-king = König
    .gender = m
    .indef = ein König
    .indef-acc = einen König
    .indef-dat = einem König
    .gen = Königs
    .many = Könige
    .many-dat = Königen
    .index = K
rank-ace = Ass
    .gender = n
    .indef = ein Ass
    .indef-dat = einem Ass
    .gen = Asses
    .many = Asse
    .many-dat = Assen
    .index = A

## Suits. In German they have no plural: “Herz wurde ausgespielt”.

suit-clubs = Kreuz
    .gender = n
suit-diamonds = Karo
    .gender = n
suit-hearts = Herz
    .gender = n
suit-spades = Pik
    .gender = n

## Cards. $rank and $suit are in the case that the sentence asks for, $gender is that of the rank.

card = { $suit }-{ $rank }
    .def = { $gender ->
        [f] die
        [n] das
       *[m] der
    } { $suit }-{ $rank }
    .def-acc = { $gender ->
        [f] die
        [n] das
       *[m] den
    } { $suit }-{ $rank }
    .def-dat = { $gender ->
        [f] der
       *[m] dem
    } { $suit }-{ $rank }
    .def-gen = { $gender ->
        [f] der
       *[m] des
    } { $suit }-{ $rank }
    .indef = { $gender ->
        [f] eine
       *[m] ein
    } { $suit }-{ $rank }
    .indef-acc = { $gender ->
        [f] eine
        [n] ein
       *[m] einen
    } { $suit }-{ $rank }
    .indef-dat = { $gender ->
        [f] einer
       *[m] einem
    } { $suit }-{ $rank }

## Lists of several things. In all but the last pair, $first is the list so far.

list-more = { $first }, { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-plain = { $first }, { $last }
list-dots = { $first }{ "  ·  " }{ $last }
list-semicolons = { $first }; { $last }
list-sentences = { $first } { $last }
list-run = { $first }-{ $last }
list-lines =
    { $first }
    { $last }

## Names of players. A sentence asks for a form: { NAME($who, case: "gen") }. $begins is the first letter of the name
## and $ends its last, both small and without accents. `you` stands for the reader.

name = { $name }
    .gen = { $ends ->
        [s] { $name }’
        [x] { $name }’
        [z] { $name }’
       *[other] { $name }s
    }
you = du
    .acc = dich
    .dat = dir

## A full stop after words that have none.

full-stop = { $words }.

## Points. $number is written out, with its sign; $count decides between singular and plural.

points = { $count ->
    [0.5] { $number } Punkt
    [-0.5] { $number } Punkt
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
    .dat = { $count ->
        [0.5] { $number } Punkt
        [-0.5] { $number } Punkt
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }
    .penalty = { $count ->
        [0.5] { $number } Strafpunkt
        [-0.5] { $number } Strafpunkt
        [one] { $number } Strafpunkt
       *[other] { $number } Strafpunkte
    }
    .penalty-dat = { $count ->
        [0.5] { $number } Strafpunkt
        [-0.5] { $number } Strafpunkt
        [one] { $number } Strafpunkt
       *[other] { $number } Strafpunkten
    }

## Small numbers in words. Larger ones are written in digits.

number-0 = kein
    .f = keine
    .m-acc = keinen
    .dat = keinem
    .f-dat = keiner
    .many = keine
number-1 = ein
    .f = eine
    .m-acc = einen
    .dat = einem
    .f-dat = einer
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn
number-11 = elf
number-12 = zwölf
