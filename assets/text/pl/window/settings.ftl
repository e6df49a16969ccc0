### Ustawienia, na osobnej stronie albo obok stołu.

# Also the title of the panel beside the table.
title = Ustawienia

# A value on a slider.
# $number (Count): the value
percent = { $number }%

# A value on a slider.
# $number (Count): the value
degrees = { $number }°

## Look

look = Wygląd

# Beside the list of languages, each by its own name.
language = Język

# A note below a language that is still being translated.
language-is-incomplete = Tłumaczenie niepełne: czego brakuje, jest po angielsku.

# A note below a language that no native speaker has confirmed yet.
# $address (Name): where to write to
language-is-new = Nowość: jeśli coś brzmi dziwnie, napisz: { $address }

theme = Motyw

# As the system does.
theme-system = Systemowy

theme-light = Jasny

theme-dark = Ciemny

# The look of the table: the colors below, or a picture.
table = Stół

green = Zielony

blue = Niebieski

burgundy = Bordowy

slate = Szary

# A color that the person mixes.
own-color = Własny

picture = Obrazek

hue = Barwa

saturation = Nasycenie

brightness = Jasność

# In the empty field for the picture’s file.
# $formats (Name): kinds of files, such as “JPEG, PNG”
picture-file-hint = Plik obrazka ({ $formats })

# The name of that field.
picture-file = Plik obrazka

# The button that opens the system’s dialog for files.
choose = Wybierz…

interface-size = Skala interfejsu

card-size = Wielkość kart

## Deck

deck = Talia

suits = Kolory

two-colors = Dwie barwy

four-colors = Cztery barwy

# The pattern on the backs of the cards.
back = Rewers

# A pattern of woven strips.
weave = Plecionka

# A pattern of reeds over a pond.
reeds = Trzciny

# A pattern of a garden lattice.
lattice = Kratka

# Large ranks and suits in the corners of the cards.
large-indices = Duże znaki w rogach

# A switch, where cards have other letters than J, Q, K and A: those of the language in their corners, such as B, D, K
# and A in German.
local-indices = Polskie litery na kartach

# A note below this switch: which letters are usual where the language is spoken.
local-indices-note = Zwykle J, Q, K i A; z tą opcją W, D, K i A.

stronger-colors = Mocniejsze barwy

## Play

play = Gra

play-with = Zagranie karty

click = Klik

double-click = Dwuklik

drag-only = Przeciąganie

sort-by = Układanie kart

by-suit = Kolor, malejąco

by-suit-rising = Kolor, rosnąco

by-rank = Wartość

# A button.
sort-again = Ułóż karty na nowo

card-animation = Ruch kart

no-animation = Brak

fast-animation = Szybki

normal-animation = Zwykły

# The speed of computer players.
pace = Gracze komputerowi

fast-pace = Szybcy

natural-pace = Naturalni

slow-pace = Powolni

trick-stays = Lewa zostaje na stole

half-a-second = ½ s

one-second = 1¼ s

two-seconds = 2½ s

until-click = Do kliknięcia

# Whether computer players say something at the table.
remarks = Komentarze przy stole

remarks-now-and-then = Czasem

remarks-off = Nigdy

play-forced = Jedyną możliwą kartę zagrywaj za mnie

finish-decided = Przesądzone rozdania dogrywaj za mnie

preview = Pokazuj z góry, co da karta

allow-undo = Pozwól cofać

allow-hints = Pozwól na wskazówki

coach = Mów mi, kiedy zagranie kosztuje mnie punkty

coach-off = Nigdy

coach-blunders = Tylko grube błędy

coach-mistakes = Także błędy

coach-everything = Każda pewna strata

coach-help = Po zagraniu, które na pewno kosztuje punkty, trener mówi o tym, zanim zagra następny gracz, i możesz je cofnąć. Milczy w partii dnia, w wyzwaniach i w grze ze znajomymi. Partia, w której się odezwał, liczy się jak rozegrana ze wskazówkami.

review-games = Analizuj skończone partie w tle

review-games-help = Dzięki temu przy wyniku widać chwile, które na nim zaważyły.

show-today = Partia dnia na stronie Start

keep-statistics = Prowadź statystyki

keep-statistics-help = Wyniki skończonych partii zostają na tym komputerze, dla strony Statystyki.

rate-puzzles = Ranking w zadaniach

rate-puzzles-help = Twoje próby zostają na tym komputerze, dla rankingu i dla zadań, które wracają.

show-goals = Medale na stronie Start

## Sound

sound = Dźwięk

table-sounds = Dźwięki stołu

volume = Głośność

## Accessibility

accessibility = Dostępność

high-contrast = Wysoki kontrast

reduced-motion = Mniej ruchu

large-buttons = Duże przyciski

announce = Czytnik ekranu

announce-everything = Wszystko

announce-tricks = Lewy i moja kolej

announce-nothing = Nic

# The side of the window where they are.
side = Przyciski i panele

left = Z lewej

right = Z prawej

# A button.
keyboard-shortcuts = Skróty klawiszowe

## House rules

house-rules = Zasady domowe

house-rules-help = Nowa gra zaczyna się z tymi samymi graczami i zasadami domowymi co poprzednio. Wybierz grę, żeby je zmienić albo zapisać zestaw zasad pod nazwą.

# Below the title of a game whose house rules are not changed.
usual-rules = Zwykłe zasady

# A button beside the title of a game.
change = Zmień…

# The name of that button for screen readers.
# $title (Name): the game’s title
change-rules-of = Zmień zasady: { $title }

# A button beside the title of a game.
reset = Przywróć

# Help for that button.
reset-help = Przywróć zwykłe zasady i graczy

# The name of that button for screen readers.
# $title (Name): the game’s title
usual-rules-for = Zwykłe zasady: { $title }

## Programs that play

programs = Programy

programs-help = Te polecenia uruchamiają programy, którym wolno grać przy stole. Jeśli któreś usuniesz, przed grą pojawi się znowu pytanie.

# A button beside a command.
remove = Usuń

# The name of that button for screen readers.
# $command (Name): the command
# $folder (Name): the folder in which it runs
remove-program = Usuń { $command } w { $folder }

## At the end

# $version (Name): the number of the version
version = Misère { $version }

# A button.
about = O programie i licencjach

## The face at the table

your-face = Twoja twarz

initials = Twoje inicjały

portrait = Portret { $number }
