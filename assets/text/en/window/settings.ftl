### The settings, on a page of their own or beside the table.

# Also the title of the panel beside the table.
title = Settings

# A value on a slider.
# $number (Count): the value
percent = { $number }%

# A value on a slider.
# $number (Count): the value
degrees = { $number }°

## Look

look = Look

# Beside the list of languages, each by its own name.
language = Language

# A note below a language that is still being translated.
language-is-incomplete = Not complete yet: English stands in for what is missing.

# A note below a language that no native speaker has confirmed yet.
# $address (Name): where to write to
language-is-new = New: tell us what sounds odd, at { $address }

theme = Theme

# As the system does.
theme-system = System

theme-light = Light

theme-dark = Dark

# The look of the table: the colors below, or a picture.
table = Table

green = Green

blue = Blue

burgundy = Burgundy

slate = Slate

# A color that the person mixes.
own-color = Custom

picture = Picture

hue = Hue

saturation = Saturation

brightness = Brightness

# In the empty field for the picture’s file.
# $formats (Name): kinds of files, such as “JPEG, PNG”
picture-file-hint = Picture file ({ $formats })

# The name of that field.
picture-file = Picture file

# The button that opens the system’s dialog for files.
choose = Choose…

interface-size = Interface size

card-size = Card size

## Deck

deck = Deck

suits = Suits

two-colors = Two colors

four-colors = Four colors

# The pattern on the backs of the cards.
back = Back

# A pattern of woven strips.
weave = Weave

# A pattern of reeds over a pond.
reeds = Reeds

# A pattern of a garden lattice.
lattice = Lattice

# Large ranks and suits in the corners of the cards.
large-indices = Large corner indices

# A switch, where cards have other letters than J, Q, K and A: those of the language in their corners, such as B, D, K
# and A in German.
local-indices = Letters of this language on cards

# A note below this switch: which letters are usual where the language is spoken.
local-indices-note = Letters that cards have where this language is spoken.

stronger-colors = Stronger colors

## Play

play = Play

play-with = Play a card with

click = Click

double-click = Double-click

drag-only = Drag only

sort-by = Sort the hand by

by-suit = Suit, high first

by-suit-rising = Suit, low first

by-rank = Rank

# A button.
sort-again = Sort hand again

card-animation = Card animation

no-animation = None

fast-animation = Fast

normal-animation = Normal

# The speed of computer players.
pace = Computer players

fast-pace = Fast

natural-pace = Natural

slow-pace = Slow

trick-stays = Show a finished trick for

half-a-second = ½ s

one-second = 1¼ s

two-seconds = 2½ s

until-click = Until I click

# Whether computer players say something at the table.
remarks = Remarks

remarks-now-and-then = Now and then

remarks-off = Off

play-forced = Play forced cards automatically

finish-decided = Finish decided deals automatically

preview = Preview what a card would do

allow-undo = Allow undo

allow-hints = Allow hints

# A setting: how sure and how great a loss must be before the coach speaks.
coach = Tell me when a play costs me points

# The coach never speaks.
coach-off = Never

coach-blunders = Only blunders

coach-mistakes = Mistakes too

# The coach tells every loss that is certain.
coach-everything = Every certain loss

coach-help = After a play that certainly costs points, the coach says so before the next player goes on, and you can take it back. It is silent in today’s deal, in challenges and with friends. A game in which it spoke counts as played with hints.

review-games = Review finished games in the background

review-games-help = So that a result shows the moments that mattered.

show-today = Show today’s deal on Home

keep-statistics = Keep statistics

keep-statistics-help = Results of finished games are kept on this computer, for the Statistics page.

rate-puzzles = Rate puzzles

rate-puzzles-help = Your tries are kept on this computer, for a rating and for puzzles that return.

show-goals = Show medals on Home

## Sound

sound = Sound

table-sounds = Table sounds

volume = Volume

## Accessibility

accessibility = Accessibility

high-contrast = High contrast

reduced-motion = Reduced motion

large-buttons = Large buttons

announce = Screen readers announce

announce-everything = Everything

announce-tricks = Tricks and my turn

announce-nothing = Nothing

# The side of the window where they are.
side = Buttons and panels

left = Left

right = Right

# A button.
keyboard-shortcuts = Keyboard shortcuts

## House rules

house-rules = House rules

house-rules-help = A new game starts with the players and house rules you used last. Choose a game to change them or to save a set of rules under a name.

# Below the title of a game whose house rules are not changed.
usual-rules = Usual rules

# A button beside the title of a game.
change = Change…

# The name of that button for screen readers.
# $title (Name): the game’s title
change-rules-of = Change the rules of { $title }

# A button beside the title of a game.
reset = Reset

# Help for that button.
reset-help = Back to the usual rules and players

# The name of that button for screen readers.
# $title (Name): the game’s title
usual-rules-for = Usual rules for { $title }

## Programs that play

programs = Programs

programs-help = These commands may be run to play at the table. If you remove one, you are asked again before it plays.

# A button beside a command.
remove = Remove

# The name of that button for screen readers.
# $command (Name): the command
# $folder (Name): the folder in which it runs
remove-program = Remove { $command } in { $folder }

## At the end

# $version (Name): the number of the version
version = Misère { $version }

# A button.
about = About and licenses

## The face at the table

# The label above the faces to choose from.
your-face = Your face

# A choice: letters instead of a face.
initials = Your initials

# A face, for screen readers.
# $number (Count): its number
portrait = Portrait { $number }
