### Analiza partii: nagłówek, sterowanie pod stołem i oceny obok niego.

## The head

# The title.
# $title (Name): the game
title = Analiza: { $title }

# The position, before the first deal.
# $end (Count): how many steps the game has
at-start = Początek, krok 0 z { $end }

# The position.
# $deal (Count): the number of the deal
# $step (Count): how many steps lie before it
# $end (Count): how many steps the game has
in-deal = Rozdanie { $deal }, { $step } z { $end }

# The position in a game that has rounds.
# $round (Count): the number of the round
# $step (Count): how many steps lie before it
# $end (Count): how many steps the game has
in-round = Runda { $round }, { $step } z { $end }

back = Wstecz

play-on = Graj dalej stąd

# Help for “Play on from here”.
play-on-help = Zacznij nową partię od tej pozycji; ta pozostanie bez zmian

# A button that tells why the last card was played.
why = Czemu?

# Help for “Why?”.
why-help = Czemu zagrano tę kartę (W)

what-if = A gdyby…?

what-if-help = Jak mogło się potoczyć to rozdanie po lepszym zagraniu

as-played = Jak było naprawdę

might-have-gone = Tak mogło się to potoczyć. Odtąd komputer gra za wszystkich.

instead-of = { YOU($who) ->
    [you] Wtedy masz w tym rozdaniu { POINTS($points) } zamiast { POINTS($played, kind: "number") }.
   *[other] Wtedy { NAME($who) } ma w tym rozdaniu { POINTS($points) } zamiast { POINTS($played, kind: "number") }.
}

same-points = W tym rozdaniu punkty się nie zmieniają.

# A button that opens the verdicts, and their heading.
decisions = Decyzje

# Help for “Decisions”.
decisions-help = Co o decyzjach sądzi Mistrz

share = Udostępnij

# Help for “Share”.
share-help = Jako plik, tekst lub obrazek

## The line above the hand

game-begins = Partia się zaczyna.

# In place of a reason.
nothing-played = W tym rozdaniu jeszcze nic nie zagrano.

# A marked decision.
# $mark (Message): its mark
# $done (Message): what was done, such as “Berta played the ten of hearts”
# $verdict (Message): what was better, one or more sentences
marked = { $mark }. { $done }. { $verdict }

## The controls

# The name of the line of all positions for screen readers.
position = Pozycja

first-position = Pierwsza pozycja (Home)

previous-deal = Poprzednie rozdanie (Ctrl+Page Up)

previous-round = Poprzednia runda (Ctrl+Page Up)

previous-trick = Poprzednia lewa (Page Up)

step-back = Krok wstecz (strzałka w lewo)

step-forward = Krok naprzód (strzałka w prawo)

next-trick = Następna lewa (Page Down)

next-deal = Następne rozdanie (Ctrl+Page Down)

next-round = Następna runda (Ctrl+Page Down)

last-position = Ostatnia pozycja (End)

# A button with an arrow that goes by a trick.
trick = Lewa

# A button with an arrow that goes by a deal.
deal = Rozdanie

# A button with an arrow that goes by a round.
round = Runda

pause = Pauza (spacja)

play-back = Odtwórz (spacja)

# A caption in front of its choices.
speed = Tempo

slow = Wolne

normal = Zwykłe

fast = Szybkie

# The name of the choice of speed for screen readers.
playback-speed = Tempo odtwarzania

hands-hidden = Do końca rozdania cudze karty są zakryte.

# A caption in front of the players.
seat = Miejsce

# The name of the choice of seat for screen readers.
seat-at-bottom = Miejsce na dole

# A switch.
all-hands = Odkryj karty

# The name of that switch for screen readers.
all-hands-open = Wszystkie karty odkryte

## The verdicts

method = Mistrz, najsilniejszy gracz komputerowy, ocenia każdą decyzję według tego, co można było wtedy wiedzieć: ile kosztowała, na ile to pewne i co było lepsze.

not-yet = Decyzje można ocenić, gdy skończy się rozdanie.

judge = Oceń decyzje

# Progress.
# $percent (Count): the share that is done
progress = { $percent }%

cancel = Anuluj

failed = Niektórych decyzji nie udało się ocenić.

try-again = Jeszcze raz

