### Zadania: strony z ich listą i panel obok zadania.

## The pages

# The title, and the button that leads back there.
puzzles = Zadania

# A heading, until a puzzle has been opened.
find-the-card = Znajdź najlepsze zagranie

about = Każde zadanie to pozycja, w której jedno zagranie jest wyraźnie najlepsze. Znajdź je.

# The title.
# $title (Name): the game
puzzles-of = Zadania: { $title }

other-games = Inne gry

next-puzzle = Następne

# Beside “Next puzzle”.
# $title (Name): the game
# $number (Count): the number of the puzzle
easy-of-game = { $title }, zadanie { $number }, łatwe

# Beside “Next puzzle”.
# $title (Name): the game
# $number (Count): the number of the puzzle
medium-of-game = { $title }, zadanie { $number }, średnie

# Beside “Next puzzle”.
# $title (Name): the game
# $number (Count): the number of the puzzle
hard-of-game = { $title }, zadanie { $number }, trudne

no-puzzles = Nie ma jeszcze zadań

no-puzzles-of-theme = Brak takich zadań

# $solved (Count): how many puzzles are solved
# $all (Count): how many there are
solved = Rozwiązane: { $solved } z { $all }

# A heading.
easy = Łatwe

# A heading.
medium = Średnie

# A heading.
hard = Trudne

# A heading.
found-here = Znalezione na tym komputerze

# The button of a puzzle, for screen readers.
# $number (Count): the number of the puzzle
# $grade (Message): how hard it is, such as “easy”
solved-puzzle = Zadanie { $number }, { $grade }, rozwiązane

# The button of a puzzle, for screen readers.
# $number (Count): the number of the puzzle
# $grade (Message): how hard it is, such as “easy”
unsolved-puzzle = Zadanie { $number }, { $grade }, nierozwiązane

# How hard a puzzle is, in a list of its properties.
grade-easy = łatwe

# How hard a puzzle is, in a list of its properties.
grade-medium = średnie

# How hard a puzzle is, in a list of its properties.
grade-hard = trudne

# A heading: puzzles that were failed earlier.
back-today = Dziś wracają

## What the person’s tries tell

# A button.
puzzle-of-day = Zadanie dnia

# Beside “Puzzle of the day”.
# $puzzle (Message): the puzzle, such as “Finis, puzzle 2, easy”
solved-of-day = { $puzzle }, rozwiązane

# How well the person solves puzzles.
# $rating (Number): a rating, as in chess
# $margin (Number): its margin of error
rating = Ranking { $rating } ± { $margin }

rating-early = Twój ranking pojawi się po kilku kolejnych zadaniach

# After a puzzle.
# $rating (Number): a rating, as in chess
# $margin (Number): its margin of error
# $change (Number): how much the answer has changed it
rating-after = Twój ranking: { $rating } ± { $margin } ({ NUMBER($change, sign: "always") })

# What the person’s rating means, below it.
# $levels (List): the levels of computer players that do about as well, such as “Easy”
solves-like = Za pierwszym razem znajdujesz odpowiedź mniej więcej tak często jak poziom { LIST($levels, kind: "or") }.

# In place of “solves-like”, where no level does as well.
# $low (Message): the level that does worse
# $high (Message): the level that does better
solves-between = Za pierwszym razem znajdujesz odpowiedź częściej niż poziom { $low }, a rzadziej niż poziom { $high }.

# In place of “solves-like”, where every level does worse.
# $level (Message): the best of them
solves-more = Za pierwszym razem znajdujesz odpowiedź częściej niż poziom { $level }.

# In place of “solves-like”, where every level does better.
# $level (Message): the worst of them
solves-less = Za pierwszym razem znajdujesz odpowiedź rzadziej niż poziom { $level }.

# In place of “rating-after”, if the person had tried the puzzle before.
# $rating (Number): a rating, as in chess
# $margin (Number): its margin of error
rating-stays = Twój ranking pozostaje bez zmian: { $rating } ± { $margin }. Liczy się tylko pierwsza próba w każdym zadaniu.

# $count (Count): how many puzzles
return-today = { $count ->
    [0] dziś nie wraca żadne zadanie
    [one] dziś wraca { $count } zadanie
    [few] dziś wracają { $count } zadania
   *[many] dziś wraca { $count } zadań
}

# $days (Count): on how many days in a row puzzles were tried
days-in-a-row = { $days ->
    [one] Pierwszy dzień
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}

