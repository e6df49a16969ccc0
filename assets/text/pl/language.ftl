### Facts about the language.

# The language’s own name, as the settings list it.
name = Polski

# Only a language that lacks nothing is in the settings: yes or no.
complete = yes

# Whether native speakers have confirmed the texts; until then, the settings ask for what sounds odd: yes or no.
confirmed = no

# Stands between a whole number and its decimals.
decimal-mark = ,

# The quotation marks that texts may have; the check refuses all others.
quotation-marks = „”

# Letters that stand after the plain ones in the alphabet.
own-letters = ąćęłńóśźż

# Whether a small letter follows a colon: yes or no.
small-after-colon = yes
