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
better-for-the-game = Wybór z większą szansą na wygraną: { $better }.

# $better (Message): the better action
# $points (Message): how many points, such as “about 1.2 penalty points”
better-by-and-for-the-game = Wybór lepszy o { $points }, z większą szansą na wygraną: { $better }.

# One of the sentences above, and why the action was better: the reason that a hint would have given then.
# $better (Message): the sentence above
# $reason (Message): a sentence
better-because = { $better } Powód w tamtej chwili: „{ $reason }”

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

## Raport z analizy jako tekst

report = { $file }: { $game }, graczy: { $players }, { $deals ->
    [one] { $deals } rozdanie zakończone
    [few] { $deals } rozdania zakończone
   *[many] { $deals } rozdań zakończonych
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}

report-marks = { $name } (miejsce { $seat }): { LIST($marks, kind: "and") }

report-no-marks = { $name } (miejsce { $seat }): bez uwag

only-finished-deals = Analizowane są tylko zakończone rozdania.

nothing-clearly-cost = Żadna decyzja nie przyniosła wyraźnej straty.

decisions-in-penalty-points = Decyzje, które coś kosztowały, w punktach karnych

decisions-in-points = Decyzje, które coś kosztowały, w punktach

column-deal = rozdanie
column-step = krok
column-seat = miejsce
column-played = zagrane
column-better = lepsze
column-cost = strata
column-mark = ocena

luck-and-skill-in-points = Szczęście i umiejętności w punktach: im więcej, tym lepiej

column-points = punkty
column-same-cards = Mistrz, te same karty
column-any-cards = Mistrz, inne karty
column-luck = szczęście
column-skill = umiejętności

all-deals = razem

about-intervals = ± to przedział na poziomie ufności 95%; liczby bez niego są dokładne. Tam, gdzie rozdania rozgrywa się ponownie, za ludzi i zewnętrzne programy gra poziom { $level }.
