costs = To kosztuje cię { $cost }. Lepszy wybór: { $better }.

costs-because = To kosztuje cię { $cost }. Lepszy wybór: { $better }. { $reason }

costs-because-of = To kosztuje cię { $cost }: { NAME($who) } ma { CARD($card, case: "acc") } w { $tenths } z 10 możliwych rozdań. Lepszy wybór: { $better }.

costs-chance = To zmniejsza szansę na wygraną. Lepszy wybór: { $better }.

costs-points-and-chance = To kosztuje cię { $cost } i zmniejsza szansę na wygraną. Lepszy wybór: { $better }.

costs-something = Coś na tym tracisz. Lepszy wybór: { $better }.
