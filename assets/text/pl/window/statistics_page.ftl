### Strona statystyk: filtry, wiersz na każdą grę i każdy rodzaj przeciwników, i szczegóły.

## The page

title = Statystyki

not-kept = Wyniki nie są zbierane: „Prowadź statystyki” jest wyłączone w ustawieniach.

# A heading, as long as there are none.
your-results = Twoje wyniki

no-results = Skończ partię, a pojawi się tu jej wynik: jak często wygrywasz i ile z tego dałby sam przypadek, twoje punkty i serie zwycięstw, a w grach, które analizujesz, także umiejętności.

# The button below that text.
# $title (Name): the game to begin with
play = Zagraj w { $title }

# A message after “Reset”.
reset-done = Statystyki wyczyszczone

# The button of that message.
undo = Cofnij

undo-reset = Przywróć wyniki

# A button that removes all filters.
show-all = Wszystkie

# A button that lists games together whatever their house rules.
combine = Licz razem

# A button that lists games with different house rules separately.
separate = Licz osobno

export = Eksportuj…

# Help for “Export…”.
export-help = Zapisz te partie jako tabelę do arkusza (CSV)

# The usual name of the exported file.
file-name = Statystyki Misère

reset = Wyczyść

# Help for “Reset”.
reset-help = Usuń wszystkie wyniki, także te spoza listy

# $count (Count): how many games are listed, which are all
games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}

# $count (Count): how many games are listed, which are all
games-of-people = { $count ->
    [one] { $count } partia, liczona dla każdej grającej osoby
    [few] { $count } partie, każda liczona dla każdej grającej osoby
   *[many] { $count } partii, każda liczona dla każdej grającej osoby
}

# $shown (Count): how many games pass the filters
# $all (Count): how many games there are
some-games = { $all ->
    [one] { $shown } z { $all } partii
    [few] { $shown } z { $all } partii
   *[many] { $shown } z { $all } partii
}

# $shown (Count): how many games pass the filters
# $all (Count): how many games there are
some-games-of-people = { $all ->
    [one] { $shown } z { $all } partii, liczone dla każdej grającej osoby
    [few] { $shown } z { $all } partii, liczone dla każdej grającej osoby
   *[many] { $shown } z { $all } partii, liczone dla każdej grającej osoby
}

# $most (Count): how many sets, at least 2
rules-together = Razem policzono do { $most } zestawów zasad domowych.

rules-apart = Różne zasady domowe są w osobnych wierszach.

no-match = Tym filtrom nie odpowiada żadna partia.

# $error (Name): why, one or more sentences
unreadable = Nie można odczytać wyników. { $error }

# $count (Count): how many lines
# $lines (List): each of them with the reason
damaged = { $count ->
    [one] W results.jsonl nie można odczytać { $count } wiersza: { LIST($lines, kind: "plain") }. Pozostałe się liczą.
    [few] W results.jsonl nie można odczytać { $count } wierszy: { LIST($lines, kind: "plain") }. Pozostałe się liczą.
   *[many] W results.jsonl nie można odczytać { $count } wierszy: { LIST($lines, kind: "plain") }. Pozostałe się liczą.
}

# $count (Count): how many lines
# $lines (List): some of them with the reason
damaged-more = { $count ->
    [one] W results.jsonl nie można odczytać { $count } wiersza: { LIST($lines, kind: "plain") }, … Pozostałe się liczą.
    [few] W results.jsonl nie można odczytać { $count } wierszy: { LIST($lines, kind: "plain") }, … Pozostałe się liczą.
   *[many] W results.jsonl nie można odczytać { $count } wierszy: { LIST($lines, kind: "plain") }, … Pozostałe się liczą.
}

# An item of the list in “damaged”.
# $line (Count): the number of the line
# $reason (Name): why it cannot be read
damaged-line = wiersz { $line } ({ $reason })

## The filters. Each has a name for screen readers.

# The name of a filter.
game = Gra

all-games = Wszystkie gry

# The name of a filter.
opponents = Przeciwnicy

all-opponents = Wszyscy

mixed-levels = Różne poziomy

programs = Programy

people = Ludzie

# The name of a filter.
period = Okres

all-time = Cały czas

# $days (Count): how many days
last-days = { $days ->
    [one] Ostatni { $days } dzień
    [few] Ostatnie { $days } dni
   *[many] Ostatnie { $days } dni
}

last-year = Ostatni rok

# The name of a filter.
players = Gracze

any-number = Dowolna liczba

# $count (Count): how many
players-of-game = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}

# The name of a filter.
person = Osoba

everyone = Wszyscy

# The person who gave no name.
you = Ty

