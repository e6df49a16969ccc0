costs = To kosztuje { $cost }. Lepszy wybór: { $better }.

costs-because = To kosztuje { $cost }. Lepszy wybór: { $better }. { $reason }

costs-because-of = To kosztuje { $cost }: { NAME($who) } ma { CARD($card, case: "acc") } w { $tenths } z 10 możliwych rozdań.

costs-chance = To zmniejsza szansę na wygraną. Lepszy wybór: { $better }.

costs-points-and-chance = To kosztuje { $cost } i zmniejsza szansę na wygraną. Lepszy wybór: { $better }.

costs-something = W ten sposób coś tracisz. Lepszy wybór: { $better }.
