### The list of keyboard shortcuts: keys, and what each does. Keys are written as on a keyboard.

title = Keyboard shortcuts

## Keys

tab = Tab, Shift+Tab

arrows = Arrows

enter-or-space = Enter, Space

enter = Enter

space = Space

pages = Page Up, Page Down

home-and-end = Home, End

escape = Esc

left-and-right = Left, right

shift-and-arrows = Shift+arrows

control-and-arrows = Ctrl+left, right

control-and-plus = Ctrl and + or –

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

anywhere = Anywhere

next-group = next, previous group

within-group = move within a group

press-button = press a button

scroll = scroll

go-back = close, go back

new-game = new game

saved-games = saved games

statistics = statistics

# Takes a challenge or a deal code from the clipboard, on Home and pages like it.
paste = open a copied challenge

zoom = larger, smaller

usual-size = usual size

full-screen = full screen

this-list = this list

## At the table

at-the-table = At the table

play-card = play or choose a card

confirm = on a chosen card, confirm

go-on = continue after a trick

every-card = reach every card

move-card = move a card within your hand

undo = undo

hint = hint; again to compare choices

think-longer = think longer about a hint or a verdict

why = why a card was played

previous-trick = previous trick

read-out = read out the table

finish-deal = finish a deal that is decided

score-sheet = score sheet

rules = rules beside the table

save-copy = save a copy of this game

menu = menu

## In a review

review = Review

next-step = previous, next step

next-trick = previous, next trick

first-and-last = first, last position

play-back = play the game back
