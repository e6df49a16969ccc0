### Koniec rozdania albo partii, nad zapisem punktów: twoje miejsce, karty, które zaważyły, rzeczy szczególne
### i chwile, do których warto wrócić.

game-over = Koniec partii

# The title after a game.
# $who (Seat): who has won
winner = { YOU($who) ->
    [you] Wygrywasz
   *[other] Wygrywa { NAME($who) }
}

# The title after a game.
# $winners (Seats): the players who share the victory
winners = Wspólna wygrana: { NAMES($winners) }

# The title after a deal.
# $who (Seat): who is ahead in the game
leader = { YOU($who) ->
    [you] Prowadzisz
   *[other] Prowadzi { NAME($who) }
}

# Below the title after a deal.
# $leaders (Seats): the players who are ahead in the game with the same total
leaders = Wspólne prowadzenie: { NAMES($leaders) }

# A heading above the standings of an evening that is over.
# $who (Seat): who has won it
evening-winner = { YOU($who) ->
    [you] Wygrywasz wieczór
   *[other] { NAME($who) } wygrywa wieczór
}

# A heading above the standings of an evening that is over.
# $winners (Seats): the players who share the victory
evening-winners = Wspólnie wygrany wieczór: { NAMES($winners) }

## Your place

# Below the title. Three players have won together, you among them.
shared-victory = Wspólne zwycięstwo

# Below the title, after a game.
# $place (Count): your place, from 1
# $players (Count): how many players there were
place = { $place ->
    [1] Zajmujesz pierwsze miejsce na { NUMBER($players, as: "words", case: "gen") } graczy
    [2] Zajmujesz drugie miejsce na { NUMBER($players, as: "words", case: "gen") } graczy
    [3] Zajmujesz trzecie miejsce na { NUMBER($players, as: "words", case: "gen") } graczy
    [4] Zajmujesz czwarte miejsce na { NUMBER($players, as: "words", case: "gen") } graczy
    [5] Zajmujesz piąte miejsce na { NUMBER($players, as: "words", case: "gen") } graczy
    [one] Zajmujesz szóste miejsce na { NUMBER($players, as: "words", case: "gen") } graczy
    [few] Zajmujesz szóste miejsce na { NUMBER($players, as: "words", case: "gen") } graczy
   *[many] Zajmujesz szóste miejsce na { NUMBER($players, as: "words", case: "gen") } graczy
}

# Below the title, after a game: your place, which you share with others.
# $place (Count): it, from 2
shared-place = Zajmujesz { $place ->
    [2] drugie
    [3] trzecie
    [4] czwarte
    [5] piąte
   *[other] szóste
} miejsce ex aequo

# Below the title, after a game that you have won alone.
# $points (Points): how many points you were ahead of the next player
ahead = { POINTS($points) } przewagi

behind = { POINTS($points) } straty

# Below the title, after a deal: the distance to who leads.
# $points (Points): it, with its unit
you-are-behind = Masz { POINTS($points) } straty

# Beside a row of squares, one for each deal: blue where nobody did better than you.
# $best (Count): how many are blue
# $deals (Count): the number of deals
best-in = Najlepszy wynik w { $best } z { $deals }

gained = { POINTS($points, kind: "number", sign: "always") }

# Below a total, after the greatest reasons for points in a deal, with the points of all others together.
# $count (Count): how many others there are, at least two
other-reasons = Jeszcze { $count }

rivalry = Dotąd { $ahead ->
    [one] { $ahead } raz górą ty
    [few] { $ahead } razy górą ty
   *[many] { $ahead } razy górą ty
}, { $behind ->
    [one] { $behind } raz { NAME($who) }
    [few] { $behind } razy { NAME($who) }
   *[many] { $behind } razy { NAME($who) }
}

clean = Bez ani jednego punktu karnego

all-level = Wszyscy po równo

## The cards that decided it

placed = { $place }: { YOU($who) ->
    [you] Ty
   *[other] { NAME($who) }
}, { POINTS($points) }

done = Gotowe

choose-face = Wybierz swoją twarz

decided = Co przesądziło o wyniku

# In place of “What decided it”, where you would have lost without it, too.
cost-most = Co kosztowało cię najwięcej

# In place of “What decided it”, where the game would have ended the same without it.
key-moment = Kluczowy moment

best-play = Twoje najlepsze zagranie

outcome = { $who }: { LIST($parts, kind: "dots") }

# Above the cards, in the deal that has just ended.
# $trick (Count): the number of the trick
trick = Lewa { $trick }