# The name of a filter.
house-rules = Zasady domowe

all-house-rules = Wszystkie zasady

usual-rules = Zwykłe zasady

# $title (Name): the game
# $rules (Message): its changed rules
rules-of-game = { $title }: { $rules }

# The name of a filter.
practice = Partie ćwiczebne

without-practice = Bez ćwiczeń

with-practice = Z ćwiczeniami

## A row: a game against opponents of one kind

# $level (Message): the name of a level, such as “Easy”
against-level = poziom { $level }

against-mixed = różne poziomy

against-programs = z programami

with-people = z innymi ludźmi

# $against (Message): the opponents, such as “against programs”
# $rules (Message): the changed house rules
against-with-rules = { $against }{ "  ·  " }{ $rules }

# $against (Message): the opponents, such as “against programs”
# $sets (Count): how many sets, at least 2
against-with-sets = { $sets ->
    [one] { $against }{ "  ·  " }{ $sets } zestaw zasad domowych
    [few] { $against }{ "  ·  " }{ $sets } zestawy zasad domowych
   *[many] { $against }{ "  ·  " }{ $sets } zestawów zasad domowych
}

# Below a bar.
# $share (Number): the share of games won, in percent
# $chance (Number): the share expected by chance, in percent
share-won = { $share }% wygranych{ "  ·  " }losowo { $chance }%

# The label below a number.
# $count (Count): the number
game-label = { $count ->
    [one] partia
    [few] partie
   *[many] partii
}

# The label below a number.
average-score = średni wynik

# The label below a number.
best-score = rekord

# $longest (Count): how many games were won in a row
# $now (Count): how many were won last
in-a-row = { $longest } (teraz { $now })

# The label below “in-a-row”.
in-a-row-label = wygr. z rzędu

# The label below a number.
skill-per-deal = umiejętności

# In place of the skill, if no game was reviewed.
no-skill = –

# The row for screen readers, which follows the title of the game.
# $title (Name): the game
# $against (Message): the opponents, such as “against programs”
# $figures (Message): the figures
row = { $title }, { $against }: { $figures }

# $title (Name): the game
# $against (Message): the opponents, such as “against programs”
# $figures (Message): the figures
# $rules (Message): the changed house rules
row-with-rules = { $title }, { $against }: { $figures }. { $rules }

# $title (Name): the game
# $against (Message): the opponents, such as “against programs”
# $figures (Message): the figures
# $sets (Count): how many sets, at least 2
row-with-sets = { $sets ->
    [one] { $title }, { $against }: { $figures }. Razem { $sets } zestaw zasad domowych
    [few] { $title }, { $against }: { $figures }. Razem { $sets } zestawy zasad domowych
   *[many] { $title }, { $against }: { $figures }. Razem { $sets } zestawów zasad domowych
}

# The figures of a row for screen readers.
# $won (Message): the share of games won
# $scores (Message): the scores, and the games won in a row
row-figures = { $won }, { $scores }

# A part of “row-figures”.
# $games (Count): how many games
# $share (Number): the share of games won, in percent
# $low (Number): the lower end of its margin of error
# $high (Number): the upper end
# $chance (Number): the share expected by chance
row-won = { $games ->
    [one] { $games } partia, { $share }% wygranych, od { $low }% do { $high }%, losowo { $chance }%
    [few] { $games } partie, { $share }% wygranych, od { $low }% do { $high }%, losowo { $chance }%
   *[many] { $games } partii, { $share }% wygranych, od { $low }% do { $high }%, losowo { $chance }%
}

# A part of “row-figures”, of a person who has never won.
# $mean (Number): the average score
# $best (Number): the best score
row-scores = średni wynik { $mean }, najlepszy { $best }

# A part of “row-figures”.
# $mean (Number): the average score
# $best (Number): the best score
# $longest (Count): how many games were won in a row
row-scores-with-streak = średni wynik { $mean }, najlepszy { $best }, najwięcej wygranych z rzędu { $longest }

# A part of “row-figures”.
# $mean (Number): the average score
# $best (Number): the best score
# $longest (Count): how many games were won in a row
# $now (Count): how many were won last
row-scores-with-streaks = średni wynik { $mean }, najlepszy { $best }, najwięcej wygranych z rzędu { $longest }, teraz { $now }

# The figures of a row with reviewed games, for screen readers.
# $figures (Message): all other figures
# $skill (Message): points, such as “+3.2”
row-figures-with-skill = { $figures }, umiejętności w punktach na rozdanie { $skill }

## The details of a row

