### House rules in words, in the window, in rules texts and in records.

## Values

on = on
off = off

# $number (Number): a number that may be negative
number = { $number }

# $card (Card): a card
card = { CARD($card) }

# A rank, for a rule about all cards of a rank.
# $rank (Rank): the rank
ranks = { RANK($rank, number: "many") }

# Several numbers, each with what it is for.
# $cells (List): such as “spade 1”
table = { LIST($cells, kind: "plain") }

# An item of a table.
# $key (Message): what the number is for
# $number (Number): the number
cell = { $key } { $number }

# Keys of a table.
# $suit (Suit): a suit
suit = { SUIT($suit, number: "one") }

# $rank (Rank): a rank
rank = { RANK($rank) }

## Values that differ from the usual ones

# Where the usual value comes from a publication.
# $value (Message): the value
# $usual (Message): the usual value
beside-published = { $value } (published: { $usual })

# Where the usual value was chosen for this program.
# $value (Message): the value
# $usual (Message): the usual value
beside-usual-here = { $value } (usual here: { $usual })

# A line of a list: a rule with its value and what that means for the game.
# $label (Message): the name of the rule
# $value (Message): its value, with the usual one
# $meaning (Message): a sentence
changed-rule = { $label }: { $value }. { $meaning }

# A rule with its value.
# $label (Message): the name of the rule
# $value (Message): its value
rule-and-value = { $label }: { $value }

# Labels of where a usual value comes from. They begin in small letters.
published = published
usual-here = usual here

no-limit = no limit
