### Cartas, listas, puntos y números.

## Valores. El índice es el de las barajas francesas que se venden en España.

rank-two = dos
    .gender = m
    .indef = un dos
    .def = el dos
    .de = del dos
    .a = al dos
    .many = doses
    .def-many = los doses
rank-three = tres
    .gender = m
    .indef = un tres
    .def = el tres
    .de = del tres
    .a = al tres
    .many = treses
    .def-many = los treses
rank-four = cuatro
    .gender = m
    .indef = un cuatro
    .def = el cuatro
    .de = del cuatro
    .a = al cuatro
    .many = cuatros
    .def-many = los cuatros
rank-five = cinco
    .gender = m
    .indef = un cinco
    .def = el cinco
    .de = del cinco
    .a = al cinco
    .many = cincos
    .def-many = los cincos
rank-six = seis
    .gender = m
    .indef = un seis
    .def = el seis
    .de = del seis
    .a = al seis
    .many = seises
    .def-many = los seises
rank-seven = siete
    .gender = m
    .indef = un siete
    .def = el siete
    .de = del siete
    .a = al siete
    .many = sietes
    .def-many = los sietes
rank-eight = ocho
    .gender = m
    .indef = un ocho
    .def = el ocho
    .de = del ocho
    .a = al ocho
    .many = ochos
    .def-many = los ochos
rank-nine = nueve
    .gender = m
    .indef = un nueve
    .def = el nueve
    .de = del nueve
    .a = al nueve
    .many = nueves
    .def-many = los nueves
rank-ten = diez
    .gender = m
    .indef = un diez
    .def = el diez
    .de = del diez
    .a = al diez
    .many = dieces
    .def-many = los dieces
rank-jack = jota
    .gender = f
    .indef = una jota
    .def = la jota
    .de = de la jota
    .a = a la jota
    .many = jotas
    .def-many = las jotas
    .index = J
rank-queen = dama
    .gender = f
    .indef = una dama
    .def = la dama
    .de = de la dama
    .a = a la dama
    .many = damas
    .def-many = las damas
    .index = Q
rank-king = rey
    .gender = m
    .indef = un rey
    .def = el rey
    .de = del rey
    .a = al rey
    .many = reyes
    .def-many = los reyes
    .index = K
rank-ace = as
    .gender = m
    .indef = un as
    .def = el as
    .de = del as
    .a = al as
    .many = ases
    .def-many = los ases
    .index = A

## Palos

suit-clubs = tréboles
    .gender = m
    .one = trébol
    .indef = un trébol
    .def = los tréboles
suit-diamonds = diamantes
    .gender = m
    .one = diamante
    .indef = un diamante
    .def = los diamantes
suit-hearts = corazones
    .gender = m
    .one = corazón
    .indef = un corazón
    .def = los corazones
suit-spades = picas
    .gender = f
    .one = pica
    .indef = una pica
    .def = las picas

## Cartas. En otras clases de barajas el artículo sigue siendo el del valor.

card = { $rank } de { $suit }
    .def = { $gender ->
        [f] la
       *[m] el
    } { $rank } de { $suit }
    .indef = { $gender ->
        [f] una
       *[m] un
    } { $rank } de { $suit }
    .de = { $full-rank } de { $suit }
    .a = { $full-rank } de { $suit }

## Listas: «e» ante i, «u» ante o.

list-more = { $first }, { $last }
list-and = { $sound ->
    [i] { $first } e { $last }
    [hi] { $first } e { $last }
   *[other] { $first } y { $last }
}
list-or = { $sound ->
    [o] { $first } u { $last }
    [ho] { $first } u { $last }
   *[other] { $first } o { $last }
}
list-plain = { $first }, { $last }
list-dots = { $first }{ "  ·  " }{ $last }
list-semicolons = { $first }; { $last }
list-sentences = { $first } { $last }
list-run = { $first }-{ $last }
list-lines =
    { $first }
    { $last }

## Nombres

name = { $name }
    .con = con { $name }
you = tú
    .prep = ti
    .con = contigo

full-stop = { $words }.

## Puntos

points = { $count ->
    [0.5] { $number } punto
    [-0.5] { $number } punto
    [one] { $number } punto
   *[other] { $number } puntos
}
    .penalty = { $count ->
        [0.5] { $number } punto en contra
        [-0.5] { $number } punto en contra
        [one] { $number } punto en contra
       *[other] { $number } puntos en contra
    }

## Números

number-0 = ningún
    .f = ninguna
number-1 = un
    .f = una
number-2 = dos
number-3 = tres
number-4 = cuatro
number-5 = cinco
number-6 = seis
number-7 = siete
number-8 = ocho
number-9 = nueve
number-10 = diez
number-11 = once
number-12 = doce
