### The house rules of a game that is being set up.

house-rules = House rules

# A button that brings back the usual rules.
usual-rules = Usual rules

# A button: saves the house rules under a name.
save-preset = Save preset

# A button.
delete-preset = Delete preset

# In the empty field for that name.
preset-hint = Name for these rules

# The name of that field.
preset-name = Name for these house rules

# A button beside a changed rule, which brings the usual value back.
# $usual (Message): the usual value, given by a publication
published = Published: { $usual }

# The same, where the usual value was chosen for this program.
# $usual (Message): the usual value
usual-here = Usual here: { $usual }

# Help for that button.
back-to-usual = Back to the usual rule.

# Help for that button.
# $note (Message): a sentence about the sources of the rule
back-to-usual-with-note = Back to the usual rule. { $note }

# A choice beside “No limit”: the limit stands beside it.
limit = Limit

# The name of a button beside a number, which makes it smaller.
# $rule (Message): what the number is for
less = { $rule }: less

# The name of a button beside a number, which makes it larger.
# $rule (Message): what the number is for
more = { $rule }: more

# A value or a part of a table, as the label of a button or in front of a number.
# $label (Message): the value, such as “no limit”
label = { CAPITAL($label) }

# A card to choose for a rule.
# $card (Card): the card
card = { CARD($card, as: "symbol") }
