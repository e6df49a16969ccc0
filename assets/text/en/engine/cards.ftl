### Nouns that sentences of all other files use through functions: cards, lists, points and numbers.
###
### A form of a noun is an attribute, which a sentence asks for by options: { CARD($card, article: "def") }
### takes .def, { SUIT($suit, case: "dat") } takes .dat, and with both it is .def-dat. If a form is missing, the
### last option is left out, then the first, and at last the noun itself is taken. A language has the forms that its
### own sentences ask for, and as many as it likes. Code finds the ids of this file by name.

## Ranks. `.index` is on the corner of a card; numbers have none. `.gender`, if a rank has it, is handed on to `card` as $gender, and
## a sentence can choose by it: { RANK($rank, as: "gender") -> [f] … *[m] … }.

rank-two = two
    .indef = a two
    .many = twos
rank-three = three
    .indef = a three
    .many = threes
rank-four = four
    .indef = a four
    .many = fours
rank-five = five
    .indef = a five
    .many = fives
rank-six = six
    .indef = a six
    .many = sixes
rank-seven = seven
    .indef = a seven
    .many = sevens
rank-eight = eight
    .indef = an eight
    .many = eights
rank-nine = nine
    .indef = a nine
    .many = nines
rank-ten = ten
    .indef = a ten
    .many = tens
rank-jack = jack
    .indef = a jack
    .many = jacks
    .index = J
rank-queen = queen
    .indef = a queen
    .many = queens
    .index = Q
rank-king = king
    .indef = a king
    .many = kings
    .index = K
rank-ace = ace
    .indef = an ace
    .many = aces
    .index = A

## Suits, in the plural, as in “Hearts were led”.

suit-clubs = clubs
    .one = club
    .indef = a club
suit-diamonds = diamonds
    .one = diamond
    .indef = a diamond
suit-hearts = hearts
    .one = heart
    .indef = a heart
suit-spades = spades
    .one = spade
    .indef = a spade

## Cards. $rank and $suit are in the case that the sentence asks for; $full-rank has the form of the rank for all
## options, such as its article. $gender is that of the rank.

card = { $rank } of { $suit }
    .def = the { $rank } of { $suit }

## Lists of several things. In all but the last pair, $first is the list so far. $sound is the first letter of
## $last, small and without accents; after an h, two letters.

list-more = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
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
    .gen = { $name }’s
you = you
    .gen = your

## A full stop after words that have none.

full-stop = { $words }.

## Points. $number is written out, with its sign; $count decides between singular and plural.

points = { $count ->
    [0.5] { $number } point
    [-0.5] { $number } point
    [one] { $number } point
   *[other] { $number } points
}
    .penalty = { $count ->
        [0.5] { $number } penalty point
        [-0.5] { $number } penalty point
        [one] { $number } penalty point
       *[other] { $number } penalty points
    }

## Small numbers in words. Larger ones are written in digits.

number-0 = no
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