# Explains the bar.
# $share (Number): the share of games won, in percent
# $games (Count): how many games
# $chance (Number): the share expected by chance
# $low (Number): the lower end of the margin of error
# $high (Number): the upper end
won = { $games ->
    [one] Wygrane: { $share }% z { $games } partii (kropka na pasku); losowo byłoby { $chance }% (pionowa kreska). Na dłuższą metę twój udział mieści się zapewne między { $low }% a { $high }% (część zacieniona).
    [few] Wygrane: { $share }% z { $games } partii (kropka na pasku); losowo byłoby { $chance }% (pionowa kreska). Na dłuższą metę twój udział mieści się zapewne między { $low }% a { $high }% (część zacieniona).
   *[many] Wygrane: { $share }% z { $games } partii (kropka na pasku); losowo byłoby { $chance }% (pionowa kreska). Na dłuższą metę twój udział mieści się zapewne między { $low }% a { $high }% (część zacieniona).
}

# The name of the choice between “Skill” and “Scores” for screen readers.
over-time = Z biegiem czasu

skill = Umiejętności

scores = Wyniki

# The choice beside “Skill” and “Scores”: what decisions cost.
losses = Straty

how-to-see-skill = Żeby zobaczyć swoje umiejętności, przeanalizuj partię: po grze lub z zapisanych gier otwórz Analizę, a tam wybierz Decyzje i Oceń decyzje.

# Above a chart.
# $games (Count): how many games were reviewed
about-skill = Umiejętności to różnica w punktach na rozdanie: o ile lepiej (+) lub gorzej (−) od Mistrza grasz tymi samymi kartami. { $games ->
    [one] Z { $games } przeanalizowanej partii.
    [few] Z { $games } przeanalizowanych partii.
   *[many] Z { $games } przeanalizowanych partii.
}

# Above a chart.
# $games (Count): how many games were reviewed
# $skill (Message): points, such as “+3.2 ± 0.4”
# $luck (Message): points
about-skill-with-figures = Umiejętności to różnica w punktach na rozdanie: o ile lepiej (+) lub gorzej (−) od Mistrza grasz tymi samymi kartami. { $games ->
    [one] { $games } przeanalizowana partia
    [few] { $games } przeanalizowane partie
   *[many] { $games } przeanalizowanych partii
}: umiejętności { $skill }, szczęście { $luck } na rozdanie (± to margines błędu na poziomie ufności 95%).

# Above a chart.
about-scores-lowest = Twój wynik w każdej partii. Wygrywa najniższy.

# Above a chart.
about-scores-highest = Twój wynik w każdej partii. Wygrywa najwyższy.

# The chart for screen readers.
# $games (Count): how many games
# $first (Number): the average at first
# $last (Number): the average at the end
skill-chart = { $games ->
    [one] Umiejętności na rozdanie w { $games } partii: średnio na początku { $first }, na końcu { $last }
    [few] Umiejętności na rozdanie w { $games } partiach: średnio na początku { $first }, na końcu { $last }
   *[many] Umiejętności na rozdanie w { $games } partiach: średnio na początku { $first }, na końcu { $last }
}

# The chart for screen readers.
# $games (Count): how many games
# $first (Number): the average at first
# $last (Number): the average at the end
scores-chart = { $games ->
    [one] Wyniki w { $games } partii: średnio na początku { $first }, na końcu { $last }
    [few] Wyniki w { $games } partiach: średnio na początku { $first }, na końcu { $last }
   *[many] Wyniki w { $games } partiach: średnio na początku { $first }, na końcu { $last }
}

# The chart for screen readers.
# $games (Count): how many games
# $first (Number): the average at first, in percent
# $last (Number): the average at the end, in percent
losses-chart = { $games ->
    [one] Strata na decyzję w { $games } partii: średnio na początku { $first }%, na końcu { $last }%
    [few] Strata na decyzję w { $games } partiach: średnio na początku { $first }%, na końcu { $last }%
   *[many] Strata na decyzję w { $games } partiach: średnio na początku { $first }%, na końcu { $last }%
}

# Below a chart.
# $window (Count): how many games make an average
legend = { $window ->
    [one] Każda kropka to partia, pierwsza z lewej. Linia to średnia z ostatniej { $window } partii, a pas to jej margines błędu na poziomie ufności 95%.
    [few] Każda kropka to partia, pierwsza z lewej. Linia to średnia z ostatnich { $window } partii, a pas to jej margines błędu na poziomie ufności 95%.
   *[many] Każda kropka to partia, pierwsza z lewej. Linia to średnia z ostatnich { $window } partii, a pas to jej margines błędu na poziomie ufności 95%.
}

by-usual-rules = Według zwykłych zasad.

