costs = { CAPITAL($better) } { $cost }.

costs-because = { CAPITAL($better) } { $cost }. { $reason }

costs-because-of = { CAPITAL($better) } { $cost }: { NAME($who) } tiene { CARD($card, article: "def") } en { $tenths } de cada 10 repartos posibles.

costs-chance = Así pierdes posibilidades de ganar la partida. Mejor: { $better }.

costs-points-and-chance = { CAPITAL($better) } { $cost } y daba más posibilidades de ganar la partida.

costs-something = Así pierdes algo. Mejor: { $better }.
