### Nouns that sentences of all other files use through functions: cards, suits, ranks, lists, points and numbers.
###
### Forms: article def (il dieci) and indef (un dieci); case a, di, da of ranks for a preposition that melts
### into the article (al dieci, del dieci, dal dieci); number many for the plural (donne), also with its article (le donne).
### Cards have no such case: where they are shown by their symbols, the preposition would vanish with the words.
### Ranks have a gender, m or f; suits need none, since they only ever follow “di” or “a”.

## Ranks. `.index` is on the corner of a card: F fante, D donna, R re, A asso.

rank-two = due
    .gender = m
    .def = il due
    .indef = un due
    .def-a = al due
    .def-di = del due
    .def-da = dal due
    .many = due
    .def-many = i due
rank-three = tre
    .gender = m
    .def = il tre
    .indef = un tre
    .def-a = al tre
    .def-di = del tre
    .def-da = dal tre
    .many = tre
    .def-many = i tre
rank-four = quattro
    .gender = m
    .def = il quattro
    .indef = un quattro
    .def-a = al quattro
    .def-di = del quattro
    .def-da = dal quattro
    .many = quattro
    .def-many = i quattro
rank-five = cinque
    .gender = m
    .def = il cinque
    .indef = un cinque
    .def-a = al cinque
    .def-di = del cinque
    .def-da = dal cinque
    .many = cinque
    .def-many = i cinque
rank-six = sei
    .gender = m
    .def = il sei
    .indef = un sei
    .def-a = al sei
    .def-di = del sei
    .def-da = dal sei
    .many = sei
    .def-many = i sei
rank-seven = sette
    .gender = m
    .def = il sette
    .indef = un sette
    .def-a = al sette
    .def-di = del sette
    .def-da = dal sette
    .many = sette
    .def-many = i sette
rank-eight = otto
    .gender = m
    .def = l’otto
    .indef = un otto
    .def-a = all’otto
    .def-di = dell’otto
    .def-da = dall’otto
    .many = otto
    .def-many = gli otto
rank-nine = nove
    .gender = m
    .def = il nove
    .indef = un nove
    .def-a = al nove
    .def-di = del nove
    .def-da = dal nove
    .many = nove
    .def-many = i nove
rank-ten = dieci
    .gender = m
    .def = il dieci
    .indef = un dieci
    .def-a = al dieci
    .def-di = del dieci
    .def-da = dal dieci
    .many = dieci
    .def-many = i dieci
rank-jack = fante
    .gender = m
    .def = il fante
    .indef = un fante
    .def-a = al fante
    .def-di = del fante
    .def-da = dal fante
    .many = fanti
    .def-many = i fanti
    .index = F
rank-queen = donna
    .gender = f
    .def = la donna
    .indef = una donna
    .def-a = alla donna
    .def-di = della donna
    .def-da = dalla donna
    .many = donne
    .def-many = le donne
    .index = D
rank-king = re
    .gender = m
    .def = il re
    .indef = un re
    .def-a = al re
    .def-di = del re
    .def-da = dal re
    .many = re
    .def-many = i re
    .index = R
rank-ace = asso
    .gender = m
    .def = l’asso
    .indef = un asso
    .def-a = all’asso
    .def-di = dell’asso
    .def-da = dall’asso
    .many = assi
    .def-many = gli assi
    .index = A

## Suits. “Una carta di cuori”: a single heart has no short name that all players share.

suit-clubs = fiori
    .indef = una carta di fiori
suit-diamonds = quadri
    .indef = una carta di quadri
suit-hearts = cuori
    .indef = una carta di cuori
suit-spades = picche
    .indef = una carta di picche

## Cards.

card = { $rank } di { $suit }
    .def = { $full-rank } di { $suit }
    .def-di = { $full-rank } di { $suit }
    .indef = { $full-rank } di { $suit }

## Lists of several things. In all but the last pair, $first is the list so far.

list-more = { $first }, { $last }
list-and = { $sound ->
    [e] { $first } ed { $last }
   *[other] { $first } e { $last }
}
list-or = { $first } o { $last }
list-plain = { $first }, { $last }
list-dots = { $first }{ "  ·  " }{ $last }
list-semicolons = { $first }; { $last }
list-sentences = { $first } { $last }
list-run = { $first }-{ $last }
list-lines =
    { $first }
    { $last }

## Names of players, with their prepositions: a Berta, ad Anna, di Berta, da Berta, con Berta. `you` stands for the
## reader.

name = { $name }
    .a = { $begins ->
        [a] ad { $name }
       *[other] a { $name }
    }
    .di = di { $name }
    .da = da { $name }
    .con = con { $name }
you = tu
    .a = a te
    .di = di te
    .da = da te
    .con = con te

## A full stop after words that have none.

full-stop = { $words }.

## Points. $number is written out, with its sign; $count decides between singular and plural.

points = { $count ->
    [0.5] { $number } punto
    [-0.5] { $number } punto
    [one] { $number } punto
   *[other] { $number } punti
}
    .penalty = { $count ->
        [0.5] { $number } punto di penalità
        [-0.5] { $number } punto di penalità
        [one] { $number } punto di penalità
       *[other] { $number } punti di penalità
    }

## Small numbers in words. Larger ones are written in digits.

number-0 = zero
number-1 = uno
    .m = un
    .f = una
number-2 = due
number-3 = tre
number-4 = quattro
number-5 = cinque
number-6 = sei
number-7 = sette
number-8 = otto
number-9 = nove
number-10 = dieci
number-11 = undici
number-12 = dodici