# After a puzzle that was not solved at once.
# $days (Count): in how many days it comes again
returns = { $days ->
    [0] To zadanie wróci jeszcze dziś.
    [one] To zadanie wróci jutro.
    [few] To zadanie wróci za { $days } dni.
   *[many] To zadanie wróci za { $days } dni.
}

# After a puzzle: what it was about.
# $themes (List): such as “Leads”
themes = Temat: { LIST($themes, kind: "plain") }

# The name of a choice: what puzzles are about.
theme = Temat

all-themes = Wszystkie tematy

export-tries = Eksportuj…

export-tries-help = Zapisz swoje próby jako tabelę do arkusza (CSV)

tries-file-name = Zadania Misère

reset-tries = Wyczyść

reset-tries-help = Usuń wszystkie próby, ranking i oznaczenia rozwiązanych zadań

tries-reset = Próby wyczyszczone

undo = Cofnij

# $error (Message): why, one or more sentences
tries-unreadable = Nie można odczytać twoich prób. { $error }

# $count (Count): how many lines
damaged-tries = { $count ->
    [one] W tries.jsonl nie można odczytać { $count } wiersza. Pozostałe się liczą.
    [few] W tries.jsonl nie można odczytać { $count } wierszy. Pozostałe się liczą.
   *[many] W tries.jsonl nie można odczytać { $count } wierszy. Pozostałe się liczą.
}

## The search for new puzzles

# A heading.
new-puzzles = Nowe zadania

method = Gracze komputerowi grają między sobą, a Mistrz szuka pozycji z jednym wyraźnie najlepszym zagraniem. Może to potrwać kilka minut. W tym czasie możesz grać albo rozwiązywać zadania.

find = Szukaj nowych

find-alike = Więcej takich

# Progress.
# $found (Count): how many puzzles have been found
# $wanted (Count): how many are wanted
# $deals (Count): how many deals have been searched
searching = { $deals ->
    [one] Znaleziono { $found } z { $wanted }, przeszukano { $deals } rozdanie
    [few] Znaleziono { $found } z { $wanted }, przeszukano { $deals } rozdania
   *[many] Znaleziono { $found } z { $wanted }, przeszukano { $deals } rozdań
}

cancel = Anuluj

# $count (Count): how many
found = { $count ->
    [one] Znaleziono { $count } nowe zadanie.
    [few] Znaleziono { $count } nowe zadania.
   *[many] Znaleziono { $count } nowych zadań.
}

# $error (Name): why
search-ended = Szukanie skończyło się przed czasem: { $error }

search-failed = Szukanie skończyło się przed czasem przez błąd.

# A message, while another page is shown.
# $title (Name): the game
# $result (Message): what the search has found, a sentence
search-of-game = { $title }: { $result }

# The button of that message.
show = Pokaż

# $error (Name): why, one or more sentences
unreadable = Nie udało się odczytać zadań znalezionych na tym komputerze. Ich plik pozostał bez zmian. { $error }

## The panel

# Progress.
# $number (Count): the number of the puzzle
# $count (Count): how many there are
# $grade (Message): how hard it is, such as “easy”
puzzle-number = Zadanie { $number } z { $count }, { $grade }

# The heading above the question.
find-the-play = Co zagrać?

# The question, in games that the lowest score wins.
fewest-penalty-points = Które zagranie kosztuje średnio najmniej punktów karnych?

# The question, in games that the highest score wins.
most-points = Które zagranie daje średnio najwięcej punktów?

# What is known about the deal, below the question.
# $facts (List): such as “Deal 3”
facts = { LIST($facts, kind: "dots") }

facts-alone = { LIST($facts, kind: "dots", capital: "yes") }

# The question as screen readers speak it.
# $question (Message): the question
question-spoken = Co zagrać? { $question }

show-answer = Odpowiedź

ends-streak = To kończy serię.

back-to-puzzle = Wróć do zadania

previous-trick = Poprzednia lewa

# A button, and the title of the dialog that it opens.
story = Co było dotąd

skip = Pomiń

try-again = Jeszcze raz

play-on = Graj dalej stąd

