### Challenges: deals that friends play apart. The page that lists them, and the page of one of them.

title = Challenges

# A button: makes a challenge from a finished or a new game.
challenge-a-friend = Challenge a friend

# Beside that button.
challenge-help = Friends play the same cards against the same opponents. Nobody sees how the others played before having played too.

## The list

# A heading, if there are no challenges.
same-cards = The same cards, apart

# The button that takes a text that was copied.
paste = Paste a challenge

# The button that opens a file.
open-file = Open a file…

# Where challenges come from. Below the list.
# $challenge (Message): the label of the button that makes one
# $more (Message): the label of the button that opens the menu with it, as in “More…”
how-to-make = After any game, “{ $challenge }” is under “{ $more }”.

# The heading of a challenge that was received.
# $name (Name): who has made it
from = { $name } challenges you

# The heading of a challenge that was received, if nobody has played it.
received = A challenge for you

# The heading of a challenge that was made here.
made = Your challenge

# How a challenge stands: the person has not played it.
to-play = Not played yet

# How a challenge stands: the person has begun it.
begun = Begun

# How a challenge stands: nobody else has played it.
waiting = You have played. No reply yet.

# How a challenge stands: all who have played it, the best first.
# $results (List): names with points
standings = { LIST($results, kind: "dots") }

# An item of that list.
# $name (Message): who
# $points (Points): the points
standing = { $name } { POINTS($points, kind: "number") }

# The reader, in a list of people.
you = You

# A person without a name.
friend = A friend

# The name of a row for screen readers.
# $title (Name): the game
# $heading (Message): whose challenge it is
# $state (Message): how it stands
row = { $title }: { STOP($heading) } { $state }

# Shown once a challenge was deleted.
# $title (Name): the game
deleted = Challenge deleted: { $title }

## The page of a challenge

# The title.
one = Challenge

# $opponents (List): names with levels
against = Against { LIST($opponents) }

# An item of that list.
# $name (Message): the computer player
# $level (Message): its level, such as “Hard”
opponent = { $name } ({ $level })

# House rules that differ.
# $rules (List): each with its value
rules = House rules: { LIST($rules, kind: "plain") }

# Before the challenge was played.
conditions = No undo and no hints until the game is over. What the others did stays sealed until you have played.

# The computer players may have changed.
# $theirs (Count): the version of the challenge
# $ours (Count): the version of this program
other-players = This challenge is against computer players of version { $theirs }. Yours are of version { $ours } and decide otherwise, so results cannot be compared. Both of you need the same version of Misère.

# The button in place of “Play”, if the computer players differ: leads to the page of a new game.
cards-only = Play these cards anyway

# What the person has to send to friends, once there is a result.
send = Send this challenge to friends, and their replies come back to you the same way.

# The same, for somebody who was challenged.
send-reply = Send your reply back, or pass the challenge on: anybody can join in.

# The button that copies the text.
copy-challenge = Copy challenge

# The button that copies the text with the person’s own result.
copy-reply = Copy reply

# A toast.
copied = Copied. Paste it into a message to your friends.

# The button that saves the text as a file.
save = Save as file…

# The name of that file.
# $title (Name): the game
file-name = Challenge, { $title }

# The button that unfolds the text itself.
show-text = The text to send

# The name of a field.
your-name = Your name

# Beside that field.
name-help = Friends see it beside your result.

# The button that leads from a finished game to its challenge.
compare = Compare results

## Who has played

# A heading.
played = Who has played

nobody = Nobody has played yet.

# A person whose result may not be seen yet.
# $name (Message): who
sealed = { $name }: sealed until you have played

# A line of the table.
# $place (Count): the place among the people, from 1
# $name (Message): who
# $points (Points): the points
line = { $place }. { $name }: { POINTS($points) }

# Below a name: facts about the play.
# $facts (List): facts from below
facts = { LIST($facts, kind: "dots") }

# A fact: the place in the game itself.
# $place (Count): from 1
# $players (Count): the number of players
place = place { $place } of { $players } at the table

# A fact: decisions that were taken back.
# $count (Count): how many
undone = undone: { $count }

# A fact.
# $count (Count): how many
hints = hints: { $count }

# A fact: the plays lead to the points, and the opponents decide as they did.
proved = checked

# A fact: only the plays could be checked.
by-the-clock = an ordinary game, whose opponents cannot be checked

# A fact: only the plays could be checked.
other-version = opponents of another version, which cannot be checked

# A reply that is being checked.
# $name (Message): who
checking = { $name }: checking every move…

# $name (Message): who sent it
# $reason (Message): why, without a full stop
refused = The reply of { $name } was refused: { $reason }.

# Below the table.
limits = Every game is played again here, and the opponents are asked again for each decision. That shows that a result is real, but not who played, how often they tried, or whether they had help.

## Two people side by side

# A heading.
deal-by-deal = Deal by deal

# The name of the choice of a friend to compare with.
compare-with = Compare with

# The last row.
total = Total

# Above what both did.
# $deal (Count): the deal
parted = You parted in deal { $deal }:

# Above what both did, in a game that is scored in rounds.
# $deal (Count): the round
parted-in-round = You parted in round { $deal }:

# Both have played every card alike.
alike = You both played every card alike.

# In every deal, an opponent was the first who decided otherwise.
opponents-differ = One of these was an ordinary game, and in every deal an opponent decided otherwise before you parted. For a closer comparison, begin a challenge from the page of a new game.

# What somebody did, and how good it was.
# $play (Message): what was done, without a full stop
# $verdict (Message): a sentence
play = { STOP($play) } { $verdict }

# A verdict.
best = Nothing better was found.

# A verdict.
about-as-good = That was about as good as the best.

# Until the verdict is known.
judging = Looking for something better…

# The button that leads to that position in the review of the reader’s game.
see = See it in your game

# The button that leads to that position in the review of the other person’s game.
see-other = See it in the other game

# The name under which that game is saved.
# $name (Message): the other person
# $title (Name): the game
their-game = { $name }: { $title }

## At the table

# A toast.
no-undo = A challenge has no undo.

# A toast.
no-hints = A challenge has no hints until it is over.
