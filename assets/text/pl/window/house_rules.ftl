### Zasady domowe gry, którą się właśnie ustawia.

house-rules = Zasady domowe

# A button that brings back the usual rules.
usual-rules = Zwykłe zasady

# A button: saves the house rules under a name.
save-preset = Zapisz zestaw

# A button.
delete-preset = Usuń zestaw

# In the empty field for that name.
preset-hint = Nazwa tych zasad

# The name of that field.
preset-name = Nazwa tych zasad domowych

# A button beside a changed rule, which brings the usual value back.
# $usual (Message): the usual value, given by a publication
published = W oryginale: { $usual }

# The same, where the usual value was chosen for this program.
# $usual (Message): the usual value
usual-here = Tu zwykle: { $usual }

# Help for that button.
back-to-usual = Przywróć zwykłą zasadę.

# Help for that button.
# $note (Message): a sentence about the sources of the rule
back-to-usual-with-note = Przywróć zwykłą zasadę. { $note }

# A choice beside “No limit”: the limit stands beside it.
limit = Limit

# The name of a button beside a number, which makes it smaller.
# $rule (Message): what the number is for
less = { $rule }: mniej

# The name of a button beside a number, which makes it larger.
# $rule (Message): what the number is for
more = { $rule }: więcej

# A value or a part of a table, as the label of a button or in front of a number.
# $label (Message): the value, such as “no limit”
label = { CAPITAL($label) }

# A card to choose for a rule.
# $card (Card): the card
card = { CARD($card, as: "symbol") }
