### Formularz nowej gry. Jego tytułem jest tytuł gry.

# The button that starts the game.
start-game = Zacznij grę

# The button that opens the lesson.
learn = Lekcja

# The button that opens the rules.
rules = Zasady

## The page of a game that has never been played

# The button that starts the game.
play-now = Zagraj

# The button that opens the lesson.
# $minutes (Count): how long it takes
learn-in-minutes = Lekcja ({ $minutes } min)

# Facts about the game, below its aim.
# $length (Message): the number of players and the time that a game takes
# $inventor (Message): who invented the game
facts = { $length }{ "  ·  " }pomysł: { $inventor }

# The heading of the first of three pictures with a sentence each.
the-aim = Cel

# The heading of the second picture.
a-turn = Jak grać

# The heading of the third picture, of what makes the game special.
the-catch = Haczyk

# The button that unfolds the choice of players.
# $players (Seats): the players
players-are = Gracze: { NAMES($players) }

# The button that unfolds the house rules.
rules-as-published = Zasady domowe: jak w oryginale

# The same, for a game whose usual rules no source publishes in full.
rules-as-usual = Zasady domowe: zwykłe

# The same.
# $name (Name): the name of the house rules
rules-named = Zasady domowe: { $name }

# The same.
# $count (Count): how many house rules differ from the usual ones
rules-changed = { $count ->
    [one] Zasady domowe: { $count } zmieniona
    [few] Zasady domowe: { $count } zmienione
   *[many] Zasady domowe: { $count } zmienionych
}

# The button that unfolds the shuffle, the cut and the deal code.
freshly-shuffled = Karty: świeżo potasowane

# The same, once there is a deal code.
by-deal-code = Karty: z kodu rozdania

## Players

# Also the name of the choice of a number.
players = Gracze

# $seat (Count): the number of a seat, from 1
seat = Miejsce { $seat }

# The name of the choice of a player.
# $seat (Count): the number of a seat, from 1
player-at = Gracz na miejscu { $seat }

person = Człowiek

# A program of the person’s own that plays.
program = Program…

# The name of the button that shows a computer player’s face, and lets one choose another.
# $seat (Count): the seat, counted from 1
face-at = Wybierz gracza na miejsce { $seat }

# The name of the choice of a character.
# $seat (Count): the number of a seat, from 1
character-at = Charakter na miejscu { $seat }

even-tempered = Zwykły

cautious = Ostrożny

bold = Śmiały

# Tries to take everything at once, which is called shooting the moon.
moon-shooter = Na komplet

# A note below the players.
nobody-plays = Nikt przy tym komputerze nie gra: tylko się przyglądasz.

# A note below the players.
clockwise = Miejsca są ponumerowane wokół stołu zgodnie z ruchem wskazówek zegara.

# A note below the players.
several-people = Kto gra? Wpiszcie swoje imiona. Gdy zmieniacie się przy ekranie, karty są zakryte.

# A note below the players.
characters-help = Charakter zmienia styl gry, a nie jej siłę. Gracze ostrożni unikają ryzyka, śmiali go szukają, grający na komplet próbują go za każdym razem, a zwykli trzymają się środka.

# The name of the field for the command of a program.
# $seat (Count): the number of a seat, from 1
command-at = Polecenie programu na miejscu { $seat }

# Help for that field.
command-help = Polecenie, które uruchamia program.

# The button beside that help: it copies the address of a page that explains how a program plays.
copy-guide = Kopiuj adres poradnika

# Help for that field, once it has a command that the person has not typed.
command-is-shown = Zanim to polecenie ruszy po raz pierwszy, zobaczysz je w całości.

## Levels of computer players, from the weakest to the strongest

novice-habit = Nowicjusz: dopiero się uczy i wiele przeocza.

easy-habit = Łatwy: robi ludzkie błędy.

medium-habit = Średni: gra solidnie, ale nie patrzy w przód.

hard-habit = Trudny: patrzy trochę w przód.

master-habit = Mistrz: patrzy daleko w przód i pamięta każdą kartę.

# A button.
show-win-rates = Pokaż skuteczność

# A button.
hide-win-rates = Ukryj skuteczność

# The measured strength of a level.
# $level (Message): the level, such as “Hard”
# $share (Count): the percentage of games that it wins
# $seats (Count): the number of players in each game
# $others (Count): the number of its opponents
# $below (Message): the level of all opponents
win-rate = { $others ->
    [one] { $level } wygrywa { $share }% partii { NUMBER($seats, as: "words", case: "prefix") }osobowych z { NUMBER($others, as: "words", case: "ins") } graczem poziomu { $below }.
    [few] { $level } wygrywa { $share }% partii { NUMBER($seats, as: "words", case: "prefix") }osobowych z { NUMBER($others, as: "words", case: "ins") } graczami poziomu { $below }.
   *[many] { $level } wygrywa { $share }% partii { NUMBER($seats, as: "words", case: "prefix") }osobowych z { NUMBER($others, as: "words", case: "ins") } graczami poziomu { $below }.
}

## The occasion

same-deal = Te same karty jeszcze raz

same-deal-help = Te same karty i ten sam pierwszy rozdający. Wybierz innych przeciwników albo przesadź wszystkich, żeby zagrać innymi kartami.

# A button.
move-on = Przesadź wszystkich o jedno miejsce

# A heading.
# $number (Count): the number of the game, from 2
evening-game = Wieczór, partia { $number }

# The name of the choice of a game.
game = Gra

same-players = Skład nie zmienia się przez cały wieczór.

# A switch.
evening = Wieczór gier

evening-help = Kilka partii z rzędu, po każdej tabela. Następną grę wybierasz, gdy skończy się poprzednia.

## Cards

# Help for the button that unfolds what follows.
cards-help = Skąd biorą się karty: tasowanie, przełożenie i kod rozdania

no-seal = Gra z kodem rozdania nie ma pieczęci.

cut = Przełóż karty (jeśli chcesz)

# In the empty field for the cut.
any-word = dowolne słowo

# Help for the seal and the cut.
cut-help = Pieczęć ustala tasowanie, a twoje słowo je zmienia. Nikt nie może dobrać kart po swojej myśli.

deal-code = Kod rozdania

# In the empty field for a deal code: the cards are shuffled at random.
random = losowo

# Beside a deal code.
# $count (Count): the number of players that it sets
code-sets-rules = { $count ->
    [one] Ten kod jest dla { $count } gracza i ustala zasady domowe.
    [few] Ten kod jest dla { $count } graczy i ustala zasady domowe.
   *[many] Ten kod jest dla { $count } graczy i ustala zasady domowe.
}

## Why the game cannot be started

# $seat (Count): the number of a seat with a program, from 1
needs-command = Na miejscu { $seat } brakuje polecenia.

# About the deal code.
# $title (Name): the title of another game
code-of-other-game = Ten kod jest do gry { $title }.

# About the deal code.
# $count (Count): the number of players it is for, which is not that of the evening
code-for-players = { $count ->
    [one] Ten kod jest dla { $count } gracza.
    [few] Ten kod jest dla { $count } graczy.
   *[many] Ten kod jest dla { $count } graczy.
}

not-a-code = Kod rozdania wygląda tak: 7F3K-2Q9A.
