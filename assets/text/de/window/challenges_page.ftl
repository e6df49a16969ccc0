### Herausforderungen: die Seite, auf der sie alle stehen, und die Seite von einer.

title = Herausforderungen

challenge-a-friend = Freunde herausfordern

challenge-help = Freunde spielen dieselben Karten gegen dieselben Gegner. Wie es den anderen ergangen ist, sieht man erst, wenn man selbst gespielt hat.

## The list

same-cards = Gleiche Karten, andere Tische

paste = Text einfügen

open-file = Datei öffnen…

how-to-make = Nach jedem Spiel steht „{ $challenge }“ unter „{ $more }“.

from = { $name } fordert dich heraus

received = Eine Herausforderung für dich

made = Deine Herausforderung

to-play = Noch nicht gespielt

begun = Angefangen

waiting = Du hast gespielt. Noch keine Antwort.

standings = { LIST($results, kind: "dots") }

standing = { $name } { POINTS($points, kind: "number") }

you = Du

friend = Jemand

row = { $title }: { STOP($heading) } { $state }

deleted = Herausforderung gelöscht: { $title }

## The page of a challenge

one = Herausforderung

against = Gegen { LIST($opponents) }

opponent = { $name } ({ $level })

rules = Hausregeln: { LIST($rules, kind: "plain") }

conditions = Kein Zurücknehmen und keine Tipps, bis zum Ende des Spiels. Was die anderen gespielt haben, bleibt versiegelt, bis auch du gespielt hast.

other-players = Die Gegner dieser Herausforderung haben Version { $theirs }. Deine haben Version { $ours } und entscheiden anders; die Ergebnisse lassen sich also nicht vergleichen. Ihr braucht beide dieselbe Version von Misère.

send = Schick diese Herausforderung an Freunde. Ihre Antworten kommen auf demselben Weg zu dir.

copy-challenge = Text kopieren

copy-reply = Antwort kopieren

copied = Kopiert. Füg den Text in eine Nachricht an deine Freunde ein.

save = Als Datei…

show-text = Der Text selbst

your-name = Dein Name

name-help = Er steht für deine Freunde neben deinem Ergebnis.

compare = Vergleichen

## Who has played

played = Wer gespielt hat

nobody = Noch hat niemand gespielt.

sealed = { $name }: versiegelt, bis auch du gespielt hast

line = { $place }. { $name }: { POINTS($points) }

facts = { LIST($facts, kind: "dots") }

place = am Tisch Platz { $place } von { $players }

undone = zurückgenommen: { $count }

hints = Tipps: { $count }

proved = geprüft

by-the-clock = ein gewöhnliches Spiel, dessen Gegner sich nicht prüfen lassen

other-version = Gegner einer anderen Version, die sich nicht prüfen lassen

checking = { $name }: wird Karte für Karte geprüft…

refused = Die Antwort von { $name } gilt nicht: { $reason }.

limits = Jedes Spiel wird hier noch einmal gespielt, und die Gegner müssen jede Entscheidung noch einmal treffen. Das zeigt, dass ein Ergebnis echt ist, aber nicht, wer gespielt hat, beim wievielten Versuch und ob jemand geholfen hat.

## Two people side by side

deal-by-deal = Runde für Runde

compare-with = Vergleichen mit

total = Summe

parted = In Runde { $deal } trennen sich eure Wege:

parted-in-round = In Runde { $deal } trennen sich eure Wege:

alike = Ihr habt Karte für Karte dasselbe gespielt.

opponents-differ = Eins der beiden war ein gewöhnliches Spiel, und in jeder Runde hat dort ein Gegner anders entschieden, ehe eure Wege sich trennten. Genauer vergleichen lässt sich eine Herausforderung, die auf der Seite für ein neues Spiel anfängt.

play = { STOP($play) } { $verdict }

best = Besseres war nicht zu finden.

about-as-good = Das war etwa so gut wie das Beste.

judging = Ob es Besseres gab, wird gesucht…

see = Im eigenen Spiel zeigen

## At the table

no-undo = In einer Herausforderung wird nichts zurückgenommen.

no-hints = In einer Herausforderung gibt es bis zum Schluss keine Tipps.

cards-only = Karten trotzdem spielen

file-name = Herausforderung, { $title }

see-other = Im anderen Spiel zeigen

their-game = { $name }: { $title }

send-reply = Schick deine Antwort zurück oder gib die Herausforderung weiter: Jeder kann mitmachen.
