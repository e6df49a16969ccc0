### Facts about the language.

# The language’s own name, as the settings list it.
name = Deutsch

# Only a language that lacks nothing is in the settings: yes or no.
complete = yes

# Whether native speakers have confirmed the texts; until then, the settings ask for what sounds odd: yes or no.
confirmed = no

# Stands between a whole number and its decimals.
decimal-mark = ,

# The quotation marks that texts may have; the check refuses all others.
quotation-marks = „“‚‘

# Signs that a no-break space stands before.
no-break-space-before = %

# Whether players expect the letters of `.index` on cards unless they choose J, Q, K and A: yes or no.
own-indices-are-usual = yes