# $rules (Message): the changed house rules
by-house-rules = Zasady domowe: { $rules }.

by-different-rules = Partie z różnymi zasadami domowymi policzono razem.

# $undos (Count): how often undo was used
# $hints (Count): how many hints were given
help-used = Pomoc: { $undos ->
    [one] { $undos } cofnięcie
    [few] { $undos } cofnięcia
   *[many] { $undos } cofnięć
}, { $hints ->
    [one] { $hints } wskazówka
    [few] { $hints } wskazówki
   *[many] { $hints } wskazówek
}.

# A heading.
mistakes = Najczęstsze błędy

none-marked = Żadnej decyzji nie zaznaczono.

# $kind (Message): a kind of decision, such as “Leading to a trick”
# $marked (Count): how many of them were mistakes
# $all (Count): how many there were
# $marks (List): how many of each mark, such as “2 blunders”
mistakes-of-kind = { $all ->
    [one] { $kind }: { $marked } z { $all } decyzji ({ LIST($marks) })
    [few] { $kind }: { $marked } z { $all } decyzji ({ LIST($marks) })
   *[many] { $kind }: { $marked } z { $all } decyzji ({ LIST($marks) })
}

## Jedna liczba: ile kosztują decyzje

# A heading: how well the person plays a game.
# $levels (List): levels of the computer players that cannot be told apart, such as “Hard”
plays-like = Gra jak poziom { LIST($levels, kind: "or") }

# Below that heading.
# $rate (Number): percent
# $margin (Number): its margin of error, in percent
# $games (Count): how many games it is about, at least 2
loss-per-decision = { $games ->
    [one] W ostatniej przeanalizowanej partii decyzja kosztowała cię średnio { $rate } ± { $margin }% zwykłej różnicy punktów między rozdaniami.
    [few] W ostatnich { $games } przeanalizowanych partiach decyzja kosztowała cię średnio { $rate } ± { $margin }% zwykłej różnicy punktów między rozdaniami.
   *[many] W ostatnich { $games } przeanalizowanych partiach decyzja kosztowała cię średnio { $rate } ± { $margin }% zwykłej różnicy punktów między rozdaniami.
}

# In place of “loss-per-decision”.
# $rate (Number): percent
loss-in-one-game = W jednej przeanalizowanej partii decyzja kosztowała cię średnio { $rate }% zwykłej różnicy punktów między rozdaniami.

# $games (Count): how many games are needed
too-few-games = { $games ->
    [one] Po { $games } przeanalizowanej partii zobaczysz tu, który poziom gra jak ty.
    [few] Po { $games } przeanalizowanych partiach zobaczysz tu, który poziom gra jak ty.
   *[many] Po { $games } przeanalizowanych partiach zobaczysz tu, który poziom gra jak ty.
}

no-levels-measured = W tej grze poziomów jeszcze nie zmierzono, więc nie ma z czym porównać.

how-to-see-losses = Żeby zobaczyć, ile kosztują twoje decyzje, przeanalizuj partię: po grze lub z zapisanych gier otwórz Analizę, a tam wybierz Decyzje i Oceń decyzje.

# Above a chart.
# $title (Name): the game
# $games (Count): how many games count
about-losses = Ile średnio kosztuje decyzja w porównaniu z najlepszą, jaką znalazła analiza: w procentach zwykłej różnicy punktów między rozdaniami, dzięki czemu można porównywać różne gry. Im mniej, tym lepiej. { $games ->
    [one] Liczy się { $games } ostatnia przeanalizowana partia w { $title }, ze wszystkimi przeciwnikami z tej listy.
    [few] Liczą się { $games } ostatnie przeanalizowane partie w { $title }, ze wszystkimi przeciwnikami z tej listy.
   *[many] Liczy się { $games } ostatnich przeanalizowanych partii w { $title }, ze wszystkimi przeciwnikami z tej listy.
}

# A heading: which decisions the loss comes from.
where-from = Skąd się biorą

# A part of the loss per decision.
# $kind (Message): a kind of decision, such as “Leading to a trick”
# $part (Number): its part of the loss per decision, in percent
# $count (Count): how many decisions
# $mean (Number): what each of them costs on average, in percent
loss-of-kind = { $count ->
    [one] { $kind }: { $part }%, z { $count } decyzji za { $mean }%
    [few] { $kind }: { $part }%, z { $count } decyzji po { $mean }%
   *[many] { $kind }: { $part }%, z { $count } decyzji po { $mean }%
}

filter = Filtruj

games-won = { $won ->
    [0] Jeszcze bez wygranej
    [one] 1 wygrana
    [few] { $won } wygrane
   *[many] { $won } wygranych
}
