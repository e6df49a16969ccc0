### Der Tisch: die Leiste und das Ziel darüber, die Zeile über dem Blatt und die Dialoge davor.

## The toolbar

toolbar = Leiste

home = Start

more-buttons = Menü

finish-deal = Runde beenden

finish-deal-help = An den Punkten kann sich nichts mehr ändern. Lass den Computer den Rest spielen.

# The button in place of “Finish deal” where the reader wins all that is left.
claim-rest = Rest ansagen

# Help for “Claim the rest”, with its key.
claim-rest-help = Jeder weitere Stich geht an dich, egal wer was spielt. Lass den Computer den Rest spielen (F).

others-claim-help = Jeder weitere Stich geht an { NAME($who, case: "acc") }, egal wer was spielt. Lass den Computer den Rest spielen (F).

# For screen readers, once the reader wins all that is left.
can-claim = Mit F kannst du den Rest ansagen.

# What a computer player says that wins all that is left.
claims-rest = Der Rest gehört mir: Meine Karten schlägt keiner mehr.

hint = Tipp

hint-help = Tipp (H)

undo = Zurücknehmen

undo-help = Zurücknehmen (U)

undo-off = Zurücknehmen ist in den Optionen ausgeschaltet.

nothing-to-undo = Es gibt nichts zurückzunehmen

previous-trick = Voriger Stich

previous-trick-help = Voriger Stich (L)

no-trick = In dieser Runde gab es noch keinen Stich.

why = Warum?

why-help = Warum diese Karte gespielt wurde (W)

scores = Punkte

scores-help = Spielzettel (S)

rules = Regeln

turn-sounds-off = Ton ausschalten

turn-sounds-on = Ton einschalten

rules-help = Regeln (F1)

settings = Optionen

continued = Fortsetzung eines anderen Spiels

undone = { $times }-mal zurückgenommen

lowest-wins = Die wenigsten Punkte gewinnen

highest-wins = Die meisten Punkte gewinnen

## The aim above the table

got-it = Alles klar

aim-lowest = { $aim } Die wenigsten Punkte gewinnen.

aim-highest = { $aim } Die meisten Punkte gewinnen.

## The line above the hand

undone-now = Zurückgenommen.

previous-trick-again = { YOU($who) ->
    [you] Der vorige Stich ging an dich. Weiter mit L oder einem Klick.
   *[other] Der vorige Stich ging an { NAME($who) }. Weiter mit L oder einem Klick.
}

hints-off = Tipps sind in den Optionen ausgeschaltet.

not-your-turn = Du bist nicht dran.

explained-first = { $told } Du kannst nach jeder Karte auf dem Tisch fragen: Wähl sie aus.

nothing-played = Es wurde noch nichts gespielt.

thinking = Der Tipp kommt gleich…

advice = { $action }. { $reason }

not-possible = „{ $action }“ geht gerade nicht: { $error }.

## How the choices compare with a hint

choices = Deine Möglichkeiten im Vergleich

only-choice = die einzige Möglichkeit

not-examined = nicht untersucht

bars = Je kürzer der Balken, desto besser. Der dünne Strich zeigt, wie weit er danebenliegen kann.

all-as-good = Alle sind etwa gleich gut: Spiel, was du willst.

show-more = { $count } weitere

choice-with-value = { $choice }: { $value }

more = und { $count } weitere

## The menu, opened by Escape

back-to-table = Zurück zum Tisch

score-sheet = Spielzettel

review-game = Spiel analysieren

share = Teilen

save-copy = Kopie speichern

new-game = Neues Spiel

keyboard-shortcuts = Tastenkürzel

## The curtain between people at one computer

turn-of = { YOU($who) ->
    [you] Du bist dran
   *[other] { NAME($who) } ist dran
}

hands-hidden = Die Karten bleiben verdeckt, bis du so weit bist.

show-my-cards = Karten zeigen

## The score sheet

next-deal = Nächste Runde

next-round = Nächste Runde

