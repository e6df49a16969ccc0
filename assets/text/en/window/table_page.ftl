### The table: the toolbar and the aim above it, the line above the hand, and the dialogs over it.

## The toolbar

# The name of the toolbar for screen readers.
toolbar = Toolbar

# A button that leads to the first page.
home = Home

# A button that opens the buttons that do not fit.
more-buttons = Menu

finish-deal = Finish deal

# Help for “Finish deal”.
finish-deal-help = The scores can no longer change. Let the computer play the rest.

# The button in place of “Finish deal” where the reader wins all that is left.
claim-rest = Claim the rest

# Help for “Claim the rest”, with its key.
claim-rest-help = You win every trick to come, whatever anybody plays. Let the computer play the rest (F).

# Help for “Finish deal” where another player wins all that is left, with its key.
# $who (Seat): who wins it
others-claim-help = Every trick to come goes to { NAME($who) }, whatever anybody plays. Let the computer play the rest (F).

# For screen readers, once the reader wins all that is left.
can-claim = You can claim the rest with F.

# What a computer player says that wins all that is left.
claims-rest = The rest is mine: nothing still out beats my cards.

hint = Hint

# Help for “Hint”, with its key.
hint-help = Hint (H)

undo = Undo

# Help for “Undo”, with its key.
undo-help = Undo (U)

undo-off = Undo is off in the settings.

nothing-to-undo = Nothing to undo

previous-trick = Previous trick

# Help for “Previous trick”, with its key.
previous-trick-help = Previous trick (L)

# Why the previous trick cannot be shown.
no-trick = No trick has been taken in this deal yet.

# A button that tells why the last card was played.
why = Why?

# Help for “Why?”, with its key.
why-help = Why a card was played (W)

scores = Scores

# Help for “Scores”, with its key.
scores-help = Score sheet (S)

rules = Rules

# A button with a loudspeaker.
turn-sounds-off = Turn sounds off

# A button with a loudspeaker that is crossed out.
turn-sounds-on = Turn sounds on

# Help for “Rules”, with its key.
rules-help = Rules (F1)

settings = Settings

# A fact about a game that began in a review or a puzzle.
continued = continued from another game

# A fact about a game.
# $times (Count): how often undo was used
undone = { $times ->
    [one] { $times } undo
   *[other] { $times } undos
}

# A fact about a game, and a note below its score sheet.
lowest-wins = Lowest score wins

# A fact about a game, and a note below its score sheet.
highest-wins = Highest score wins

## The aim above the table

# A button that dismisses the aim.
got-it = Got it

# The line above the table.
# $aim (Message): the aim of the game, a sentence
aim-lowest = { $aim } Lowest score wins.

# The line above the table.
# $aim (Message): the aim of the game, a sentence
aim-highest = { $aim } Highest score wins.

## The line above the hand

# Announced by screen readers.
undone-now = Undone.

# The previous trick is shown again.
# $who (Seat): who took it
previous-trick-again = Previous trick: { DOES($who, "took") } it. Press L or click to go on.

hints-off = Hints are off in the settings.

not-your-turn = It is not your turn.

# The answer to “Why?”, after which other cards on the table can be chosen.
# $told (Message): what was done last and why, one or more sentences
explained-first = { $told } Choose any other card on the table to ask about it.

nothing-played = Nothing has been played yet.

thinking = Thinking about a hint…

# A hint.
# $action (Message): what to do, such as “Play the ten of hearts”
# $reason (Message): why, a sentence
advice = { $action }. { $reason }

# An action was refused that should have been possible.
# $action (Name): the action, as saved games write it
# $error (Message): why
not-possible = “{ $action }” is not possible now: { $error }.

## How the choices compare with a hint

choices = How your choices compare

# The value of the only possible action.
only-choice = your only choice

# The value of an action that the hint has not looked at.
not-examined = not examined

# Below the bars. They are longer the more a choice loses.
bars = Shorter bars are better. The thin line shows how far each could be off.

# In place of the bars, if no choice is known to be worse.
all-as-good = All are about equally good: play what you like.

# A button that lists the other choices.
# $count (Count): how many more there are
show-more = { $count } more

# A choice with its value, for screen readers.
# $choice (Name): the choice, such as “Ten of hearts”
# $value (Name): its value, such as “about 2 points worse”
choice-with-value = { $choice }: { $value }

# Below a list that shows only its first lines.
# $count (Count): how many more there are
more = and { $count } more

## The menu, opened by Escape

