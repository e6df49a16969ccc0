### Les règles maison d’une partie en préparation.

house-rules = Règles maison

usual-rules = Règles habituelles

save-preset = Enregistrer

delete-preset = Supprimer

preset-hint = Nom de ces règles

preset-name = Nom de ces règles maison

published = Règle publiée : { $usual }

usual-here = D’habitude ici : { $usual }

back-to-usual = Revenir à la règle habituelle.

back-to-usual-with-note = Revenir à la règle habituelle. { $note }

limit = Limite

less = { $rule } : moins

more = { $rule } : plus

label = { CAPITAL($label) }

card = { CARD($card, as: "symbol") }