# What was found.
# $name (Name): the player
# $judged (Count): how many decisions were judged
summary-none = { $judged ->
    [one] { $name }: { $judged } decyzja, bez uwag
    [few] { $name }: { $judged } decyzje, bez uwag
   *[many] { $name }: { $judged } decyzji, bez uwag
}

# What was found.
# $name (Name): the player
# $judged (Count): how many decisions were judged
# $marks (List): how many mistakes were found, such as “2 blunders”
summary = { $judged ->
    [one] { $name }: { $judged } decyzja, { LIST($marks) }
    [few] { $name }: { $judged } decyzje, { LIST($marks) }
   *[many] { $name }: { $judged } decyzji, { LIST($marks) }
}

# A heading above sentences about all deals of the game.
all-deals = Cała partia

# A heading above sentences about all rounds of the game.
all-rounds = Cała partia

# A heading above sentences about a deal.
# $deal (Count): the number of the deal
this-deal = Rozdanie { $deal }

# A heading above sentences about a round.
# $round (Count): the number of the round
this-round = Runda { $round }

# What the cards of a player were worth, in comparison with random cards.
# $points (Number): how many points they brought
good-cards = { $points ->
    [one] Dobre karty: warte { $points } punkt.
    [few] Dobre karty: warte { $points } punkty.
    [many] Dobre karty: warte { $points } punktów.
   *[other] Dobre karty: warte { $points } punktu.
}

# The cards of a player were worse than random cards.
# $points (Number): how many points they cost
bad-cards = { $points ->
    [one] Słabe karty: kosztowały { $points } punkt.
    [few] Słabe karty: kosztowały { $points } punkty.
    [many] Słabe karty: kosztowały { $points } punktów.
   *[other] Słabe karty: kosztowały { $points } punktu.
}

# The cards of a player were neither good nor bad.
average-cards = Karty ani dobre, ani słabe.

# What a player made of the cards, in comparison with the computer player Master.
# $who (Seat): the player
# $points (Number): how many points Master would have been better by
play-cost = { YOU($who) ->
    [you] Twoja gra: { $points ->
        [one] o { $points } punkt gorzej
        [few] o { $points } punkty gorzej
        [many] o { $points } punktów gorzej
       *[other] o { $points } punktu gorzej
    } niż Mistrz.
   *[other] { NAME($who) }: { $points ->
        [one] o { $points } punkt gorzej
        [few] o { $points } punkty gorzej
        [many] o { $points } punktów gorzej
       *[other] o { $points } punktu gorzej
    } niż Mistrz.
}

# A player did better than Master would have done with the same cards.
# $who (Seat): the player
# $points (Number): how many points the player was better by
play-gained = { YOU($who) ->
    [you] Twoja gra: { $points ->
        [one] o { $points } punkt lepiej
        [few] o { $points } punkty lepiej
        [many] o { $points } punktów lepiej
       *[other] o { $points } punktu lepiej
    } niż Mistrz.
   *[other] { NAME($who) }: { $points ->
        [one] o { $points } punkt lepiej
        [few] o { $points } punkty lepiej
        [many] o { $points } punktów lepiej
       *[other] o { $points } punktu lepiej
    } niż Mistrz.
}

# In place of “play-cost” and “play-gained”, where the difference is smaller than its margin of error.
play-even = Po samych punktach nie widać różnicy w stosunku do gry Mistrza.

# A button that unfolds numbers with their margins of error.
numbers = Liczby i marginesy

# Among the numbers, after the sentences on the cards of a deal or below “All deals”.
# $luck (Message): points with a margin, such as “+3.2 ± 0.4”
# $skill (Message): points with a margin
luck-and-skill = Szczęście { $luck }, umiejętności { $skill }, w punktach. Plus jest na korzyść gracza; ± to margines błędu na poziomie ufności 95%.

least-losses = Tutaj, według straconych punktów: niedokładność od { $inaccuracy }; błąd od { $mistake }; gruby błąd od { $blunder }. Gdy ważyły się losy partii, wystarczało mniej.

