### The review of a game: its head, the controls below the board, and the verdicts beside it.

## The head

# The title.
# $title (Name): the game
title = Review: { $title }

# The position, before the first deal.
# $end (Count): how many steps the game has
at-start = Start, step 0 of { $end }

# The position.
# $deal (Count): the number of the deal
# $step (Count): how many steps lie before it
# $end (Count): how many steps the game has
in-deal = Deal { $deal }, step { $step } of { $end }

# The position in a game that has rounds.
# $round (Count): the number of the round
# $step (Count): how many steps lie before it
# $end (Count): how many steps the game has
in-round = Round { $round }, step { $step } of { $end }

back = Back

play-on = Play on from here

# Help for “Play on from here”.
play-on-help = Start a new game from this position; this one stays as it is

# A button that tells why the last card was played.
why = Why?

# Help for “Why?”.
why-help = Why a card was played (W)

# A button that shows how a deal might have gone with the better play, and the title above that.
what-if = What if?

# Help for “What if?”.
what-if-help = How this deal might have gone with the better play

# A button that leads back from “What if?”.
as-played = As it was played

# The line above the hand when “What if?” begins.
might-have-gone = One way it might have gone. From here on, the computer plays for everyone.

# The line above the hand at the end of the deal that might have been.
# $who (Seat): the player
# $points (Points): what that player would have got in the deal
# $played (Points): what that player got
instead-of = In this deal, that makes { POINTS($points) } for { NAME($who) } instead of { POINTS($played, kind: "number") }.

# The same, if that player would have got as many.
same-points = In this deal, the points stay the same.

# A button that opens the verdicts, and their heading.
decisions = Decisions

# Help for “Decisions”.
decisions-help = What Master thinks of the decisions

share = Share

# Help for “Share”.
share-help = As a file, text or picture

## The line above the hand

game-begins = The game begins.

# In place of a reason.
nothing-played = Nothing has been played in this deal yet.

# A marked decision.
# $mark (Message): its mark
# $done (Message): what was done, such as “Berta played the ten of hearts”
# $verdict (Message): what was better, one or more sentences
marked = { $mark }: { $done }. { $verdict }

## The controls

# The name of the line of all positions for screen readers.
position = Position

first-position = First position (Home)

previous-deal = Previous deal (Ctrl Page Up)

previous-round = Previous round (Ctrl Page Up)

previous-trick = Previous trick (Page Up)

step-back = One step back (Left)

step-forward = One step forward (Right)

next-trick = Next trick (Page Down)

next-deal = Next deal (Ctrl Page Down)

next-round = Next round (Ctrl Page Down)

last-position = Last position (End)

# A button with an arrow that goes by a trick.
trick = Trick

# A button with an arrow that goes by a deal.
deal = Deal

# A button with an arrow that goes by a round.
round = Round

pause = Pause (Space)

play-back = Play back (Space)

# A caption in front of its choices.
speed = Speed

slow = Slow

normal = Normal

fast = Fast

# The name of the choice of speed for screen readers.
playback-speed = Playback speed

hands-hidden = Other hands are hidden until this deal is over.

# A caption in front of the players.
seat = Seat

# The name of the choice of seat for screen readers.
seat-at-bottom = Seat at the bottom

# A switch.
all-hands = All hands

# The name of that switch for screen readers.
all-hands-open = All hands open

## The verdicts

method = Master, the strongest computer player, judges each decision by what you could know at the time: what it cost, how certain that is, and what was better.

not-yet = Decisions can be judged once a deal is over.

judge = Judge decisions

# Progress.
# $percent (Count): the share that is done
progress = { $percent }%

cancel = Cancel

failed = Some decisions could not be judged.

try-again = Try again

# What was found.
# $name (Name): the player
# $judged (Count): how many decisions were judged
summary-none = { $name }: { $judged ->
    [one] { $judged } decision
   *[other] { $judged } decisions
}, none marked

# What was found.
# $name (Name): the player
# $judged (Count): how many decisions were judged
# $marks (List): how many mistakes were found, such as “2 blunders”
summary = { $name }: { $judged ->
    [one] { $judged } decision
   *[other] { $judged } decisions
}, { LIST($marks) }

# A heading above sentences about all deals of the game.
all-deals = All deals

# A heading above sentences about all rounds of the game.
all-rounds = All rounds

# A heading above sentences about a deal.
# $deal (Count): the number of the deal
this-deal = Deal { $deal }

# A heading above sentences about a round.
# $round (Count): the number of the round
this-round = Round { $round }

