### Stół: pasek narzędzi i cel nad nim, wiersz nad kartami i okna na wierzchu.

## The toolbar

# The name of the toolbar for screen readers.
toolbar = Pasek narzędzi

# A button that leads to the first page.
home = Start

# A button that opens the buttons that do not fit.
more-buttons = Menu

finish-deal = Dograj resztę

# Help for “Finish deal”.
finish-deal-help = Wynik już się nie zmieni. Niech komputer dogra resztę.

# The button in place of “Finish deal” where the reader wins all that is left.
claim-rest = Reszta moja

# Help for “Claim the rest”, with its key.
claim-rest-help = Każda następna lewa jest twoja, bez względu na to, kto co zagra. Niech komputer dogra resztę (F).

others-claim-help = Każdą następną lewę bierze { NAME($who) }, bez względu na to, kto co zagra. Niech komputer dogra resztę (F).

# For screen readers, once the reader wins all that is left.
can-claim = Reszta lew jest twoja: możesz to ogłosić klawiszem F.

# What a computer player says that wins all that is left.
claims-rest = Reszta jest moja: moich kart już nikt nie przebije.

hint = Wskazówka

# Help for “Hint”, with its key.
hint-help = Wskazówka (H)

undo = Cofnij

# Help for “Undo”, with its key.
undo-help = Cofnij (U)

undo-off = Cofanie jest wyłączone w ustawieniach.

nothing-to-undo = Nie ma czego cofnąć

previous-trick = Poprzednia lewa

# Help for “Last trick”, with its key.
previous-trick-help = Poprzednia lewa (L)

# Why the last trick cannot be shown.
no-trick = W tym rozdaniu nie było jeszcze lewy.

# A button that tells why the last card was played.
why = Czemu?

# Help for “Why?”, with its key.
why-help = Czemu zagrano tę kartę (W)

scores = Punkty

# Help for “Scores”, with its key.
scores-help = Zapis punktów (S)

rules = Zasady

# A button with a loudspeaker.
turn-sounds-off = Wyłącz dźwięki

# A button with a loudspeaker that is crossed out.
turn-sounds-on = Włącz dźwięki

# Help for “Rules”, with its key.
rules-help = Zasady (F1)

settings = Ustawienia

# A fact about a game that began in a review or a puzzle.
continued = ciąg dalszy innej partii

# A fact about a game.
# $times (Count): how often undo was used
undone = { $times ->
    [one] { $times } cofnięcie
    [few] { $times } cofnięcia
   *[many] { $times } cofnięć
}

# A fact about a game, and a note below its score sheet.
lowest-wins = Wygrywa najniższy wynik

# A fact about a game, and a note below its score sheet.
highest-wins = Wygrywa najwyższy wynik

## The aim above the table

# A button that dismisses the aim.
got-it = Jasne

# The line above the table.
# $aim (Name): the aim of the game, a sentence
aim-lowest = { $aim } Wygrywa najniższy wynik.

# The line above the table.
# $aim (Name): the aim of the game, a sentence
aim-highest = { $aim } Wygrywa najwyższy wynik.

## The line above the hand

# Announced by screen readers.
undone-now = Cofnięto.

# The last trick is shown again.
# $who (Seat): who took it
previous-trick-again = { YOU($who) ->
    [you] Poprzednia lewa jest twoja. Naciśnij L lub kliknij, żeby grać dalej.
   *[other] Poprzednią lewę bierze { NAME($who) }. Naciśnij L lub kliknij, żeby grać dalej.
}

hints-off = Wskazówki są wyłączone w ustawieniach.

not-your-turn = Teraz nie twoja kolej.

# The answer to “Why?”, after which other cards on the table can be chosen.
# $told (Message): what was done last and why, one or more sentences
explained-first = { $told } Wybierz inną kartę na stole, jeśli chcesz o nią zapytać.

nothing-played = Jeszcze nic nie zagrano.

thinking = Szukam wskazówki…

# A hint.
# $action (Name): what to do, such as “Play the ten of hearts”
# $reason (Message): why, a sentence
advice = { $action }. { $reason }

# An action was refused that should have been possible.
# $action (Name): the action, as saved games write it
# $error (Name): why
not-possible = „{ $action }” nie jest teraz możliwe: { $error }.

## How the choices compare with a hint

choices = Porównanie twoich możliwości

