costs = Das kostet dich { $cost }. Besser: { $better }.

costs-because = Das kostet dich { $cost }. Besser: { $better }. { $reason }

costs-because-of = Das kostet dich { $cost }: { NAME($who) } hat { CARD($card, article: "def", case: "acc") } in { $tenths } von 10 möglichen Verteilungen. Besser: { $better }.

costs-chance = Das schmälert deine Aussichten auf den Sieg. Besser: { $better }.

costs-points-and-chance = Das kostet dich { $cost } und schmälert deine Aussichten auf den Sieg. Besser: { $better }.

costs-something = Das kostet dich etwas. Besser: { $better }.
