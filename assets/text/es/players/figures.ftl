number = { $number }

signed = { NUMBER($number, sign: "always") }

estimate = { $number }{ "\u00A0" }±{ "\u00A0" }{ $margin }

signed-estimate = { NUMBER($number, sign: "always") }{ "\u00A0" }±{ "\u00A0" }{ $margin }
