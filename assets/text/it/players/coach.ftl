costs = Questa mossa ti costa { $cost }. Meglio: { $better }.

costs-because = Questa mossa ti costa { $cost }. Meglio: { $better }. { $reason }

costs-because-of = Questa mossa ti costa { $cost }: { NAME($who) } ha { CARD($card, article: "def") } in { $tenths } smazzate possibili su 10. Meglio: { $better }.

costs-chance = Così hai meno probabilità di vincere la partita. Meglio: { $better }.

costs-points-and-chance = Questa mossa ti costa { $cost } e riduce le tue probabilità di vincere la partita. Meglio: { $better }.

costs-something = Così ci perdi qualcosa. Meglio: { $better }.
