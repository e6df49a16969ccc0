### Datos de la lengua.

name = Español

complete = yes

confirmed = no

decimal-mark = ,

quotation-marks = «»“”

no-break-space-before = %
