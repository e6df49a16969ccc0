### Lista zapisanych gier.

title = Zapisane gry

# A heading, if no game has been saved.
your-games = Twoje partie

saved-automatically = Każda zaczęta partia zapisuje się tutaj sama po każdej karcie. Możesz zamknąć okno w dowolnej chwili: potem grasz dalej od tego samego miejsca.

# The button below that text.
# $title (Name): the game to begin with
play = Zagraj w { $title }

# Above the examples, if no game has been saved.
examples-follow = Na razie zobacz na przykładach, jak wygląda partia:

# A button.
import = Importuj…

# Shown until another game is deleted or the page is left.
# $name (Name): the game’s name or title
deleted = Usunięto partię: { $name }

# The button beside that text.
undo = Cofnij

# Help for the button that imports a game.
import-help = Dodaj partię z pliku albo upuść plik na okno

import-help-without-dropping = Dodaj partię z pliku

## What is listed, and in which order

# The name of the search field.
search = Szukaj

# Help for the search field.
search-help = Szukaj nazw, gier i graczy

# The name of a choice between all games and one of them.
game = Gra

# The first item of that choice.
all-games = Wszystkie gry

# The name of the choice of an order.
order = Kolejność

newest-first = Najnowsze

oldest-first = Najstarsze

by-name = Nazwa

# By the games’ titles.
by-game = Gra

# The name of the choice between kinds of games.
show = Pokaż

all = Wszystkie

unfinished = W toku

finished = Skończone

examples = Przykłady

# A note above the examples.
opening-saves = Otwarty przykład zapisuje się jako twoja partia.

# How many games are listed, if it is all of them.
# $count (Count): how many
games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}

# How many games are listed, if it is not all of them.
# $found (Count): how many
# $count (Count): how many there are
games-found = { $found } z { $count }

# A button that ends the search.
show-all = Wszystkie

## A row

# The name of a row for screen readers.
# $place (Count): its place in the list, from 1
# $count (Count): how many rows there are
# $game (Name): the game in short, such as “Finis, Deal 3, yesterday, You 4, Berta 1”
row = Partia { $place } z { $count }: { $game }

# The name of a row for screen readers.
# $place (Count): its place in the list, from 1
# $count (Count): how many rows there are
unreadable-row = Partia { $place } z { $count }: pliku nie można odczytać

# In place of the description of a game. The reason follows.
unreadable = Nie można odczytać tego pliku. Pozostał bez zmian.

# The state of an example.
example-finished = Skończona

# The state of an example.
example-unfinished = W toku

# The button that opens a game.
open = Otwórz

# The button that opens a game in progress.
resume = Wznów

# The button that opens a menu with what follows.
more = Więcej…

review = Analiza

share = Udostępnij

rename = Zmień nazwę

duplicate = Powiel

delete = Usuń

# The name of the field in which a game’s name is typed.
name = Nazwa partii
