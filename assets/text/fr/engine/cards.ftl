### Les noms dont toutes les phrases se servent : cartes, joueurs, listes, points et nombres.
###
### Formes : def (le dix), indef (un dix), de (du dix), a (au dix), many (plusieurs), def-many (les dix), de-many (des dix).
### { CARD($card, article: "def") } donne « le dix de cœur », { CARD($card, case: "de") } « du dix de cœur ».

## Ranks. `.index` is on the corner of a card; numbers have none. `.gender` is handed on to `card` as $gender.

rank-two = deux
    .gender = m
    .def = le deux
    .indef = un deux
    .de = du deux
    .a = au deux
    .many = deux
    .def-many = les deux
    .de-many = des deux
rank-three = trois
    .gender = m
    .def = le trois
    .indef = un trois
    .de = du trois
    .a = au trois
    .many = trois
    .def-many = les trois
    .de-many = des trois
rank-four = quatre
    .gender = m
    .def = le quatre
    .indef = un quatre
    .de = du quatre
    .a = au quatre
    .many = quatre
    .def-many = les quatre
    .de-many = des quatre
rank-five = cinq
    .gender = m
    .def = le cinq
    .indef = un cinq
    .de = du cinq
    .a = au cinq
    .many = cinq
    .def-many = les cinq
    .de-many = des cinq
rank-six = six
    .gender = m
    .def = le six
    .indef = un six
    .de = du six
    .a = au six
    .many = six
    .def-many = les six
    .de-many = des six
rank-seven = sept
    .gender = m
    .def = le sept
    .indef = un sept
    .de = du sept
    .a = au sept
    .many = sept
    .def-many = les sept
    .de-many = des sept
rank-eight = huit
    .gender = m
    .def = le huit
    .indef = un huit
    .de = du huit
    .a = au huit
    .many = huit
    .def-many = les huit
    .de-many = des huit
rank-nine = neuf
    .gender = m
    .def = le neuf
    .indef = un neuf
    .de = du neuf
    .a = au neuf
    .many = neuf
    .def-many = les neuf
    .de-many = des neuf
rank-ten = dix
    .gender = m
    .def = le dix
    .indef = un dix
    .de = du dix
    .a = au dix
    .many = dix
    .def-many = les dix
    .de-many = des dix
rank-jack = valet
    .gender = m
    .def = le valet
    .indef = un valet
    .de = du valet
    .a = au valet
    .many = valets
    .def-many = les valets
    .de-many = des valets
    .index = V
rank-queen = dame
    .gender = f
    .def = la dame
    .indef = une dame
    .de = de la dame
    .a = à la dame
    .many = dames
    .def-many = les dames
    .de-many = des dames
    .index = D
rank-king = roi
    .gender = m
    .def = le roi
    .indef = un roi
    .de = du roi
    .a = au roi
    .many = rois
    .def-many = les rois
    .de-many = des rois
    .index = R
rank-ace = as
    .gender = m
    .def = l’as
    .indef = un as
    .de = de l’as
    .a = à l’as
    .many = as
    .def-many = les as
    .de-many = des as
    .index = A

## Suits, in the singular, as in “fournir à cœur”, “le dix de cœur”, “cœur est demandé”.

suit-clubs = trèfle
    .gender = m
    .def = le trèfle
    .indef = un trèfle
    .many = trèfles
suit-diamonds = carreau
    .gender = m
    .def = le carreau
    .indef = un carreau
    .many = carreaux
suit-hearts = cœur
    .gender = m
    .def = le cœur
    .indef = un cœur
    .many = cœurs
suit-spades = pique
    .gender = m
    .def = le pique
    .indef = un pique
    .many = piques

## Cards. $full-rank has the article that the sentence asks for; $gender is that of the rank.

card = { $rank } de { $suit }
    .def = { $full-rank } de { $suit }
    .indef = { $full-rank } de { $suit }
    .de = { $full-rank } de { $suit }
    .a = { $full-rank } de { $suit }

