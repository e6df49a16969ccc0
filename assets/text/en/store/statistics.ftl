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