# What the cards of a player were worth, in comparison with random cards.
# $points (Number): how many points they brought
good-cards = Good cards: worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# The cards of a player were worse than random cards.
# $points (Number): how many points they cost
bad-cards = Bad cards: they cost { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# The cards of a player were neither good nor bad.
average-cards = Average cards.

# What a player made of the cards, in comparison with the computer player Master.
# $who (Seat): the player
# $points (Number): how many points Master would have been better by
play-cost = With { NAME($who, case: "gen") } cards, Master would have scored { $points ->
    [one] { $points } point
   *[other] { $points } points
} better.

# A player did better than Master would have done with the same cards.
# $who (Seat): the player
# $points (Number): how many points the player was better by
play-gained = With { NAME($who, case: "gen") } cards, Master would have scored { $points ->
    [one] { $points } point
   *[other] { $points } points
} worse.

# In place of “play-cost” and “play-gained”, where the difference is smaller than its margin of error.
play-even = With these cards, Master would have scored about as much, as far as can be told.

# A button that unfolds numbers with their margins of error.
numbers = Numbers and margins

# Among the numbers, after the sentences on the cards of a deal or below “All deals”.
# $luck (Message): points with a margin, such as “+3.2 ± 0.4”
# $skill (Message): points with a margin
luck-and-skill = Luck { $luck }, skill { $skill } points. A plus is good for this player; ± is the 95% margin of error.

# Among the numbers of a deal: what its marks mean in points.
# $inaccuracy (Number): the least loss that is an inaccuracy
# $mistake (Number): the least loss that is a mistake
# $blunder (Number): the least loss that is a blunder
least-losses = Marks here, by points lost: inaccuracy from { $inaccuracy }, mistake from { $mistake }, blunder from { $blunder }; less was enough where winning the game was at stake.

# $deal (Count): the number of the deal
# $who (Seat): the player
# $scored (Number): the score
# $master (Message): the average of Master, perhaps with a margin
# $par (Message): the average with random cards
cards-of-deal = Deal { $deal }: { DOES($who, "scored") } { $scored }. Master would average { $master } with these cards and { $par } with random cards.

# $round (Count): the number of the round
# $who (Seat): the player
# $scored (Number): the score
# $master (Message): the average of Master, perhaps with a margin
# $par (Message): the average with random cards
cards-of-round = Round { $round }: { DOES($who, "scored") } { $scored }. Master would average { $master } with these cards and { $par } with random cards.

# Above a chart, in games that the lowest score wins.
# $deal (Count): the number of the deal
expected-penalty-points-in-deal = Expected penalty points in deal { $deal }:

# Above a chart, in games that the lowest score wins.
# $round (Count): the number of the round
expected-penalty-points-in-round = Expected penalty points in round { $round }:

# Above a chart, in games that the highest score wins.
# $deal (Count): the number of the deal
expected-points-in-deal = Expected points in deal { $deal }:

# Above a chart, in games that the highest score wins.
# $round (Count): the number of the round
expected-points-in-round = Expected points in round { $round }:

# The chart for screen readers.
# $first (Number): the points at first
# $last (Number): the points at the end
# $marked (Count): how many decisions are marked
chart = Expected points: { $first } at first, { $last } at the end, { $marked } marked

# The heading of a marked decision.
# $mark (Message): its mark
# $deal (Count): the number of the deal
# $done (Message): what was done, such as “Berta played the ten of hearts”
marked-in-deal = { $mark } in deal { $deal }: { $done }

# The heading of a marked decision.
# $mark (Message): its mark
# $round (Count): the number of the round
# $done (Message): what was done, such as “Berta played the ten of hearts”
marked-in-round = { $mark } in round { $round }: { $done }

# A marked decision for screen readers.
# $heading (Message): its heading
# $verdict (Message): what was better, one or more sentences
marked-spoken = { $heading }. { $verdict }

## Learning from mistakes

learn = Learn from your mistakes

# A task above the hand.
# $mark (Message): the mark of the decision
# $done (Message): what was done, such as “Berta played the ten of hearts”
task = { $mark }: { $done }. Find the better play.

# The reply to the right answer.
# $verdict (Message): why it is better, one or more sentences
right = Right. { $verdict }

# The reply to an answer that is not the one the review found.
also-right = Right: that is about as good as Master’s choice.

same-again = That is what was played. Try another.

not-best = Master prefers another play. Try again.

# The same for another try.
# $reason (Message): why the better play is better
not-best-because = Master prefers another play. A hint: “{ $reason }”

# Progress.
# $number (Count): the number of the task
# $of (Count): how many there are
task-number = { $number } of { $of }

skip = Skip

show-answer = Show answer

stop = Stop

# After the last mistake that was tried again.
# $found (Count): for how many a good play was found
# $all (Count): how many mistakes there were
learned = That was the last one. You found the better play in { $found } of { $all }.

finish = Finish

next = Next

## The coach at the table, below a marked decision

coach-said = The coach spoke up here at the table, too.

# $played (Message): the action as a noun, such as “the ten of hearts”
coach-took-back = The coach spoke up here, and you took it back: { $played }.

## Longer thinking about the decision that is shown

# The button, with its key; pressed, it stops.
think-longer = Think longer (M)

stop-thinking = Stop (M)

# $points (Message): how many points, such as “1.2”
loss-is-exact = This decision lost exactly { $points } points.

# $points (Message): how many points with their margin, such as “1.2 ± 0.3”
# $results (Count): in how many sampled results both actions were compared
loss-so-far = This decision lost { $points } points, in { $results } results.

# Below “Learn from your mistakes”.
# $count (Count): how many of the mistakes
mistakes-return = { $count ->
    [one] { $count } of these comes back in two days, under “Puzzles › My mistakes”.
   *[other] { $count } of these come back in two days, under “Puzzles › My mistakes”.
}
