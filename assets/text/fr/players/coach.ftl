costs = Cela coûte { $cost }. Mieux : { $better }.

costs-because = Cela coûte { $cost }. Mieux : { $better }. { $reason }

costs-because-of = Cela coûte { $cost } : { NAME($who) } a { CARD($card, article: "def") } dans { $tenths } donnes possibles sur 10.

costs-chance = Cela réduit vos chances de gagner la partie. Mieux : { $better }.

costs-points-and-chance = Cela coûte { $cost } et réduit vos chances de gagner la partie. Mieux : { $better }.

costs-something = Cela fait perdre quelque chose. Mieux : { $better }.