# The value of the only possible action.
only-choice = jedyna możliwość

# The value of an action that the hint has not looked at.
not-examined = niesprawdzony

# Below the bars. They are longer the more a choice loses.
bars = Im krótszy pasek, tym lepiej. Cienka kreska pokazuje margines błędu.

all-as-good = Wszystkie są mniej więcej równie dobre: zagraj, co chcesz.

# A button that lists the other choices.
# $count (Count): how many more there are
show-more = jeszcze { $count }

# A choice with its value, for screen readers.
# $choice (Name): the choice, such as “Ten of hearts”
# $value (Name): its value, such as “about 2 points worse”
choice-with-value = { $choice }: { $value }

# Below a list that shows only its first lines.
# $count (Count): how many more there are
more = i jeszcze { $count }

## The menu, opened by Escape

back-to-table = Wróć do stołu

score-sheet = Zapis punktów

review-game = Analiza partii

share = Udostępnij

save-copy = Zapisz kopię

new-game = Nowa gra

keyboard-shortcuts = Skróty klawiszowe

## The curtain between people at one computer

# The title. Then the others look away.
# $who (Seat): whose turn it is
turn-of = { YOU($who) ->
    [you] Twoja kolej
   *[other] Teraz gra { NAME($who) }
}

hands-hidden = Karty są zakryte, dopóki nie dasz znaku.

show-my-cards = Odkryj moje karty

## The score sheet

next-deal = Następne rozdanie

next-round = Następna runda

review = Analiza

# Help for “Review”.
review-help = Przejdź partię krok po kroku, z dowolnego miejsca przy stole

# A button that opens further choices.
more-choices = Więcej…

same-deal = Te same karty

# Help for “Same deal again”.
same-deal-help = Zagraj jeszcze raz tymi kartami, z dowolnego miejsca i z kim chcesz

end-evening = Zakończ wieczór

# Help for “End evening”.
end-evening-help = Zakończ wieczór i pokaż, kto wygrywa

start-evening = Zacznij wieczór gier

# Help for “Start an evening”.
start-evening-help = Zagraj kilka partii z rzędu, z tą włącznie, i prowadź tabelę

# Help for “Share”.
share-help = Jako plik, tekst lub obrazek

next-of-evening = Następna partia wieczoru

rematch = Rewanż

# Help for “Rematch”.
rematch-help = Ci sami gracze i te same zasady domowe, rozdaje następna osoba

# Help for “Rematch”, during an evening.
rematch-in-evening-help = Jeszcze raz ta gra jako następna partia wieczoru, rozdaje następna osoba

no-deal-finished = Nie skończyło się jeszcze żadne rozdanie.

no-round-finished = Nie skończyła się jeszcze żadna runda.

# A heading, in games that the lowest score wins.
origin-of-penalty-points = Skąd się wzięły punkty karne

# A heading, in games that the lowest score wins.
# $deal (Count): the number of the deal
origin-of-penalty-points-in-deal = Skąd się wzięły punkty karne w rozdaniu { $deal }

# A heading, in games that the lowest score wins.
# $round (Count): the number of the round
origin-of-penalty-points-in-round = Skąd się wzięły punkty karne w rundzie { $round }

# A heading, in games that the highest score wins.
origin-of-points = Skąd się wzięły punkty

# A heading, in games that the highest score wins.
# $deal (Count): the number of the deal
origin-of-points-in-deal = Skąd się wzięły punkty w rozdaniu { $deal }

# A heading, in games that the highest score wins.
# $round (Count): the number of the round
origin-of-points-in-round = Skąd się wzięły punkty w rundzie { $round }

# In place of a list of points.
nobody-scored = Nikt nie dostaje punktów.

# A line of the score sheet of a game that is made of several games, and of an evening.
# $number (Count): the number of the deal, or of the game
# $title (Name): the title of the game
number-and-title = { $number }{ "  " }{ $title }

# The last line of the score sheet.
total = Razem

# The names above the columns, for screen readers.
# $names (List): the names
players = Gracze: { LIST($names, kind: "plain") }

# A line of the score sheet, for screen readers.
# $head (Name): its first cell, such as “Deal 3”, or a player’s name
# $cells (List): the other cells
line = { $head }: { LIST($cells, kind: "plain") }

# An item of the lists in “players” and “line”.
# $text (Name): a name or a number
cell = { $text }