# $deal (Count): the number of the deal
# $who (Seat): the player
# $scored (Number): the score
# $master (Message): the average of Master, perhaps with a margin
# $par (Message): the average with random cards
cards-of-deal = { YOU($who) ->
    [you] Rozdanie { $deal }: twój wynik { $scored }. Mistrz miałby z tymi kartami średnio { $master }, a z losowymi { $par }.
   *[other] Rozdanie { $deal }: { NAME($who) } ma { $scored }. Mistrz miałby z tymi kartami średnio { $master }, a z losowymi { $par }.
}

# $round (Count): the number of the round
# $who (Seat): the player
# $scored (Number): the score
# $master (Message): the average of Master, perhaps with a margin
# $par (Message): the average with random cards
cards-of-round = { YOU($who) ->
    [you] Runda { $round }: twój wynik { $scored }. Mistrz miałby z tymi kartami średnio { $master }, a z losowymi { $par }.
   *[other] Runda { $round }: { NAME($who) } ma { $scored }. Mistrz miałby z tymi kartami średnio { $master }, a z losowymi { $par }.
}

# Above a chart, in games that the lowest score wins.
# $deal (Count): the number of the deal
expected-penalty-points-in-deal = Spodziewane punkty karne w rozdaniu { $deal }:

# Above a chart, in games that the lowest score wins.
# $round (Count): the number of the round
expected-penalty-points-in-round = Spodziewane punkty karne w rundzie { $round }:

# Above a chart, in games that the highest score wins.
# $deal (Count): the number of the deal
expected-points-in-deal = Spodziewane punkty w rozdaniu { $deal }:

# Above a chart, in games that the highest score wins.
# $round (Count): the number of the round
expected-points-in-round = Spodziewane punkty w rundzie { $round }:

# The chart for screen readers.
# $first (Number): the points at first
# $last (Number): the points at the end
# $marked (Count): how many decisions are marked
chart = Spodziewane punkty: na początku { $first }, na końcu { $last }, zaznaczonych decyzji: { $marked }

# The heading of a marked decision.
# $mark (Message): its mark
# $deal (Count): the number of the deal
# $done (Message): what was done, such as “Berta played the ten of hearts”
marked-in-deal = { $mark } w rozdaniu { $deal }. { $done }

# The heading of a marked decision.
# $mark (Message): its mark
# $round (Count): the number of the round
# $done (Message): what was done, such as “Berta played the ten of hearts”
marked-in-round = { $mark } w rundzie { $round }. { $done }

# A marked decision for screen readers.
# $heading (Message): its heading
# $verdict (Message): what was better, one or more sentences
marked-spoken = { $heading }. { $verdict }

## Learning from mistakes

learn = Ucz się na błędach

# A task above the hand.
# $mark (Message): the mark of the decision
# $done (Message): what was done, such as “Berta played the ten of hearts”
task = { $mark }. { $done }. Znajdź lepsze zagranie.

# The reply to the right answer.
# $verdict (Message): why it is better, one or more sentences
right = Dobrze. { $verdict }

# The reply to an answer that is not the one the review found.
also-right = Dobrze: to prawie tak samo dobre jak wybór Mistrza.

same-again = Tak właśnie zagrano. Spróbuj inaczej.

not-best = Mistrz woli inne zagranie. Spróbuj jeszcze raz.

not-best-because = Mistrz woli inne zagranie. Wskazówka: „{ $reason }”

# Progress.
# $number (Count): the number of the task
# $of (Count): how many there are
task-number = { $number } z { $of }

skip = Pomiń

show-answer = Odpowiedź

stop = Stop

learned = To był ostatni błąd. Znalezione lepsze zagrania: { $found } z { $all }.

finish = Koniec

next = Dalej

coach-said = Tu trener odezwał się już przy stole.
coach-took-back = Tu odezwał się trener i zagranie zostało cofnięte: { $played }.

think-longer = Myśl dłużej (M)

stop-thinking = Zatrzymaj (M)

loss-is-exact = Dokładna strata na tej decyzji, w punktach: { $points }.

loss-so-far = Strata na tej decyzji, w punktach: { $points } (liczba wyników: { $results }).

mistakes-return = { $count ->
    [one] { $count } z nich wróci za dwa dni, na stronie „Zadania › Moje błędy”.
    [few] { $count } z nich wrócą za dwa dni, na stronie „Zadania › Moje błędy”.
   *[many] { $count } z nich wróci za dwa dni, na stronie „Zadania › Moje błędy”.
}
