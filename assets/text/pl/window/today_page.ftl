### Strona partii dnia: partia, jak poszła, dni z rzędu i kalendarz.

# The title, and the heading of the tile on Home.
title = Partia dnia

# A day in full.
# $weekday (Message): the day of the week
# $day (Count): the day of the month
# $month (Message): the month
date = { CAPITAL($month) ->
    [Wrzesnia] { CAPITAL($weekday) }, { $day } września
   *[other] { CAPITAL($weekday) }, { $day } { $month }
}

# The heading above a month of the calendar. The months are in the genitive, as a date needs them; here they stand in
# the nominative. All but the last one are chosen by their letters, which must be plain ones here.
# $month (Message): the month
# $year (Name): the year in digits
month-of-year = { CAPITAL($month) ->
    [Stycznia] Styczeń { $year }
    [Lutego] Luty { $year }
    [Marca] Marzec { $year }
    [Kwietnia] Kwiecień { $year }
    [Maja] Maj { $year }
    [Czerwca] Czerwiec { $year }
    [Lipca] Lipiec { $year }
    [Sierpnia] Sierpień { $year }
    [Wrzesnia] Wrzesień { $year }
    [Listopada] Listopad { $year }
    [Grudnia] Grudzień { $year }
   *[other] Październik { $year }
}

monday = poniedziałek
tuesday = wtorek
wednesday = środa
thursday = czwartek
friday = piątek
saturday = sobota
sunday = niedziela

# Above the columns of the calendar, from Monday. Two or three letters.
short-monday = Pn
short-tuesday = Wt
short-wednesday = Śr
short-thursday = Cz
short-friday = Pt
short-saturday = So
short-sunday = Nd

january = stycznia
february = lutego
march = marca
april = kwietnia
may = maja
june = czerwca
july = lipca
august = sierpnia
# Not a word: “date” and “month-of-year” put „września” and „wrzesień” in its place.
september = wrzesnia
october = października
november = listopada
december = grudnia

# Below the title of the game.
# $level (Message): the level of the computer players, such as “Hard”
# $minutes (Count): how long the game takes
against = Te same karty dla wszystkich, poziom przeciwników: { $level }. Około { $minutes } min.

# Until the day’s deal has been played.
first-attempt = Liczy się pierwsza próba, bez cofania i bez wskazówek.

# A day that was missed not long ago.
to-beat = Twoja najlepsza dotąd partia dnia w grze { $title }: { $result }.

make-up = Ten dzień można jeszcze nadrobić: liczy się pierwsza próba, bez cofania i bez wskazówek.

# A day long past.
long-ago = Ten dzień już minął. Możesz go rozegrać i wypełnić nim kalendarz, ale do dni z rzędu się nie liczy.

# The button for the first attempt.
play = Graj

# The button for a first attempt that was begun.
resume = Wznów

# The button for another attempt.
play-again = Graj znów dla wprawy

# The result of the first attempt.
# $points (Message): the points
# $place (Count): the player’s place, from 1
# $players (Count): the number of players
result = { $points }, { $place }. miejsce na { $players }

# Goes on below the result, if the game was reviewed.
# $points (Number): what Master averages
master-average = Mistrz z tymi kartami ma średnio { $points }.

# Below the result, if the game was not reviewed yet.
not-reviewed = Przeanalizuj partię, a zobaczysz też, jak z twoimi kartami poradziłby sobie Mistrz, najsilniejszy gracz komputerowy.

reviewing = Trwa obliczanie, ile z tymi kartami średnio ma Mistrz.

# The button that opens the review.
review = Analiza

# How many days in a row were played.
# $days (Count): their number
in-a-row = { $days ->
    [0] Na razie bez serii
    [one] Pierwszy dzień
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}

# Goes on after the days in a row.
# $days (Count): the most days in a row so far
longest = Rekord: { $days }

places = Twoje miejsca

place-count = { $place } miejsce: { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}

# A missed day that can be made up. It must not sound like blame.
# $day (Message): the day of the week
missed-one = Jeszcze do nadrobienia: { $day }.

# Two missed days that can be made up.
# $first (Message): a day of the week
# $second (Message): another one
missed-two = Jeszcze do nadrobienia: { $first } i { $second }.

# The button to the month before.
earlier = Poprzedni miesiąc

# The button to the next month.
later = Następny miesiąc

# The button back to the day.
today = Dzisiaj

# The name of a day in the calendar for screen readers.
# $date (Message): the day in full
# $state (Message): how it stands
day-state = { $date }: { $state }

# How a day stands, for screen readers.
to-come = dopiero będzie

# How a day stands, for screen readers.
open = jeszcze niezagrana

# How a day stands, for screen readers.
missed = opuszczona

# How a day stands, for screen readers.
# $place (Count): the player’s place
played = zagrana, { $place }. miejsce

# How a day stands, for screen readers.
# $place (Count): the player’s place
played-late = zagrana później, { $place }. miejsce

legend = Liczba w kółku to twoje miejsce. Dzień z kropką możesz jeszcze rozegrać.

# A button that unfolds the explanation.
days-played = { $days ->
    [one] 1 rozegrany dzień
    [few] { $days } rozegrane dni
   *[many] { $days } rozegranych dni
}

days-won = { $days ->
    [0] jeszcze bez wygranej
    [one] 1 wygrana
    [few] { $days } wygrane
   *[many] { $days } wygranych
}

average-place = średnie miejsce: { $place }

how = Jak z daty wynikają karty

how-text = Nowa partia dnia zaczyna się codziennie o północy czasu uniwersalnego (UTC), dla wszystkich w tej samej chwili. O grze i przeciwnikach decyduje dzień tygodnia: poniedziałek jest najłatwiejszy, niedziela najtrudniejsza. Karty wynikają z samej daty: nikt ich nie wybiera i żadnego komputera nie trzeba o nie pytać. Przeciwnicy na każdym komputerze decydują tak samo.

# Below that: the deal code, with which friends can check the deal or play it otherwise.
# $code (Name): the deal code
deal-code = Kod rozdania: { $code }

# The tile on Home, for screen readers.
# $title (Name): the game
# $state (Message): how the day stands
tile = { $title }, { $state }

# On the tile on Home, until the deal was played. Short.
# $minutes (Count): how long it takes
tile-open = Te same karty dla wszystkich, około { $minutes } min

# On the tile on Home, once the deal was played.
# $place (Count): the player’s place
# $players (Count): the number of players
tile-played = Zagrana: { $place }. miejsce na { $players }

# A toast at the table.
no-undo = W pierwszej próbie partii dnia nie ma cofania.

# A toast at the table.
no-hints = W pierwszej próbie partii dnia nie ma wskazówek.

hours-left = { $hours ->
    [one] Została 1 godzina
    [few] Zostały { $hours } godziny
   *[many] Zostało { $hours } godzin
}

minutes-left = { $minutes ->
    [one] Została { $minutes } min
    [few] Zostały { $minutes } min
   *[many] Zostało { $minutes } min
}

next-in = { $hours ->
    [one] Następna: { $title } za 1 godzinę
    [few] Następna: { $title } za { $hours } godziny
   *[many] Następna: { $title } za { $hours } godzin
}
