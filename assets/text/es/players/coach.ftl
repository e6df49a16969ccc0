costs = Otra jugada { $cost }. Mejor: { $better }.

costs-because = Otra jugada { $cost }. Mejor: { $better }. { $reason }

costs-because-of = Otra jugada { $cost }: { NAME($who) } tiene { CARD($card, article: "def") } en { $tenths } de cada 10 repartos posibles.

costs-chance = Así pierdes posibilidades de ganar la partida. Mejor: { $better }.

costs-points-and-chance = Otra jugada { $cost } y daba más posibilidades de ganar la partida. Mejor: { $better }.

costs-something = Así regalas algo. Mejor: { $better }.