back-to-table = Back to the table

score-sheet = Score sheet

review-game = Review this game

share = Share

save-copy = Save a copy

new-game = New game

keyboard-shortcuts = Keyboard shortcuts

## The curtain between people at one computer

# The title. Then the others look away.
# $who (Seat): whose turn it is
turn-of = { NAME($who, case: "gen") } turn

hands-hidden = The hands are hidden until you are ready.

show-my-cards = Show my cards

## The score sheet

next-deal = Next deal

next-round = Next round

review = Review

# Help for “Review”.
review-help = Go through the game step by step, from any seat

# A button that opens further choices.
more-choices = More…

same-deal = Same deal again

# Help for “Same deal again”.
same-deal-help = Play these cards again, from any seat, against anyone

end-evening = End game night

# Help for “End evening”.
end-evening-help = Finish the evening and show who won

start-evening = Start a game night

# Help for “Start an evening”.
start-evening-help = Play several games in a row and keep the standings, this game included

# Help for “Share”.
share-help = As a file, text or picture

next-of-evening = Next game of the evening

rematch = Rematch

# Help for “Rematch”.
rematch-help = The same players and house rules, with the next dealer

# Help for “Rematch”, during an evening.
rematch-in-evening-help = This game again as the next game of the evening, with the next dealer

no-deal-finished = No deal is finished yet.

no-round-finished = No round is finished yet.

# A heading, in games that the lowest score wins.
origin-of-penalty-points = Where the penalty points came from

# A heading, in games that the lowest score wins.
# $deal (Count): the number of the deal
origin-of-penalty-points-in-deal = Where the penalty points came from in deal { $deal }

# A heading, in games that the lowest score wins.
# $round (Count): the number of the round
origin-of-penalty-points-in-round = Where the penalty points came from in round { $round }

# A heading, in games that the highest score wins.
origin-of-points = Where the points came from

# A heading, in games that the highest score wins.
# $deal (Count): the number of the deal
origin-of-points-in-deal = Where the points came from in deal { $deal }

# A heading, in games that the highest score wins.
# $round (Count): the number of the round
origin-of-points-in-round = Where the points came from in round { $round }

# In place of a list of points.
nobody-scored = Nobody scored.

# A line of the score sheet of a game that is made of several games, and of an evening.
# $number (Count): the number of the deal, or of the game
# $title (Name): the title of the game
number-and-title = { $number }{ "  " }{ $title }

# The last line of the score sheet.
total = Total

# The names above the columns, for screen readers.
# $names (List): the names
players = Players: { LIST($names, kind: "plain") }

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

earlier-games = Earlier games with these deals

# $when (Message): when it was played, such as “2 hours ago”
when-with-undo = { $when }, with undo

# $who (Seat): whose result it is
# $before (Points): the earlier score
same-as-before = With the same cards, { DOES($who, "scored") } { POINTS($before, kind: "number") } last time; the same as now.

# $who (Seat): whose result it is
# $before (Points): the earlier score
# $gain (Points): by how much this one is better
better-than-before = With the same cards, { DOES($who, "scored") } { POINTS($before, kind: "number") } last time; now { POINTS($gain) } better.

# $who (Seat): whose result it is
# $before (Points): the earlier score
# $loss (Points): by how much this one is worse
worse-than-before = With the same cards, { DOES($who, "scored") } { POINTS($before, kind: "number") } last time; now { POINTS($loss) } worse.

## The evening

# A heading above the standings.
# $games (Count): how many games have been played
evening-after = The evening after { $games ->
    [one] { $games } game
   *[other] { $games } games
}

games-won = Games won

average-place = Average place

total-points = Total points

# The heading of this game’s score sheet.
# $title (Name): the title of the game
this-game = This game: { $title }

# A player’s place in a game.
# $place (Count): the place, from 1
nth-place = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}

# A player’s points and place in a game, side by side.
# $points (Points): the points
# $place (Message): “nth-place”
points-and-place = { POINTS($points, kind: "number") } · { $place }

## Proof of fair play, below the score sheet

fair-shuffle = Fair shuffle

not-freshly-shuffled = Not freshly shuffled

details = Details…

hide-details = Hide details

secret-until-over = The deal code and the secret behind the seal are shown after the game.

no-seal = This game has no seal, because its cards were not freshly shuffled.

# $code (Name): a short code for cards and house rules
deal-code = Deal code { $code }

# Help for the button beside the deal code.
copy-deal-code = Copy the deal code

