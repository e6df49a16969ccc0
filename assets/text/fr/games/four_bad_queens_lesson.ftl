### La leçon de Four Bad Queens. Qui apprend est la place 0, en bas de la table ; dans le sens des aiguilles d’une montre suivent 1, 2 et 3.

## Avoid the queens

avoid-the-queens-title = Évitez les dames
avoid-the-queens-text = Les dames sont à fuir. { CARD("QS", article: "def", capital: "yes") } coûte 2 points de pénalité et chacune des autres, 1, toujours à qui fait le pli où elle se trouve. Le plus petit total gagne.

## Follow suit

follow-suit-title = Fournir
follow-suit-text = { NAME(3) } entame avec { CARD("9H", article: "def") }. Il faut fournir si l’on peut : vous avez des cœurs, jouez-en un.
follow-suit-reply = Vous fournissez à cœur, et les autres doivent en faire autant. { CARD("AH", article: "def", capital: "yes") } est la plus forte carte : le pli est pour { NAME(2) }.
follow-suit-refused-play-AC = Vous avez des cœurs : il faut en jouer un. On ne joue une autre couleur que si l’on n’a pas de cœur.

## Who takes a trick?

who-takes-a-trick-title = Qui fait le pli ?
who-takes-a-trick-text = { NAME(1) } entame avec { CARD("9H", article: "def") }, et { NAME(2) } fournit avec { CARD("TH", article: "def") }. { NAME(3) } n’a plus de cœur et peut jouer n’importe quelle carte : { CARD("AS", article: "def") }. Seules les cartes de la couleur demandée peuvent faire le pli. Il n’y a pas d’atout.
who-takes-a-trick-question = Vous allez jouer { CARD("QH", article: "def") }. Qui fait le pli ?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QH", article: "def", capital: "yes") } est le plus gros cœur : le pli est pour vous. L’as d’une autre couleur ne compte pas.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TH", article: "def", capital: "yes") } est au-dessous de votre { CARD("QH") }. Le plus gros cœur fait le pli.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", article: "def", capital: "yes") } n’est pas un cœur. Seule la couleur demandée peut faire le pli, et il n’y a pas d’atout.

## Give a queen away

give-a-queen-away-title = Donner une dame
give-a-queen-away-text = { NAME(3) } entame avec { CARD("KC", article: "def") }, et vous n’avez plus de trèfle. Vous pouvez jouer n’importe quelle carte, et ce qui n’est pas de la couleur demandée ne fait jamais le pli. De quoi voulez-vous faire cadeau ?
give-a-queen-away-reply = { NAME(3) } prend votre dame de carreau avec le pli, et 1 point de pénalité.
give-a-queen-away-wrong-play-AS = C’est peut-être un soulagement, mais personne ne paie pour un as. C’est le moment de donner la dame.
give-a-queen-away-wrong-play-7D = Un sept est inoffensif dans votre main. La dame, non : défaussez-la pendant que vous le pouvez.

## The queen slips away

the-queen-slips-away-title = La dame s’esquive
the-queen-slips-away-text = { NAME(2) } entame avec { CARD("KS", article: "def") }, et { NAME(3) } joue { CARD("7S", article: "def") }. Vous avez { CARD("QS", article: "def") } et { CARD("8S", article: "def") }. Le roi est au-dessus de votre dame, qui ne peut donc pas faire ce pli.
the-queen-slips-away-reply = { NAME(2) } fait le pli et y prend votre dame : 2 points de pénalité pour { NAME(2) }.
the-queen-slips-away-wrong-play-8S = C’est sans risque aussi, mais { CARD("QS", article: "def") } reste dans votre main, et plus tard elle peut faire un pli à elle seule. Un roi ou un as sur la table, voilà votre chance.
the-queen-slips-away-refused-play-KD = Vous avez des piques : il faut fournir à pique.

## Pass the dangerous cards

pass-the-dangerous-cards-title = Passez les cartes dangereuses
pass-the-dangerous-cards-text = Avant le premier pli, chacun passe trois cartes et en reçoit trois. À la première donne, on passe à droite. { CARD("QD", article: "def", capital: "yes") } est sèche : il faudrait la jouer dès que carreau serait demandé. { CARD("AS", article: "def", capital: "yes") } et { CARD("KS", article: "def") } sans petits piques attrapent la dame de pique.
pass-the-dangerous-cards-reply = Plus aucune dame dans votre main, et presque plus de carte qui pourrait en attraper une.
pass-the-dangerous-cards-wrong-pass-8C-9C-7H = Les petites cartes vous tiennent à l’abri. Passez { CARD("QD", article: "def") }, { CARD("AS", article: "def") } et { CARD("KS", article: "def") }.
pass-the-dangerous-cards-otherwise = L’une des trois reste dans votre main. Passez { CARD("QD", article: "def") }, { CARD("AS", article: "def") } et { CARD("KS", article: "def") }.

## Shooting the moon

shooting-the-moon-title = Le grand chelem
shooting-the-moon-text = Avant la première entame, chacun peut annoncer les quatre dames. Qui réussit marque 0, et les autres 5 chacun. Qui chute prend 5. Regardez vos cartes : annoncez-vous ?
shooting-the-moon-reply = C’est sage. Pour annoncer, il faut une longue commandée par ses plus fortes cartes. Avec cette main, vous feriez tout au plus quelques plis.
shooting-the-moon-wrong-moon = Il vous faudrait ramasser les quatre dames, avec un as et un roi. Vous chuteriez, et cela coûte 5.

## Count the points

count-the-points-title = Comptez les points
count-the-points-text = Regardez les dames que les autres ont prises : { NAME(1) } a { CARD("QC", article: "def") }, { NAME(3) } a { CARD("QS", article: "def") }, { CARD("QH", article: "def") } et { CARD("QD", article: "def") }. Il n’y a pas de dame dans le dernier pli.
count-the-points-question = Combien cela fait-il de points de pénalité pour { NAME(3) } ?
count-the-points-choice-1 = 3
count-the-points-reply-1 = { CARD("QS", article: "def", capital: "yes") } compte 2, et les deux dames rouges 1 chacune : 4.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QS", article: "def", capital: "yes") } compte 2, les deux autres 1 chacune. { NAME(1) } prend 1 pour { CARD("QC", article: "def") }.
count-the-points-choice-3 = 5
count-the-points-reply-3 = Les quatre dames font 5 ensemble, mais { NAME(1) } a { CARD("QC", article: "def") } : cela fait donc 4.

## Your turn

your-turn-title = À vous
your-turn-text = Jouez maintenant une partie entière, contre trois adversaires faciles. Appuyez sur Conseil, ou sur H, chaque fois que vous voulez savoir comment jouerait quelqu’un de fort, et pourquoi.