# The cards that count for a score, for screen readers.
# $cards (Cards): the cards
cards = { CARDS($cards, kind: "plain") }

## Earlier games with the same deals

earlier-games = Wcześniejsze partie tymi kartami

# $when (Message): when it was played, such as “2 hours ago”
when-with-undo = { $when }, z cofaniem

# $who (Seat): whose result it is
# $before (Points): the earlier score
same-as-before = { YOU($who) ->
    [you] Ostatnim razem te same karty dały ci { POINTS($before, kind: "number") }, tyle co teraz.
   *[other] Ostatnim razem te same karty dały { NAME($who, case: "dat") } { POINTS($before, kind: "number") }, tyle co teraz.
}

# $who (Seat): whose result it is
# $before (Points): the earlier score
# $gain (Points): by how much this one is better
better-than-before = { YOU($who) ->
    [you] Ostatnim razem te same karty dały ci { POINTS($before, kind: "number") }; teraz wynik jest lepszy o { POINTS($gain) }.
   *[other] Ostatnim razem te same karty dały { NAME($who, case: "dat") } { POINTS($before, kind: "number") }; teraz wynik jest lepszy o { POINTS($gain) }.
}

# $who (Seat): whose result it is
# $before (Points): the earlier score
# $loss (Points): by how much this one is worse
worse-than-before = { YOU($who) ->
    [you] Ostatnim razem te same karty dały ci { POINTS($before, kind: "number") }; teraz wynik jest gorszy o { POINTS($loss) }.
   *[other] Ostatnim razem te same karty dały { NAME($who, case: "dat") } { POINTS($before, kind: "number") }; teraz wynik jest gorszy o { POINTS($loss) }.
}

## The evening

# A heading above the standings.
# $games (Count): how many games have been played
evening-after = { $games ->
    [one] Wieczór po { $games } partii
    [few] Wieczór po { $games } partiach
   *[many] Wieczór po { $games } partiach
}

games-won = Wygrane

average-place = Średnie miejsce

total-points = Suma punktów

# The heading of this game’s score sheet.
# $title (Name): the title of the game
this-game = Ta partia: { $title }

# A player’s place in a game.
# $place (Count): the place, from 1
nth-place = { $place }.

# A player’s points and place in a game, side by side.
# $points (Points): the points
# $place (Message): “nth-place”
points-and-place = { POINTS($points, kind: "number") } · { $place }

## Proof of fair play, below the score sheet

fair-shuffle = Uczciwe tasowanie

not-freshly-shuffled = Karty nie były świeżo tasowane

details = Więcej…

hide-details = Zwiń

secret-until-over = Kod rozdania i sekret pieczęci zobaczysz po partii.

no-seal = Ta partia nie ma pieczęci, bo jej karty nie były świeżo tasowane.

# $code (Name): a short code for cards and house rules
deal-code = Kod rozdania { $code }

# Help for the button beside the deal code.
copy-deal-code = Kopiuj kod rozdania

# $secret (Name): what the seal was made of
secret = Sekret: { $secret }

# Help for the button beside the secret.
copy-secret = Kopiuj pieczęć i jej sekret; jak je sprawdzić, mówi docs/fairness.md

## The check that nobody peeked

# The title, and the button that starts it.
check-peeking = Sprawdź, czy nikt nie podglądał

peek-method = Gracze komputerowi decydują jeszcze raz: najpierw z takimi kartami, jakie były, a potem po zamianie dwóch kart, których widzieć nie mogli. Kto nie podgląda, za każdym razem decyduje tak samo.

peek-timed = Obie decyzje zapadają teraz, przy tych samych liczbach losowych. Mogą różnić się od tych z partii, jeśli czas do namysłu był ograniczony.

# Progress.
# $done (Count): how many decisions have been checked
# $total (Count): how many there are
peek-progress = { $done } z { $total } decyzji

cancel = Anuluj

peek-failed = Nie udało się dokończyć sprawdzania.

peek-not-programs = Zewnętrznych programów nie da się zapytać drugi raz.

nothing-to-check = Nie było czego sprawdzać.

# $asked (Count): how many decisions were compared
nobody-peeked = Nikt nie podglądał: { $asked } z { $asked } odpowiedzi bez zmian.

# Somebody may have peeked.
# $same (Count): how many decisions were the same
# $asked (Count): how many were compared
some-differ = Tylko { $same } z { $asked } odpowiedzi bez zmian.