# $secret (Name): what the seal was made of
secret = Secret: { $secret }

# Help for the button beside the secret.
copy-secret = Copy the seal and its secret; docs/fairness.md says how to check it

## The check that nobody peeked

# The title, and the button that starts it.
check-peeking = Check that nobody peeked

peek-method = Computer players decide again: once with the cards as they were, and once with two cards that they could not see swapped. A player who does not peek decides the same both times.

peek-timed = Both decisions are made now, with the same random numbers. They may differ from the game if thinking time was limited.

# Progress.
# $done (Count): how many decisions have been checked
# $total (Count): how many there are
peek-progress = { $done } of { $total } decisions

cancel = Cancel

peek-failed = The check could not be finished.

peek-not-programs = External programs cannot be asked again.

nothing-to-check = There was nothing to check.

# $asked (Count): how many decisions were compared
nobody-peeked = Nobody peeked: { $asked } of { $asked } answers are the same.

# Somebody may have peeked.
# $same (Count): how many decisions were the same
# $asked (Count): how many were compared
some-differ = Only { $same } of { $asked } answers are the same.

# $decisions (Count): how many decisions of computer players the game had
# $hints (Count): how many decisions of others, for which a hint was possible
peek-counts = The game had { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} by computer players, and { $hints ->
    [one] { $hints } possible hint
   *[other] { $hints } possible hints
} for the others. Decisions without cards to swap are skipped.

## The question whether a program may play

let-program-play = Let a program play?

play-without-it = Play without it

let-it-play = Let it play

# The command follows.
# $name (Name): the player
played-by-program = “{ $name }” is played by a program. This command starts it:

# The folder follows.
runs-in-folder = It runs in this folder:

# The files follow.
its-files = It starts or reads these files. If one of them changes, you are asked again:

trust-it = A program can do anything on this computer that you can do. Let it play only if you trust it.

# $error (Message): why not
cannot-allow = You cannot allow it here: { $error }.

scroll-first = Scroll through all of it before you allow it.

asked-once = You are asked only once about this program.

## Messages about players that failed

# $name (Name): the player
could-not-decide = { $name } could not decide. A simple player took the turn.

# $name (Name): the player
took-too-long = { $name } took too long. A simple player took the turn.

# $name (Name): the player
nobody-could-decide = { $name } could not decide, so the first legal action was taken.

# The program takes part again at the next turn.
# $fault (Message): what happened, a sentence
decided-instead = { $fault } A simple player decided instead.

# The program takes no part any more.
# $fault (Message): what happened, a sentence
takes-over = { $fault } A simple player takes over.

# $name (Name): the player
# $seconds (Count): the limit
program-timed-out = { $name }’s program took longer than { $seconds } seconds.

# $name (Name): the player
# $found (Name): what the program said
program-malformed = { $name }’s program said “{ $found }”, which is not an answer.

# $name (Name): the player
# $action (Name): what the program wanted to do
program-illegal = { $name }’s program wanted “{ $action }”, which is not legal now.

# $name (Name): the player
program-ended = { $name }’s program has ended.

# $name (Name): the player
program-line-too-long = { $name }’s program was ended because it wrote a line longer than 64 KiB.

# $name (Name): the player
program-too-many-late = { $name }’s program was ended because it gave too many late answers.

# $name (Name): the player
program-too-many-unread = { $name }’s program was ended because it does not read its messages.

# $name (Name): the player
program-changed = { $name }’s program has changed since you allowed it.

# $name (Name): the player
# $error (Name): what the system says
program-not-started = { $name }’s program cannot be started ({ $error }).

## Names of games

# The name of a game that continues in another file.
# $name (Name): its name before, cut if it is too long
copy-of = { $name } (copy)

# A choice in a table of all choices.
# $choice (Message): the choice, such as “the ace of hearts”
rated-choice = { CAPITAL($choice) }

# A remark of a computer player, for screen readers.
# $who (Seat): who says it
# $words (Message): the remark
says = { DOES($who, "says") }: { $words }

## The coach, who has just said that a play gives points away

# The buttons, with their keys.
coach-take-back = Take back (U)
coach-go-on = Go on (Enter)

# In place of whose turn it is, while the coach waits for an answer.
coach-asks = Take it back, or go on?

## Longer thinking, below the comparison of choices

# The button, with its key; pressed, it stops.
think-longer = Think longer (M)

stop-thinking = Stop (M)

values-are-exact = These values are exact.

values-are-sure = No other choice can be as good.