review = Analyse

review-help = Das Spiel Schritt für Schritt durchgehen, aus jeder Sicht

more-choices = Mehr…

same-deal = Dieselben Karten

same-deal-help = Diese Karten noch einmal spielen, von jedem Platz aus und gegen wen du willst

end-evening = Abend beenden

end-evening-help = Den Spieleabend beenden und zeigen, wer gewonnen hat

start-evening = Spieleabend beginnen

start-evening-help = Mehrere Spiele hintereinander, mit Zwischenstand; dieses Spiel zählt schon mit

share-help = Als Datei, Text oder Bild

next-of-evening = Nächstes Spiel des Abends

rematch = Revanche

rematch-help = Dieselben Mitspieler und Hausregeln; das Geben wandert weiter

rematch-in-evening-help = Dieses Spiel noch einmal, als nächstes des Abends; das Geben wandert weiter

no-deal-finished = Noch ist keine Runde zu Ende.

no-round-finished = Noch ist keine Runde zu Ende.

origin-of-penalty-points = Woher die Strafpunkte kommen

origin-of-penalty-points-in-deal = Woher die Strafpunkte in Runde { $deal } kommen

origin-of-penalty-points-in-round = Woher die Strafpunkte in Runde { $round } kommen

origin-of-points = Woher die Punkte kommen

origin-of-points-in-deal = Woher die Punkte in Runde { $deal } kommen

origin-of-points-in-round = Woher die Punkte in Runde { $round } kommen

nobody-scored = Niemand hat Punkte bekommen.

number-and-title = { $number }{ "  " }{ $title }

total = Summe

players = Spieler: { LIST($names, kind: "plain") }

line = { $head }: { LIST($cells, kind: "plain") }

cell = { $text }

cards = { CARDS($cards, kind: "plain") }

## Earlier games with the same deals

earlier-games = Frühere Spiele mit diesen Karten

when-with-undo = { $when }, mit Zurücknehmen

same-as-before = { YOU($who) ->
    [you] Mit denselben Karten hattest du letztes Mal { POINTS($before, kind: "number") }, genau wie diesmal.
   *[other] Mit denselben Karten hatte { NAME($who) } letztes Mal { POINTS($before, kind: "number") }, genau wie diesmal.
}

better-than-before = { YOU($who) ->
    [you] Mit denselben Karten hattest du letztes Mal { POINTS($before, kind: "number") }; diesmal { POINTS($gain) } besser.
   *[other] Mit denselben Karten hatte { NAME($who) } letztes Mal { POINTS($before, kind: "number") }; diesmal { POINTS($gain) } besser.
}

worse-than-before = { YOU($who) ->
    [you] Mit denselben Karten hattest du letztes Mal { POINTS($before, kind: "number") }; diesmal { POINTS($loss) } schlechter.
   *[other] Mit denselben Karten hatte { NAME($who) } letztes Mal { POINTS($before, kind: "number") }; diesmal { POINTS($loss) } schlechter.
}

## The evening

evening-after = Der Abend nach { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}

games-won = Siege

average-place = Platz im Schnitt

total-points = Punkte gesamt

this-game = Dieses Spiel: { $title }

nth-place = { $place }.

points-and-place = { POINTS($points, kind: "number") } · { $place }

## Proof of fair play, below the score sheet

fair-shuffle = Ehrlich gemischt

not-freshly-shuffled = Nicht frisch gemischt

details = Mehr dazu…

hide-details = Weniger zeigen

secret-until-over = Der Kartencode und das Geheimnis hinter dem Siegel werden nach dem Spiel gezeigt.

no-seal = Dieses Spiel hat kein Siegel, denn seine Karten wurden nicht frisch gemischt.

deal-code = Kartencode { $code }

copy-deal-code = Den Kartencode kopieren

secret = Geheimnis: { $secret }

copy-secret = Das Siegel und sein Geheimnis kopieren; wie man sie prüft, steht in docs/fairness.md

## The check that nobody peeked

