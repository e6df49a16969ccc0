### Datos de la lengua.

name = Español

complete = yes

confirmed = no

decimal-mark = ,

quotation-marks = «»“”

no-break-space-before = %

# Words that change before some names, as “a” becomes “ad”: none stands right before a name.
changes-before-names = y o

# Words that melt with an article, as “de le” becomes “du”: none stands right before a noun that asks for its article.
melts-with-articles = de a

# Whether a small letter follows a colon: yes or no.
small-after-colon = yes
