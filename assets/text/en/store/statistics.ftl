### Statistics: what is said about finished games and their reviews.

## Kinds of decisions, as headings of how many mistakes were made in them

kind-lead = Leading to a trick
kind-follow = Playing to a trick
kind-play = Playing a card
kind-pass = Passing cards
kind-draw = Drawing
kind-take = Taking cards
kind-discard = Discarding
kind-lay = Laying off
kind-place = Placing a card
kind-cover = Covering a card
kind-claim = Claiming
kind-choice = Answering a question

# A kind that only a game has that this program does not know.
# $kind (Name): its name in the file
kind-other = Other decisions ({ $kind })

## House rules that were changed

# $rules (List): the rules, each with its value
changed-rules = { LIST($rules, kind: "plain") }

# A rule that the game does not have in this version.
# $name (Name): its name in the file
# $value (Name): its value in the file
unknown-rule = { $name }: { $value }

## The table of statistics as text, on the command line. The columns are narrow: short words.

no-games-to-count = No finished games to count yet.

# Columns: the game, the opponents, how many games, the share won, the share that chance would win, the average and the
# best score, the longest and the present row of wins, and skill.
column-game = game
column-opponents = opponents
column-games = games
column-won = won
column-chance = chance
column-mean = average
column-best = best
column-streak = in a row
column-skill = skill per deal

# In the column of opponents, beside names of levels.
mixed = mixed
programs = programs
people = people

# A share with its 95 % interval.
# $share (Number): the share
# $low (Number): the lower end
# $high (Number): the upper end
share = { $share } % ({ $low } to { $high })

# $share (Number): a share
percent = { $share } %

# $longest (Count): how many games were won in a row
# $now (Count): how many were won last
in-a-row = { $longest } (now { $now })

# Below a row: house rules that differ.
# $rules (Message): the rules
with-rules = with { $rules }

# Below the table.
# $games (Count): how many games
counted-games = { $games ->
    [one] { $games } game.
   *[other] { $games } games.
} The share won has a 95 % interval; a shared win counts.

# Above the lines of what decisions cost.
losses-in-games = Loss per decision in reviewed games, in thousandths of the usual variation of a deal:

# $title (Name): the game
# $loss (Message): the number
# $games (Count): how many games
loss = { $title }: { $loss } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})

# $title (Name): the game
# $loss (Message): the number
# $levels (List): the levels that play as well
# $games (Count): how many games
loss-like = { $title }: { $loss }, like { LIST($levels, kind: "or") } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})

# $points (Message): the number with its margin of error
# $stake (Number): how much the points of a deal vary
points-per-deal = You lose { $points } points per deal. Usually, deals differ by about { $stake }.

# $low (Message): a level of the computer players, such as “Medium”
# $high (Message): a better one
plays-between = The margin of error reaches from { $low } to { $high }.
