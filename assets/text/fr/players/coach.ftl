costs = Cela vous coûte { $cost }. Mieux : { $better }.

costs-because = Cela vous coûte { $cost }. Mieux : { $better }. { $reason }

costs-because-of = Cela vous coûte { $cost } : { NAME($who) } a { CARD($card, article: "def") } dans { $tenths } donnes possibles sur 10. Mieux : { $better }.

costs-chance = Cela réduit vos chances de gagner la partie. Mieux : { $better }.

costs-points-and-chance = Cela vous coûte { $cost } et réduit vos chances de gagner la partie. Mieux : { $better }.

costs-something = Vous y perdez quelque chose. Mieux : { $better }.
