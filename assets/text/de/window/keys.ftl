### Die Liste der Tastenkürzel: Tasten, wie sie auf einer deutschen Tastatur heißen, und was jede tut.

title = Tastenkürzel

## Keys

tab = Tab, Umschalt+Tab

arrows = Pfeiltasten

enter-or-space = Enter, Leertaste

enter = Enter

space = Leertaste

pages = Bild auf, Bild ab

home-and-end = Pos1, Ende

escape = Esc

left-and-right = Links, rechts

shift-and-arrows = Umschalt+Pfeiltasten

control-and-arrows = Strg+Links, Strg+Rechts

control-and-plus = Strg++, Strg+−

control-0 = Strg+0

control-n = Strg+N

control-o = Strg+O

control-s = Strg+S

control-t = Strg+T

control-v = Strg+V

f1 = F1

f11 = F11

question-mark = ?

f = F

h = H

l = L

s = S

t = T

u = U, Strg+Z

w = W

m = M

## On any screen

anywhere = Überall

next-group = nächste, vorige Gruppe

within-group = innerhalb einer Gruppe

press-button = Knopf drücken

scroll = blättern

go-back = schließen, zurück

new-game = neues Spiel

saved-games = meine Spiele

statistics = Statistik

paste = Herausforderung einfügen

zoom = größer, kleiner

usual-size = normale Größe

full-screen = Vollbild

this-list = diese Liste

## At the table

at-the-table = Am Tisch

play-card = Karte spielen oder wählen

confirm = auf einer gewählten Karte: bestätigen

go-on = nach einem Stich weiter

every-card = jede Karte erreichen

move-card = Karte im Blatt verschieben

undo = zurücknehmen

hint = Tipp; noch einmal: Vergleich

think-longer = länger über Tipp oder Urteil nachdenken

why = warum diese Karte?

previous-trick = voriger Stich

read-out = Tisch vorlesen

finish-deal = entschiedene Runde beenden

score-sheet = Spielzettel

rules = Regeln neben dem Tisch

save-copy = Kopie dieses Spiels speichern

menu = Menü

## In a review

review = Analyse

next-step = voriger, nächster Schritt

next-trick = voriger, nächster Stich

first-and-last = erste, letzte Stellung

play-back = Spiel abspielen
