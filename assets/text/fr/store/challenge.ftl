### La première ligne d’un défi, au-dessus d’un bloc de lettres et de chiffres que lit Misère. Elle ne dit rien des cartes ni
### des résultats.

invitation = Défi Misère : { $title }, { $players } joueurs. Collez tout ce texte dans Misère pour jouer ces cartes.

with-entries = Défi Misère : { $title }, { $players } joueurs, déjà relevé par { $entries ->
    [one] { $entries } personne
   *[other] { $entries } personnes
}. Collez tout ce texte dans Misère pour jouer les mêmes cartes.
