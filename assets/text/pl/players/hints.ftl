### Podpowiedzi: dlaczego to zagranie jest najlepsze i jak wypadają inne.
###
### Drugie w kolejności zagranie, $other, jest rzeczownikiem w mianowniku i różnego rodzaju.

## Sentences below the recommended action, each about it in comparison with the second best choice

only-move = Nie masz innego wyboru.
wins-rest = Każda następna lewa jest twoja, bez względu na to, kto co zagra.
no-reason = Nie da się tego prosto wytłumaczyć.

# $other (Message): the second choice as a noun, such as “the ten of hearts”
just-as-good = Równie dobry wybór: { $other }.

# $other (Message): the second choice as a noun
maybe-as-good = Być może równie dobry wybór, choć trudniej to ocenić: { $other }.

# $other (Message): the second choice as a noun
almost-as-good = Nie da się tego prosto wytłumaczyć. Prawie równie dobry wybór: { $other }.

# $other (Message): the second choice as a noun
slightly-better = Tylko trochę gorszy wybór: { $other }.

# $other (Message): the second choice as a noun
better-chance = To daje większą szansę na wygraną niż { $other }.

# Where the lowest score wins, the second choice would cost more.
# $other (Message): the second choice as a noun
# $points (Number): how many penalty points more
costs-more = { $points ->
    [one] { CAPITAL($other) } kosztuje o { $points } punkt karny więcej.
    [few] { CAPITAL($other) } kosztuje o { $points } punkty karne więcej.
    [many] { CAPITAL($other) } kosztuje o { $points } punktów karnych więcej.
   *[other] { CAPITAL($other) } kosztuje o { $points } punktu karnego więcej.
}

# $other (Message): the second choice as a noun
# $points (Number): how many penalty points more
costs-about-more = { $points ->
    [one] { CAPITAL($other) } kosztuje około { $points } punktu karnego więcej.
    [few] { CAPITAL($other) } kosztuje około { $points } punktów karnych więcej.
    [many] { CAPITAL($other) } kosztuje około { $points } punktów karnych więcej.
   *[other] { CAPITAL($other) } kosztuje około { $points } punktu karnego więcej.
}

# $other (Message): the second choice as a noun
costs-slightly-more = { CAPITAL($other) } kosztuje trochę więcej.

# $other (Message): the second choice as a noun
# $points (Number): how many penalty points more
costs-about-more-and-game = { $points ->
    [one] { CAPITAL($other) } kosztuje około { $points } punktu karnego więcej i zmniejsza szansę na wygraną.
    [few] { CAPITAL($other) } kosztuje około { $points } punktów karnych więcej i zmniejsza szansę na wygraną.
    [many] { CAPITAL($other) } kosztuje około { $points } punktów karnych więcej i zmniejsza szansę na wygraną.
   *[other] { CAPITAL($other) } kosztuje około { $points } punktu karnego więcej i zmniejsza szansę na wygraną.
}

# $other (Message): the second choice as a noun
costs-slightly-more-and-game = { CAPITAL($other) } kosztuje trochę więcej i zmniejsza szansę na wygraną.

# Where the highest score wins, the second choice would bring less.
# $other (Message): the second choice as a noun
# $points (Number): how many points less
brings-less = { $points ->
    [one] { CAPITAL($other) } daje o { $points } punkt mniej.
    [few] { CAPITAL($other) } daje o { $points } punkty mniej.
    [many] { CAPITAL($other) } daje o { $points } punktów mniej.
   *[other] { CAPITAL($other) } daje o { $points } punktu mniej.
}

# $other (Message): the second choice as a noun
# $points (Number): how many points less
brings-about-less = { $points ->
    [one] { CAPITAL($other) } daje około { $points } punktu mniej.
    [few] { CAPITAL($other) } daje około { $points } punktów mniej.
    [many] { CAPITAL($other) } daje około { $points } punktów mniej.
   *[other] { CAPITAL($other) } daje około { $points } punktu mniej.
}

# $other (Message): the second choice as a noun
brings-slightly-less = { CAPITAL($other) } daje trochę mniej.

# $other (Message): the second choice as a noun
# $points (Number): how many points less
brings-about-less-and-game = { $points ->
    [one] { CAPITAL($other) } daje około { $points } punktu mniej i zmniejsza szansę na wygraną.
    [few] { CAPITAL($other) } daje około { $points } punktów mniej i zmniejsza szansę na wygraną.
    [many] { CAPITAL($other) } daje około { $points } punktów mniej i zmniejsza szansę na wygraną.
   *[other] { CAPITAL($other) } daje około { $points } punktu mniej i zmniejsza szansę na wygraną.
}

# $other (Message): the second choice as a noun
brings-slightly-less-and-game = { CAPITAL($other) } daje trochę mniej i zmniejsza szansę na wygraną.

## Why a computer player acted as it did, as far as everyone may know

secret = Powód też jest tajemnicą.
not-public = Powodu nie widać na stole.
rest-goes-to = Każdą następną lewę bierze { NAME($who) }, bez względu na to, kto co zagra.

## A table of all choices: how each compares with the best

best = najlepszy wybór
as-good-exactly = równie dobry
as-good = mniej więcej równie dobry
less-likely-to-win = mniejsza szansa na wygraną
slightly-worse = trochę gorszy

# $points (Number): how many penalty points
penalty-points-worse = { $points ->
    [one] gorszy o { $points } punkt karny
    [few] gorszy o { $points } punkty karne
    [many] gorszy o { $points } punktów karnych
   *[other] gorszy o { $points } punktu karnego
}

# $points (Number): how many penalty points
about-penalty-points-worse = { $points ->
    [one] gorszy o ok. { $points } punkt karny
    [few] gorszy o ok. { $points } punkty karne
    [many] gorszy o ok. { $points } punktów karnych
   *[other] gorszy o ok. { $points } punktu karnego
}

# $points (Number): how many points
points-worse = { $points ->
    [one] gorszy o { $points } punkt
    [few] gorszy o { $points } punkty
    [many] gorszy o { $points } punktów
   *[other] gorszy o { $points } punktu
}

# $points (Number): how many points
about-points-worse = { $points ->
    [one] gorszy o ok. { $points } punkt
    [few] gorszy o ok. { $points } punkty
    [many] gorszy o ok. { $points } punktów
   *[other] gorszy o ok. { $points } punktu
}

## Above that table: what the points mean

legend-result = O ile każdy wybór jest gorszy od najlepszego, sądząc po spodziewanym wyniku rozdania. Najbardziej liczą się twoje punkty, trochę także cudze.
legend-lead = O ile każdy wybór jest gorszy od najlepszego, sądząc po twojej spodziewanej przewadze na koniec.
legend-hand = O ile każdy wybór jest gorszy od najlepszego, sądząc po kartach, z którymi zapewne skończysz rundę, i po tym, co twój pakiet może dać następnej osobie.
