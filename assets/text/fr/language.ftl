### Facts about the language.

# The language’s own name, as the settings list it.
name = Français

# Only a language that lacks nothing is in the settings: yes or no.
complete = yes

# Whether native speakers have confirmed the texts; until then, the settings ask for what sounds odd: yes or no.
confirmed = no

# Stands between a whole number and its decimals.
decimal-mark = ,

# The quotation marks that texts may have; the check refuses all others.
quotation-marks = «»“”’

# Signs that a no-break space stands before or after.
no-break-space-before = ?!:;»
no-break-space-after = «

# Words that change before some names, as “a” becomes “ad”: none stands right before a name.
changes-before-names = de que le la je ne se ce me te jusque lorsque puisque

# Words that melt with an article, as “de le” becomes “du”: none stands right before a noun that asks for its article.
melts-with-articles = de à

# Whether a small letter follows a colon: yes or no.
small-after-colon = yes

# Whether players expect the letters of `.index` on cards unless they choose J, Q, K and A: yes or no.
own-indices-are-usual = yes
