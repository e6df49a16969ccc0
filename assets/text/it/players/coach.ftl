costs = Costa { $cost }. Meglio: { $better }.

costs-because = Costa { $cost }. Meglio: { $better }. { $reason }

costs-because-of = Costa { $cost }: { NAME($who) } ha { CARD($card, article: "def") } in { $tenths } smazzate possibili su 10.

costs-chance = Così hai meno probabilità di vincere la partita. Meglio: { $better }.

costs-points-and-chance = Costa { $cost } e riduce le probabilità di vincere la partita. Meglio: { $better }.

costs-something = Così regali qualcosa. Meglio: { $better }.
