### Pliki: co się nie zapisało, i jakie partie i obrazki wchodzą do programu i z niego wychodzą.

## What is not saved

settings = Ustawienia

statistics = Statystyki

challenge = Wyzwanie

tries = Próby rozwiązania zadań

mistakes = Twoje błędy

# $title (Name): a game’s name or title
game = { $title }

# $path (Name): a file
no-answer = { $path }: dysk nie odpowiada

# $name (Message): a game
# $reason (Message): why, without a full stop
is-not-saved = Niezapisane: { $name }. { $reason }. Misère próbuje dalej.

# $names (List): games, the settings, the statistics; the last two are plurals
# $reason (Message): why the first is not saved, without a full stop
are-not-saved = Niezapisane: { LIST($names, kind: "plain") }. { $reason }. Misère próbuje dalej.

# A button.
try-again = Jeszcze raz

# A button that closes a message.
ok = OK

## The question before the window is closed

close-without-saving = Zamknąć bez zapisywania?

disk-is-busy = Dysk jest zajęty.

will-be-lost = Jeśli zamkniesz teraz Misère, wszystko, czego nie zapisano, przepadnie.

# A button.
close-anyway = Zamknij mimo to

# A button that keeps the window open.
stay = Zostań

## Export and import

# The title of the system’s dialog for files.
import-game = Zaimportuj partię

# The kind of files that can be imported.
misere-games = Partie Misère

no-file-dialog = Ten system nie ma okna wyboru plików. Przeciągnij plik na to okno.

no-file-dialog-at-all = Ten system nie ma okna wyboru plików. Uruchom Misère z plikiem: misere PLIK

no-picture-dialog = Ten system nie ma okna wyboru plików, więc nie można wybrać obrazka.

file-dialog-is-silent = Pulpit nie pokazuje okna wyboru plików. Może się jeszcze pojawić.

# $file (Name): the file that was written
saved-as = Zapisano jako { $file }

not-saved = Nie udało się zapisać pliku.

# $error (Name): why
not-saved-because = Nie udało się zapisać pliku. { $error }

# A file that could not be written.
# $file (Name): the file
# $error (Name): why
file-error = Nie udało się zapisać pliku. { $file }: { $error }
