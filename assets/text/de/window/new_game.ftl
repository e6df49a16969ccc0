### Das Formular, das ein Spiel vorbereitet. Sein Titel ist der Titel des Spiels.

start-game = Spiel starten

learn = Lernen

rules = Regeln

## The page of a game that has never been played

play-now = Losspielen

learn-in-minutes = Lernen ({ $minutes } min)

facts = { $length }{ "  ·  " }von { $inventor }

the-aim = Das Ziel

a-turn = So geht’s

the-catch = Der Clou

players-are = Am Tisch: { NAMES($players) }

rules-as-published = Hausregeln: wie im Original

rules-as-usual = Hausregeln: wie üblich

rules-named = Hausregeln: { $name }

rules-changed = Hausregeln: { $count } geändert

freshly-shuffled = Karten: frisch gemischt

by-deal-code = Karten: nach Kartencode

## Players

players = Spieler

seat = Platz { $seat }

player-at = Wer auf Platz { $seat } spielt

person = Mensch

program = Programm…

face-at = Wähl, wer auf Platz { $seat } spielt

character-at = Spielweise auf Platz { $seat }

even-tempered = Neutral

cautious = Vorsichtig

bold = Mutig

moon-shooter = Aufs Ganze

nobody-plays = An diesem Computer spielt niemand mit. Du schaust nur zu.

clockwise = Die Plätze sind im Uhrzeigersinn um den Tisch nummeriert.

several-people = Wer spielt mit? Tippt eure Namen ein. Wenn ihr euch am Computer abwechselt, bleiben die Karten verdeckt.

characters-help = Die Spielweise ändert, wie jemand spielt, nicht wie gut. „Vorsichtig“ meidet Risiken, „Mutig“ sucht sie, „Aufs Ganze“ versucht jeden Durchmarsch, „Neutral“ macht nichts davon.

command-at = Befehl für das Programm auf Platz { $seat }

command-help = Der Befehl, der das Programm startet.

copy-guide = Adresse der Anleitung kopieren

command-is-shown = Bevor dieser Befehl zum ersten Mal ausgeführt wird, bekommst du ihn ganz zu sehen.

## Levels of computer players, from the weakest to the strongest

novice-habit = Anfänger: lernt noch und übersieht viel.

easy-habit = Leicht: macht Fehler, wie sie jeder macht.

medium-habit = Mittel: spielt solide, ohne vorauszudenken.

hard-habit = Schwer: denkt ein wenig voraus.

master-habit = Meister: denkt weit voraus und merkt sich jede Karte.

show-win-rates = Siegquoten zeigen

hide-win-rates = Siegquoten verbergen

win-rate = { $level } gewinnt { $share } % der Spiele { $seats ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] zu sechst
} gegen { $others ->
    [one] { $below }
   *[other] { NUMBER($others, as: "words") }mal { $below }
}.

## The occasion

same-deal = Noch einmal dieselben Karten

same-deal-help = Dieselben Karten, und das Geben beginnt am selben Platz. Such dir andere Gegner aus, oder setz alle einen Platz weiter, um ein anderes Blatt zu spielen.

move-on = Alle einen Platz weiter

evening-game = Spiel { $number } des Abends

game = Spiel

same-players = Den ganzen Abend sitzen dieselben am Tisch.

evening = Spieleabend

evening-help = Mehrere Spiele hintereinander, nach jedem ein Zwischenstand. Was als Nächstes kommt, suchst du aus, wenn ein Spiel vorbei ist.

## Cards

cards-help = Woher die Karten kommen: mischen, abheben, Kartencode

no-seal = Ein Spiel mit Kartencode hat kein Siegel.

cut = Abheben (freiwillig)

any-word = ein Wort

cut-help = Das Siegel legt fest, wie gemischt wird; dann ändert dein Wort die Mischung. So kann niemand die Karten bestimmen.

deal-code = Kartencode

random = zufällig

code-sets-rules = Dieser Code ist für { $count ->
    [one] { $count } Person
   *[other] { $count } Spieler
} und legt die Hausregeln fest.

## Why the game cannot be started

needs-command = Platz { $seat } braucht einen Befehl.

code-of-other-game = Dieser Code gehört zu { $title }.

code-for-players = Dieser Code ist für { $count ->
    [one] { $count } Person
   *[other] { $count } Spieler
}.

not-a-code = Ein Kartencode sieht so aus: 7F3K-2Q9A.
