### Die Optionen, auf einer eigenen Seite oder neben dem Tisch.

title = Optionen

percent = { $number } %

degrees = { $number }°

## Look

look = Aussehen

language = Sprache

language-is-incomplete = Noch unvollständig: Was fehlt, steht auf Englisch da.

language-is-new = Neu: Klingt etwas komisch? Sag es uns: { $address }

theme = Design

theme-system = System

theme-light = Hell

theme-dark = Dunkel

table = Tisch

green = Grün

blue = Blau

burgundy = Weinrot

slate = Schiefer

own-color = Eigene

picture = Bild

hue = Farbton

saturation = Sättigung

brightness = Helligkeit

picture-file-hint = Bilddatei ({ $formats })

picture-file = Bilddatei

choose = Wählen…

interface-size = Anzeigegröße

card-size = Kartengröße

## Deck

deck = Karten

suits = Farbzeichen

two-colors = Zweifarbig

four-colors = Vierfarbig

back = Rückseite

weave = Geflecht

reeds = Schilf

lattice = Spalier

large-indices = Große Zeichen in den Ecken

local-indices = Deutsche Buchstaben auf den Karten

# A note below this switch: which letters are usual where the language is spoken.
local-indices-note = Auf Blättern von hier üblich: B, D, K und A. Aus, wenn du J, Q und K gewohnt bist.

stronger-colors = Kräftigere Farben

## Play

play = Spiel

play-with = Karte spielen

click = Klick

double-click = Doppelklick

drag-only = Nur ziehen

sort-by = Blatt sortieren nach

by-suit = Farbe, absteigend

by-suit-rising = Farbe, aufsteigend

by-rank = Rang

sort-again = Neu sortieren

card-animation = Kartenbewegung

no-animation = Keine

fast-animation = Schnell

normal-animation = Normal

pace = Computerspieler

fast-pace = Schnell

natural-pace = Normal

slow-pace = Langsam

trick-stays = Fertiger Stich bleibt liegen

half-a-second = ½ s

one-second = 1¼ s

two-seconds = 2½ s

until-click = Bis ich klicke

remarks = Sprüche am Tisch

remarks-now-and-then = Ab und zu

remarks-off = Keine

play-forced = Einzige erlaubte Karte von selbst spielen

finish-decided = Entschiedene Runden von selbst beenden

preview = Vorher zeigen, was eine Karte bringt

allow-undo = Zurücknehmen erlauben

allow-hints = Tipps erlauben

coach = Sag mir, wenn mich etwas Punkte kostet

coach-off = Nie

coach-blunders = Nur Patzer

coach-mistakes = Auch Fehler

coach-everything = Jeder sichere Verlust

coach-help = Kostet dich eine Entscheidung sicher Punkte, dann sagt es der Trainer, bevor es weitergeht, und du kannst sie zurücknehmen. Bei den Karten des Tages, bei Herausforderungen und mit Freunden schweigt er. Hat er etwas gesagt, zählt das Spiel als eines mit Tipps.

review-games = Fertige Spiele im Hintergrund analysieren

review-games-help = Damit das Ergebnis zeigt, worauf es ankam.

show-today = Karten des Tages auf der Startseite

keep-statistics = Statistik führen

keep-statistics-help = Die Ergebnisse fertiger Spiele bleiben auf diesem Computer und stehen unter „Statistik“.

rate-puzzles = Aufgaben werten

rate-puzzles-help = Deine Versuche bleiben auf diesem Computer, für eine Wertung und für Aufgaben, die wiederkommen.

show-goals = Medaillen auf der Startseite

## Sound

sound = Ton

table-sounds = Geräusche am Tisch

volume = Lautstärke

## Accessibility

accessibility = Barrierefreiheit

high-contrast = Hoher Kontrast

reduced-motion = Wenig Bewegung

large-buttons = Große Knöpfe

announce = Screenreader meldet

announce-everything = Alles

announce-tricks = Stiche und dass ich dran bin

announce-nothing = Nichts

side = Knöpfe und Tafeln

left = Links

right = Rechts

keyboard-shortcuts = Tastenkürzel

## House rules

house-rules = Hausregeln

house-rules-help = Ein neues Spiel beginnt mit den Mitspielern und Hausregeln vom letzten Mal. Such ein Spiel aus, um sie zu ändern oder unter einem Namen zu speichern.

usual-rules = Übliche Regeln

change = Ändern…

change-rules-of = Die Regeln von { $title } ändern

reset = Zurücksetzen

reset-help = Zurück zu den üblichen Regeln und Mitspielern

usual-rules-for = Übliche Regeln für { $title }

## Programs that play

programs = Programme

programs-help = Was diese Befehle starten, darf am Tisch mitspielen. Entfernst du einen, wirst du vor dem nächsten Mal wieder gefragt.

remove = Entfernen

remove-program = { $command } in { $folder } entfernen

## At the end

version = Misère { $version }

about = Über Misère, Lizenzen

## The face at the table

your-face = Dein Gesicht

initials = Deine Anfangsbuchstaben

portrait = Porträt { $number }