check-peeking = Hat jemand gelinst?

peek-method = Die Computerspieler entscheiden noch zweimal: erst mit den Karten, wie sie waren, dann mit zwei vertauschten, die sie nicht sehen konnten. Wer nicht linst, entscheidet beide Male gleich.

peek-timed = Beide Entscheidungen fallen jetzt, mit denselben Zufallszahlen. Im Spiel selbst kann es eine andere gewesen sein, wenn die Bedenkzeit begrenzt war.

peek-progress = { $done } von { $total } Entscheidungen

cancel = Abbrechen

peek-failed = Die Prüfung ließ sich nicht zu Ende führen.

peek-not-programs = Fremde Programme kann man nicht noch einmal fragen.

nothing-to-check = Es gab nichts zu prüfen.

nobody-peeked = Niemand hat gelinst: { $asked } von { $asked } Antworten sind gleich.

some-differ = Nur { $same } von { $asked } Antworten sind gleich.

peek-counts = In diesem Spiel gab es { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} von Computerspielern und { $hints ->
    [one] { $hints } möglichen Tipp
   *[other] { $hints } mögliche Tipps
} für die anderen. Wo sich keine Karten vertauschen lassen, wird nicht geprüft.

## The question whether a program may play

let-program-play = Darf ein Programm mitspielen?

play-without-it = Ohne Programm spielen

let-it-play = Erlauben

played-by-program = Für „{ $name }“ spielt ein Programm. Dieser Befehl startet es:

runs-in-folder = Es läuft in diesem Ordner:

its-files = Es startet oder liest diese Dateien, und ändert sich eine davon, wirst du wieder gefragt:

trust-it = Ein Programm darf auf diesem Computer alles, was du auch darfst. Lass es nur mitspielen, wenn du ihm vertraust.

cannot-allow = Hier kannst du es nicht erlauben: { $error }.

scroll-first = Sieh dir erst alles bis unten an, dann kannst du es erlauben.

asked-once = Zu diesem Programm wirst du nur einmal gefragt.

## Messages about players that failed

could-not-decide = { $name } wusste nicht weiter. Der Computer ist eingesprungen.

took-too-long = { $name } hat zu lange gebraucht. Der Computer ist eingesprungen.

nobody-could-decide = { $name } wusste nicht weiter, also wurde das Erstbeste genommen, was erlaubt war.

decided-instead = { $fault } Der Computer ist eingesprungen.

takes-over = { $fault } Der Computer spielt jetzt weiter.

program-timed-out = Das Programm von { $name } hat länger als { $seconds } Sekunden gebraucht.

program-malformed = Das Programm von { $name } hat „{ $found }“ gesagt, und das ist keine Antwort.

program-illegal = Das Programm von { $name } wollte „{ $action }“, aber das ist gerade nicht erlaubt.

program-ended = Das Programm von { $name } hat aufgehört.

program-line-too-long = Das Programm von { $name } wurde beendet, weil es eine Zeile von mehr als 64 KiB geschrieben hat.

program-too-many-late = Das Programm von { $name } wurde beendet, weil es zu oft zu spät geantwortet hat.

program-too-many-unread = Das Programm von { $name } wurde beendet, weil es seine Nachrichten nicht liest.

program-changed = Das Programm von { $name } hat sich geändert, seit du es erlaubt hast.

program-not-started = Das Programm von { $name } lässt sich nicht starten ({ $error }).

## Names of games

copy-of = { $name } (Kopie)

rated-choice = { CAPITAL($choice) }

says = { YOU($who) ->
    [you] Du sagst: { $words }
   *[other] { NAME($who) } sagt: { $words }
}

coach-take-back = Zurücknehmen (U)
coach-go-on = Weiter (Enter)
coach-asks = Zurücknehmen oder weiter?

think-longer = Länger nachdenken (M)

stop-thinking = Anhalten (M)

values-are-exact = Diese Werte sind exakt.

values-are-sure = Keine andere Wahl kann so gut sein.
