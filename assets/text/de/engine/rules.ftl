### Hausregeln in Worten: im Fenster, in Regeltexten und in Spielprotokollen.

## Values

on = an
off = aus

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
suit = { SUIT($suit) }

# $rank (Rank): a rank
rank = { RANK($rank) }

## Values that differ from the usual ones

# Where the usual value comes from a publication.
# $value (Message): the value
# $usual (Message): the usual value
beside-published = { $value } (im Original: { $usual })

# Where the usual value was chosen for this program.
# $value (Message): the value
# $usual (Message): the usual value
beside-usual-here = { $value } (hier üblich: { $usual })

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
published = im Original
usual-here = hier üblich

no-limit = ohne Grenze

## The chapter on house rules in a rules text

# A heading.
house-rules = Hausregeln

# A line of a list: a rule, what it is about, and its values.
# $label (Message): the name of the rule
# $help (Message): a sentence
# $values (Message): a sentence
rule-and-values = { $label }: { $help } { $values }

# The same, with what the sources say.
# $label (Message): the name of the rule
# $help (Message): a sentence
# $values (Message): a sentence
# $notes (List): sentences
rule-values-and-notes = { $label }: { $help } { $values } { LIST($notes, kind: "sentences") }

# A line of a list: a set of house rules with a name of its own.
# $name (Name): its name
# $help (Message): one or more sentences
preset = Vorlage { $name }: { $help }

# The values of a rule: that by default, and no other worth listing.
# $default (Message): such as “on by default”
only-default = { CAPITAL($default) }.

# $default (Message): such as “2 by default”
# $low (Number): the lowest number
# $high (Number): the highest number
default-and-range = { CAPITAL($default) }; möglich: { $low } bis { $high }.

# $default (Message): such as “2 by default”
# $low (Number): the lowest number
# $high (Number): the highest number
# $none (Message): the absence of a number, such as “no limit”
default-range-or-none = { CAPITAL($default) }; möglich: { $low } bis { $high } oder { $none }.

# $default (Message): such as “no limit by default”
# $low (Number): the lowest number
# $high (Number): the highest number
default-otherwise-range = { CAPITAL($default) }; sonst { $low } bis { $high }.

# $default (Message): such as “2 by default”
# $low (Number): the lowest number of each part of a table
# $high (Number): the highest number
default-and-range-each = { CAPITAL($default) }; möglich: jeweils { $low } bis { $high }.

# $default (Message): such as “off by default”
# $others (List): the other values
default-otherwise = { CAPITAL($default) }; sonst { LIST($others, kind: "or") }.

# $value (Message): the usual value
by-default = üblich: { $value }

# The usual value for some numbers of players, before those for others.
# $value (Message): the usual value
# $players (List): the numbers of players
by-default-with = üblich bei { LIST($players, kind: "or") } Spielern: { $value }

# The usual value for other numbers of players.
# $value (Message): the usual value
# $players (List): the numbers of players
value-with = bei { LIST($players, kind: "or") } Spielern: { $value }

# The usual values for all numbers of players.
# $values (List): such as “2 by default with 4 players”
defaults = { LIST($values, kind: "plain") }

# A value that only some numbers of players can choose.
# $value (Message): the value
# $players (List): the numbers of players
value-only-with = { $value } (bei { LIST($players, kind: "or") } Spielern)

## The rules text of a table with house rules of its own

# A heading.
tonight = Die Hausregeln heute

# The set of house rules has a name.
# $name (Name): its name
# $help (Message): one or more sentences
playing-preset = Ihr spielt { $name }. { $help }

# Above the list of the rules of that set.
its-rules = Das sind die Hausregeln dazu. Wo der Text unten etwas anderes sagt, gehen sie vor. Beispiele und Ratschläge gehen von den üblichen Regeln aus.

# Above the list of the rules.
these-rules = Ihr spielt mit diesen Hausregeln. Wo der Text unten etwas anderes sagt, gehen sie vor. Beispiele und Ratschläge gehen von den üblichen Regeln aus.

# A note in the text.
# $meaning (Message): a sentence about the rule
note = Hausregel: { $meaning }

settled-everywhere = Zwei Dinge sind hier für alle Spiele festgelegt: Alle mit dem besten Ergebnis gewinnen gemeinsam, und wer die höchste Karte zieht, gibt zuerst.
