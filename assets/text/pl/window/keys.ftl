### Lista skrótów klawiszowych: klawisze i co robią. Klawisze zapisane tak jak na klawiaturze.

title = Skróty klawiszowe

## Keys

tab = Tab, Shift+Tab

arrows = Strzałki

enter-or-space = Enter, spacja

enter = Enter

space = Spacja

pages = Page Up, Page Down

home-and-end = Home, End

escape = Esc

left-and-right = W lewo, w prawo

shift-and-arrows = Shift+strzałki

control-and-arrows = Ctrl+lewo, Ctrl+prawo

control-and-plus = Ctrl++, Ctrl+−

control-0 = Ctrl+0

control-n = Ctrl+N

control-o = Ctrl+O

control-s = Ctrl+S

control-t = Ctrl+T

control-v = Ctrl+V

f1 = F1

f11 = F11

question-mark = ?

f = F

h = H

l = L

s = S

t = T

u = U, Ctrl+Z

w = W

m = M

## On any screen

anywhere = Wszędzie

next-group = następna, poprzednia grupa

within-group = przejście w grupie

press-button = naciśnięcie przycisku

scroll = przewijanie

go-back = zamknięcie, powrót

new-game = nowa gra

saved-games = zapisane gry

statistics = statystyki

paste = wklejenie wyzwania

zoom = większe, mniejsze

usual-size = zwykła wielkość

full-screen = pełny ekran

this-list = ta lista

## At the table

at-the-table = Przy stole

play-card = zagranie lub wybór karty

confirm = na wybranej karcie: zatwierdzenie

go-on = dalej po lewie

every-card = dojście do każdej karty

move-card = przesunięcie karty na ręce

undo = cofnięcie

hint = wskazówka; drugi raz: porównanie

think-longer = dłuższe myślenie nad wskazówką lub oceną

why = czemu zagrano tę kartę

previous-trick = poprzednia lewa

read-out = odczytanie stołu

finish-deal = dogranie przesądzonego rozdania

score-sheet = zapis punktów

rules = zasady obok stołu

save-copy = zapis kopii tej partii

menu = menu

## In a review

review = Analiza

next-step = poprzedni, następny krok

next-trick = poprzednia, następna lewa

first-and-last = pierwsza, ostatnia pozycja

play-back = odtwarzanie partii
