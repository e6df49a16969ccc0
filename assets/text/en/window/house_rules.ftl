### The house rules of a game that is being set up.

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
