### Analiza partii: co było lepsze niż zaznaczona decyzja.
###
### Lepsze zagranie jest rzeczownikiem w mianowniku: „dziesiątka kier”, „dobranie karty”. Jego rodzaj bywa różny, więc
### żadne zdanie od niego nie zależy.

# $better (Message): the better action
better = Lepszy wybór: { $better }.

# $better (Message): the better action
# $points (Message): how many points, such as “about 1.2 penalty points”
better-by = Wybór lepszy o { $points }: { $better }.

# $better (Message): the better action
better-for-the-game = Większą szansę na wygraną daje { $better }.

# $better (Message): the better action
# $points (Message): how many points, such as “about 1.2 penalty points”
better-by-and-for-the-game = Wybór lepszy o { $points }, z większą szansą na wygraną: { $better }.

# One of the sentences above, and why the action was better.
# $better (Message): the sentence above
# $reason (Message): a sentence
better-because = { $better } { $reason }

## How much better, within the sentences above

# $points (Number): how many
penalty-points = { $points ->
    [one] { $points } punkt karny
    [few] { $points } punkty karne
    [many] { $points } punktów karnych
   *[other] { $points } punktu karnego
}

# $points (Number): how many
about-penalty-points = { $points ->
    [one] mniej więcej { $points } punkt karny
    [few] mniej więcej { $points } punkty karne
    [many] mniej więcej { $points } punktów karnych
   *[other] mniej więcej { $points } punktu karnego
}

# $points (Number): how many
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

# $points (Number): how many
about-points = { $points ->
    [one] mniej więcej { $points } punkt
    [few] mniej więcej { $points } punkty
    [many] mniej więcej { $points } punktów
   *[other] mniej więcej { $points } punktu
}
