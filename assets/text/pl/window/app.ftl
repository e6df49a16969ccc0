### Komunikaty, które okno pokazuje przez chwilę, i powiadomienia, które zostają, póki się ich nie zamknie.

# $error (Name): why, one or more sentences
cannot-be-opened = Nie można otworzyć tej partii. { $error }

# $error (Name): why
cannot-be-started = Nie można zacząć tej partii: { $error }

# $error (Name): why, one or more sentences
example-cannot-be-opened = Nie można otworzyć tego przykładu. { $error }

# $error (Name): why, one or more sentences
cannot-be-reviewed = Nie można przeanalizować tej partii. { $error }

# $error (Name): why, one or more sentences
cannot-be-shared = Nie można udostępnić tej partii. { $error }

# $error (Name): why, one or more sentences
cannot-be-imported = Nie można zaimportować tego pliku. { $error }

# $name (Name): the name of the game
imported = Zaimportowano partię „{ $name }”.

# $name (Name): the name of the game
already-imported = Partia „{ $name }” jest już wśród zapisanych.

# The button that opens an imported game.
open = Otwórz

copy-saved = Kopia jest wśród zapisanych gier.


path-too-long = Ścieżka do tego pliku jest za długa.

not-unicode = W nazwie tego pliku są znaki spoza Unicode.

# The name of a game that continues from a position of another one.
# $name (Name): the name of the other game, cut if it is too long
replayed = { $name } (od nowa)

## Notices

# $report (Name): a file
crashed = Ostatnim razem Misère niespodziewanie się zamknęło. Raport jest w pliku { $report }.

second-window = Misère działa już w innym oknie. Partie rozgrywane tutaj zostaną zapisane, ale zmiany ustawień przepadną po zamknięciu tego okna.

no-file = { $file } nie jest zwykłym plikiem, lecz na przykład dowiązaniem do urządzenia. Misère go nie rusza i niczego tam nie zapisuje.

# $old (Name): the name of the game until now
# $new (Name): its name from now on
game-changed-elsewhere = Partię „{ $old }” zmieniono gdzie indziej. Dalszy ciąg zapisuje się jako „{ $new }”.

# $from (Name): a file
# $to (Name): another file
file-changed-elsewhere = Plik { $from } zmieniono gdzie indziej. Dalszy ciąg zapisuje się w { $to }.

# $from (Name): a file
# $to (Name): another file
settings-changed-elsewhere = Plik { $from } zmieniono gdzie indziej. Ustawienia tego okna zapisują się w { $to }.

# $error (Name): why, one or more sentences
settings-unreadable = Nie udało się odczytać ustawień. Plik pozostał bez zmian. { $error }

## A game that continues from a position

branched-from-review = To nowa partia. Ta z analizy pozostaje bez zmian.

branched-from-puzzle = To nowa partia, od pozycji z zadania.

## The picture on the table

# $path (Name): the file
# $why (Message): the reason, a clause
picture-cannot-be-shown = Nie można pokazać obrazka na stole: { $path }: { $why }.

# A reason in “picture-cannot-be-shown”.
picture-not-drawn = nie da się go narysować

# A reason in “picture-cannot-be-shown”.
# $error (Name): what the system or a decoder says
picture-error = { $error }

# A reason in “picture-cannot-be-shown”.
# $wide (Count): its width in pixels
# $tall (Count): its height in pixels
# $most (Count): the largest allowed number of pixels, in millions
picture-too-many-pixels = ma { $wide } × { $tall } pikseli, a może mieć najwyżej { $most } mln

# A reason in “picture-cannot-be-shown”.
# $formats (Name): such as “JPEG, PNG, WebP or SVG”
picture-format = to nie jest plik { $formats }

# A reason in “picture-cannot-be-shown”.
picture-too-large = jest za duży

# The title of a dialog of the system.
choose-picture = Wybierz obrazek na stół

# The kind of files that the dialog shows.
pictures = Obrazki