# Above the cards, in a game of several deals.
# $deal (Count): the number of the deal
# $trick (Count): the number of the trick
trick-of-deal = Rozdanie { $deal }, lewa { $trick }

# Above the cards, in a game of several rounds.
# $round (Count): the number of the round
# $trick (Count): the number of the trick
trick-of-round = Runda { $round }, lewa { $trick }

# Beside the cards: whose they were.
# $who (Seat): the player
whose = { YOU($who) ->
    [you] Ty
   *[other] { NAME($who) }
}

# Beside the cards: the points that they were worth.
# $points (Points): how many
points = { POINTS($points) }

penalty-points = { POINTS($points, kind: "penalty") }

whose-all = { NAMES($who) }

points-each = { POINTS($points) } na osobę

penalty-points-each = { POINTS($points, kind: "penalty") } na osobę

# Help for the picture.
look-again = Zobacz tę chwilę jeszcze raz w analizie

## What was special

# $title (Name): the game
first-win = Twoja pierwsza wygrana w { $title }

# $title (Name): the game
best = Twój najlepszy wynik w { $title }

# $count (Count): how many games you have won in a row, at least two
streak = { $count ->
    [one] { NUMBER($count, as: "words", gender: "f", capital: "yes") } wygrana z rzędu
    [few] { NUMBER($count, as: "words", gender: "f", capital: "yes") } wygrane z rzędu
   *[many] { NUMBER($count, as: "words", gender: "f", capital: "yes") } wygranych z rzędu
}

# Praise after a victory of whoever was last after half of the deals.
comeback = W połowie partii ostatnie miejsce, na koniec pierwsze

# A step of a medal was reached.
# $title (Name): the game
# $done (Count): the steps that have been reached
# $all (Count): all steps, 5
medal = Medal za { $title }: { $done } z { $all } kroków

next-step = Następny krok: „{ $goal }”

play-today = Partia dnia: { $title }

# Praise after a deal in which everybody else got penalty points.
without-points = Tylko ty nie dostajesz punktów karnych

## The moments worth looking at again

# The heading above the moments.
story = Przebieg partii

# In place of the moments, while they are being looked for.
# $percent (Count): how much has been looked at
looking = Szukam chwil, które zaważyły na wyniku: { $percent }%

# In place of the moments.
nothing-mattered = Żadna pojedyncza decyzja nie zaważyła na wyniku.

mistakes = { LIST($marks) }

no-mistakes = Nie znaleziono błędów

# A moment: the choice was right, and any other would have cost much.
# $points (Number): how many points the second best choice would have cost
best-decision = { $points ->
    [one] Najlepsza decyzja: każda inna to strata około { $points } punktu
    [few] Najlepsza decyzja: każda inna to strata około { $points } punktów
    [many] Najlepsza decyzja: każda inna to strata około { $points } punktów
   *[other] Najlepsza decyzja: każda inna to strata około { $points } punktu
}

# A moment: another choice that was right.
# $points (Number): how many points the second best choice would have cost
good-decision = { $points ->
    [one] Dobra decyzja: każda inna to strata około { $points } punktu
    [few] Dobra decyzja: każda inna to strata około { $points } punktów
    [many] Dobra decyzja: każda inna to strata około { $points } punktów
   *[other] Dobra decyzja: każda inna to strata około { $points } punktu
}

# A moment: the choice that cost the most.
# $points (Number): how many points it cost
costliest-decision = { $points ->
    [one] Najkosztowniejsza decyzja: strata około { $points } punktu
    [few] Najkosztowniejsza decyzja: strata około { $points } punktów
    [many] Najkosztowniejsza decyzja: strata około { $points } punktów
   *[other] Najkosztowniejsza decyzja: strata około { $points } punktu
}

# A moment: another choice that cost much.
# $points (Number): how many points it cost
costly-decision = { $points ->
    [one] Decyzja, która kosztowała około { $points } punktu
    [few] Decyzja, która kosztowała około { $points } punktów
    [many] Decyzja, która kosztowała około { $points } punktów
   *[other] Decyzja, która kosztowała około { $points } punktu
}

close-decision = Trudny wybór: inne zagrania były prawie tak samo dobre

moment-place = { $deal }. { $action }

# A moment, for screen readers.
# $what (Name): what makes it worth telling
# $place (Name): where it was, a sentence
moment = { $what }. { $place }

# A button that leads to the mistakes of this game, one by one.
learn = Ucz się na swoich błędach