## Lists of several things. In all but the last pair, $first is the list so far.

list-more = { $first }, { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-plain = { $first }, { $last }
list-dots = { $first }{ "  ·  " }{ $last }
list-semicolons = { $first } ; { $last }
list-sentences = { $first } { $last }
list-run = { $first }-{ $last }
list-lines =
    { $first }
    { $last }

## Names of players. $begins is the first letter of the name, small and without accents. An h at the beginning of a
## French name is silent more often than not: “d’Hélène”. The names in which it is not are listed: “de Hans”. A y is
## the other way round: “de Yann”, and those before which “de” loses its e are listed: “d’Yves”. `you` stands for the
## reader.

name = { $name }
    .de = { $begins ->
        [a] d’{ $name }
        [e] d’{ $name }
        [h] { $name ->
            [Habib] de { $name }
            [Hakim] de { $name }
            [Hakima] de { $name }
            [Halim] de { $name }
            [Halima] de { $name }
            [Hamid] de { $name }
            [Hamza] de { $name }
            [Hanane] de { $name }
            [Hans] de { $name }
            [Harold] de { $name }
            [Harry] de { $name }
            [Hassan] de { $name }
            [Heidi] de { $name }
            [Heike] de { $name }
            [Heinz] de { $name }
            [Helga] de { $name }
            [Helmut] de { $name }
            [Hicham] de { $name }
            [Holger] de { $name }
            [Holly] de { $name }
            [Horst] de { $name }
            [Houda] de { $name }
            [Howard] de { $name }
            [Hugh] de { $name }
            [Hussein] de { $name }
           *[other] d’{ $name }
        }
        [i] d’{ $name }
        [o] d’{ $name }
        [u] d’{ $name }
        [y] { $name ->
            [Yseult] d’{ $name }
            [Yvain] d’{ $name }
            [Yvan] d’{ $name }
            [Yves] d’{ $name }
            [Yvette] d’{ $name }
            [Yvon] d’{ $name }
            [Yvonne] d’{ $name }
           *[other] de { $name }
        }
       *[other] de { $name }
    }
    .que = { $begins ->
        [a] qu’{ $name }
        [e] qu’{ $name }
        [h] { $name ->
            [Habib] que { $name }
            [Hakim] que { $name }
            [Hakima] que { $name }
            [Halim] que { $name }
            [Halima] que { $name }
            [Hamid] que { $name }
            [Hamza] que { $name }
            [Hanane] que { $name }
            [Hans] que { $name }
            [Harold] que { $name }
            [Harry] que { $name }
            [Hassan] que { $name }
            [Heidi] que { $name }
            [Heike] que { $name }
            [Heinz] que { $name }
            [Helga] que { $name }
            [Helmut] que { $name }
            [Hicham] que { $name }
            [Holger] que { $name }
            [Holly] que { $name }
            [Horst] que { $name }
            [Houda] que { $name }
            [Howard] que { $name }
            [Hugh] que { $name }
            [Hussein] que { $name }
           *[other] qu’{ $name }
        }
        [i] qu’{ $name }
        [o] qu’{ $name }
        [u] qu’{ $name }
        [y] { $name ->
            [Yseult] qu’{ $name }
            [Yvain] qu’{ $name }
            [Yvan] qu’{ $name }
            [Yves] qu’{ $name }
            [Yvette] qu’{ $name }
            [Yvon] qu’{ $name }
            [Yvonne] qu’{ $name }
           *[other] que { $name }
        }
       *[other] que { $name }
    }
you = vous
    .de = de vous
    .que = que vous

## A full stop after words that have none.

full-stop = { $words }.

## Points. $number is written out, with its sign; $count decides between singular and plural.

points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
    .penalty = { $count ->
        [one] { $number } point de pénalité
       *[other] { $number } points de pénalité
    }

## Small numbers in words. Larger ones are written in digits.

number-0 = aucun
    .f = aucune
number-1 = un
    .f = une
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
number-10 = dix
number-11 = onze
number-12 = douze