# The reply to a wrong choice, in games that the lowest score wins.
# $choice (Message): the choice, such as “the ace of hearts”
# $points (Number): how many points
costs-more = { $points ->
    [one] { CAPITAL($choice) } kosztuje około { $points } punktu karnego więcej niż najlepszy wybór.
    [few] { CAPITAL($choice) } kosztuje około { $points } punktów karnych więcej niż najlepszy wybór.
    [many] { CAPITAL($choice) } kosztuje około { $points } punktów karnych więcej niż najlepszy wybór.
   *[other] { CAPITAL($choice) } kosztuje około { $points } punktu karnego więcej niż najlepszy wybór.
}

# The reply to a wrong choice, in games that the highest score wins.
# $choice (Message): the choice, such as “the ace of hearts”
# $points (Number): how many points
brings-fewer = { $points ->
    [one] { CAPITAL($choice) } daje około { $points } punktu mniej niż najlepszy wybór.
    [few] { CAPITAL($choice) } daje około { $points } punktów mniej niż najlepszy wybór.
    [many] { CAPITAL($choice) } daje około { $points } punktów mniej niż najlepszy wybór.
   *[other] { CAPITAL($choice) } daje około { $points } punktu mniej niż najlepszy wybór.
}

try-another = Spróbuj inaczej.

# The reply to the right choice.
# $choice (Message): the choice, such as “Play the ace of hearts”
# $reason (Message): why, a sentence

answer-and-reason = { $choice }. { $reason }

# The reply to the right choice.
# $choice (Message): the choice, such as “Play the ace of hearts”
answer = { $choice }.

# The heading above the choices, in games that the lowest score wins.
extra-penalty-points = Dodatkowe punkty karne

# The heading above the choices, in games that the highest score wins.
points-lost = Strata punktów

# A choice that was tried.
# $choice (Message): the choice, such as “the ace of hearts”
your-try = { CAPITAL($choice) }, twoja próba

# A choice.
# $choice (Message): the choice, such as “the ace of hearts”
choice = { CAPITAL($choice) }

# The cost of the best choice.
best = najlepsze

# The cost of a choice.
# $points (Number): the points
loss = { $points }

# The cost of a choice, with its margin of error.
# $points (Number): the points
# $margin (Number): the margin
loss-and-margin = { $points } ± { $margin }

# The choices that are not listed.
# $count (Count): how many
# $points (Number): the points that each costs at least
unlisted = { $count ->
    [one] Jeszcze { $count } zagranie kosztuje co najmniej { $points }.
    [few] Jeszcze { $count } zagrania kosztują co najmniej po { $points }.
   *[many] Jeszcze { $count } zagrań kosztuje co najmniej po { $points }.
}

margin = Średnie z wielu możliwych rozdań; ± to margines błędu na poziomie ufności 95%.

# $error (Name): why
cannot-be-shown = Nie można pokazać tego zadania: { $error }.


my-mistakes = Moje błędy

about-mistakes = Zagrania, które analiza uznała za wyraźnie gorsze od innego, wracają tu po dwóch dniach.

mistakes-due = { $count ->
    [0] dziś nie wraca żaden błąd
    [one] dziś wraca { $count } błąd
    [few] dziś wracają { $count } błędy
   *[many] dziś wraca { $count } błędów
}

mistakes-waiting = { $count ->
    [0] nowych nie ma
    [one] { $count } nowy w ciągu dwóch dni
    [few] { $count } nowe w ciągu dwóch dni
   *[many] { $count } nowych w ciągu dwóch dni
}

mistake = Błąd { $number }

learned-mistake = Błąd { $number }, poprawiony

mistake-number = Błąd { $number } z { $count }

what-would-you-play = Co teraz zagrasz?

remove-mistake = Usuń

mistake-removed = Błąd usunięty

mistakes-unreadable = Nie można odczytać twoich błędów. { $error }

damaged-mistakes = { $count ->
    [one] W mistakes.jsonl nie można odczytać { $count } wiersza. Pozostałe się liczą.
    [few] W mistakes.jsonl nie można odczytać { $count } wierszy. Pozostałe się liczą.
   *[many] W mistakes.jsonl nie można odczytać { $count } wierszy. Pozostałe się liczą.
}


streak = Seria

about-streak = Od łatwych do trudnych, do pierwszego błędu; dziś te same dla wszystkich

streak-standing = dziś { $today }, rekord { $best }

streak-ended = Seria zakończona. Rozwiązane: { $today }, najdłuższa seria: { $best }

streak-again = Jutro będzie nowa.

streak-number = Seria: zadanie { $number } z { $count }