# $decisions (Count): how many decisions of computer players the game had
# $hints (Count): how many decisions of others, for which a hint was possible
peek-counts = W tej partii { $decisions ->
    [one] była { $decisions } decyzja
    [few] były { $decisions } decyzje
   *[many] było { $decisions } decyzji
} graczy komputerowych oraz { $hints ->
    [one] { $hints } możliwa wskazówka
    [few] { $hints } możliwe wskazówki
   *[many] { $hints } możliwych wskazówek
} dla pozostałych. Pominięto decyzje, przy których nie ma kart do zamiany.

## The question whether a program may play

let-program-play = Dopuścić program do gry?

play-without-it = Graj bez niego

let-it-play = Niech gra

# The command follows.
# $name (Name): the player
played-by-program = Za gracza „{ $name }” gra program. Uruchamia go to polecenie:

# The folder follows.
runs-in-folder = Działa w tym folderze:

# The files follow.
its-files = Uruchamia lub czyta te pliki. Jeśli któryś się zmieni, pytanie pojawi się znowu:

trust-it = Program może na tym komputerze wszystko to, co ty. Dopuść go tylko wtedy, gdy mu ufasz.

# $error (Name): why not
cannot-allow = Nie możesz na to tutaj pozwolić: { $error }.

scroll-first = Zanim pozwolisz, przewiń wszystko do końca.

asked-once = O ten program Misère pyta tylko raz.

## Messages about players that failed

# $name (Name): the player
could-not-decide = { $name } nie podejmuje decyzji. Zagrał prosty program zastępczy.

# $name (Name): the player
took-too-long = { $name } zwleka za długo. Zagrał prosty program zastępczy.

# $name (Name): the player
nobody-could-decide = { $name } nie podejmuje decyzji, więc wybrano pierwsze dozwolone zagranie.

# The program takes part again at the next turn.
# $fault (Message): what happened, a sentence
decided-instead = { $fault } Zdecydował prosty program zastępczy.

# The program takes no part any more.
# $fault (Message): what happened, a sentence
takes-over = { $fault } Dalej gra prosty program zastępczy.

# $name (Name): the player
# $seconds (Count): the limit
program-timed-out = { $seconds ->
    [one] Program gracza { $name } myślał dłużej niż { $seconds } sekundę.
    [few] Program gracza { $name } myślał dłużej niż { $seconds } sekundy.
   *[many] Program gracza { $name } myślał dłużej niż { $seconds } sekund.
}

# $name (Name): the player
# $found (Name): what the program said
program-malformed = Program gracza { $name } napisał „{ $found }”, a to nie jest odpowiedź.

# $name (Name): the player
# $action (Name): what the program wanted to do
program-illegal = Program gracza { $name } chciał zagrać „{ $action }”, a teraz tak nie wolno.

# $name (Name): the player
program-ended = Program gracza { $name } zakończył działanie.

# $name (Name): the player
program-line-too-long = Program gracza { $name } zatrzymano, bo napisał wiersz dłuższy niż 64 KiB.

# $name (Name): the player
program-too-many-late = Program gracza { $name } zatrzymano, bo za często odpowiadał po czasie.

# $name (Name): the player
program-too-many-unread = Program gracza { $name } zatrzymano, bo nie czyta wiadomości.

# $name (Name): the player
program-changed = Program gracza { $name } zmienił się, odkąd dostał zgodę.

# $name (Name): the player
# $error (Name): why not
program-not-started = Nie można uruchomić programu gracza { $name } ({ $error }).

## Names of games

# The name of a game that continues in another file.
# $name (Name): its name before, cut if it is too long
copy-of = { $name } (kopia)

# A choice in a table of all choices.
# $choice (Message): the choice, such as “the ace of hearts”
rated-choice = { CAPITAL($choice) }

says = { YOU($who) ->
    [you] Mówisz: { $words }
   *[other] { NAME($who) } mówi: { $words }
}

coach-take-back = Cofnij (U)
coach-go-on = Dalej (Enter)

# In place of whose turn it is, while the coach waits for an answer.
coach-asks = Cofnąć czy grać dalej?

think-longer = Myśl dłużej (M)

stop-thinking = Zatrzymaj (M)

values-are-exact = Te wartości są dokładne.

values-are-sure = Żaden inny wybór nie może być równie dobry.
