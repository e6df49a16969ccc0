### Co jest wspólne stronom, panelom i oknom.

# The button that leads from a page to the first one.
home = Start

## Buttons that lead back to the page before

back-to-new-game = Wróć do nowej gry
back-to-saved-games = Wróć do zapisanych gier
back-to-settings = Wróć do ustawień
back-to-table = Wróć do stołu
back-to-lesson = Wróć do lekcji
back-to-puzzle = Wróć do zadania
back-to-review = Wróć do analizy
back-to-today = Wróć do partii dnia

back-to-challenges = Wróć do wyzwań
back-to-challenge = Wróć do wyzwania

back-to-statistics = Wróć do statystyk
back-to-goals = Wróć do medali

## Dialogs and lines

# Closes a panel or a dialog.
close = Zamknij

# A button that copies the text beside it.
copy = Kopiuj

# The seal of a game, see the rules of fair play.
# $hash (Name): the seal, letters and digits
seal = Pieczęć { $hash }

# The same, where there is little room.
# $digits (Name): the first letters and digits of the seal
seal-begins = Pieczęć { $digits }…

# Help for the button beside the seal.
copy-seal = Kopiuj pieczęć

# The seal of a game that begins later.
# $hash (Name): the seal, letters and digits
next-seal = Pieczęć następnej partii { $hash }

# Help for the button beside that seal.
copy-next-seal = Kopiuj pieczęć następnej partii

## Announcements by screen readers

# The name of the list of the last announcements.
announcements = Komunikaty

# An announcement.
# $words (Name): what is announced
announcement = { STOP($words) }

# Several sentences about what has happened, in a row.
# $sentences (List): whole sentences, perhaps the prompt at the end
sentences = { LIST($sentences, kind: "sentences") }
