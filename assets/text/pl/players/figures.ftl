### Liczby zmierzone: na wykresach i w zdaniach.

# $number (Number): the number
number = { $number }

# A number with its sign.
# $number (Number): the number
signed = { NUMBER($number, sign: "always") }

# A number with its 95 % margin of error.
# $number (Number): the number
# $margin (Number): the margin
estimate = { $number }{ "\u00A0" }±{ "\u00A0" }{ $margin }

# A number with its sign and its 95 % margin of error.
# $number (Number): the number
# $margin (Number): the margin
signed-estimate = { NUMBER($number, sign: "always") }{ "\u00A0" }±{ "\u00A0" }{ $margin }
