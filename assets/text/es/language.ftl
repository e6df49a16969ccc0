### Datos de la lengua.

name = Español

complete = no

confirmed = no

decimal-mark = ,

quotation-marks = «»“”

no-break-space-before = %
