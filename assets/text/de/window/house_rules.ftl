### Die Hausregeln eines Spiels, das vorbereitet wird.

house-rules = Hausregeln

usual-rules = Übliche Regeln

save-preset = Vorlage speichern

delete-preset = Vorlage löschen

preset-hint = Name für diese Regeln

preset-name = Name für diese Hausregeln

published = Im Original: { $usual }

usual-here = Hier üblich: { $usual }

back-to-usual = Zurück zur üblichen Regel.

back-to-usual-with-note = Zurück zur üblichen Regel. { $note }

limit = Grenze

less = { $rule }: weniger

more = { $rule }: mehr

label = { CAPITAL($label) }

card = { CARD($card, as: "symbol") }
