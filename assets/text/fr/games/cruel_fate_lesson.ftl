### La leçon de Cruel Fate. Qui apprend est la place 0, en bas de la table ; dans le sens des aiguilles d’une montre suivent 1, 2 et 3.

## Take the last trick

take-the-last-trick-title = Faites le dernier pli
take-the-last-trick-text = Ici, tout le monde prend 1 point de pénalité, sauf qui fait le dernier pli. Pour une fois, il faut donc gagner, mais seulement à la toute fin. Le plus petit total gagne.

## Follow suit

follow-suit-title = Fournir
follow-suit-text = { NAME(3) } entame avec { CARD("9H", article: "def") }. Il faut fournir si l’on peut : vous avez des cœurs, jouez-en un.
follow-suit-reply = Vous fournissez à cœur, et les autres doivent en faire autant. { CARD("AH", article: "def", capital: "yes") } est la plus forte carte : le pli est pour { NAME(2) }.
follow-suit-refused-play-AD = Vous avez des cœurs : il faut en jouer un. On ne joue une autre couleur que si l’on n’a pas de cœur.

## Who takes a trick?

who-takes-a-trick-title = Qui fait le pli ?
who-takes-a-trick-text = { NAME(1) } entame avec { CARD("9S", article: "def") }, et { NAME(2) } fournit avec { CARD("TS", article: "def") }. { NAME(3) } n’a plus de pique et peut jouer n’importe quelle carte : { CARD("AD", article: "def") }. Seules les cartes de la couleur demandée peuvent faire le pli. Il n’y a pas d’atout.
who-takes-a-trick-question = Vous allez jouer { CARD("QS", article: "def") }. Qui fait le pli ?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QS", article: "def", capital: "yes") } est le plus gros pique : le pli est pour vous. L’as d’une autre couleur ne compte pas.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TS", article: "def", capital: "yes") } est au-dessous de votre { CARD("QS") }. Le plus gros pique fait le pli.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AD", article: "def", capital: "yes") } n’est pas un pique. Seule la couleur demandée peut faire le pli, et il n’y a pas d’atout.

## Pass the middle

pass-the-middle-title = Passez les cartes moyennes
pass-the-middle-text = Avant le premier pli, chacun passe trois cartes et en reçoit trois. À la première donne, on passe à droite. Les as et les rois sont ici des trésors, et les petites cartes d’une longue peuvent gagner aussi. Les cartes moyennes isolées, elles, ne servent à rien.
pass-the-middle-reply = { CARD("JD", article: "def", capital: "yes") } et { CARD("TC", article: "def") } ne font presque jamais le dernier pli. Vous gardez vos as et de beaux piques.
pass-the-middle-wrong-pass-AH-KS-AS = Ce sont les cartes qui gagnent, et ici il vous faut le dernier pli. Passez des cartes qui ne gagneront pas.
pass-the-middle-otherwise = { CARD("JD", article: "def", capital: "yes") } et { CARD("TC", article: "def") } sont secs et ne gagneront pas à la fin. Passez-les, avec un petit pique.

## Keep your winner

keep-your-winner-title = Gardez votre carte maîtresse
keep-your-winner-text = Encore deux plis. { NAME(3) } entame avec { CARD("TC", article: "def") }, et vous n’avez pas de trèfle. Défaussez une carte ; l’autre est pour le dernier pli, et c’est celui qu’il vous faut.
keep-your-winner-reply = { NAME(3) } entame le dernier pli avec { CARD("9S", article: "def") }, et votre { CARD("AS") } le fait : vous marquez 0, et les autres 1 chacun.
keep-your-winner-wrong-play-AS = L’as est votre seul espoir pour le dernier pli. Le sept ne le fera pas : c’est lui qu’il faut défausser.

## A seven can win

a-seven-can-win-title = Un sept peut gagner
a-seven-can-win-text = Vous entamez avec { CARD("AC", article: "def") } et faites l’avant-dernier pli. C’est donc à vous d’entamer aussi le dernier, avec { CARD("7D", article: "def") }. Carreau a souvent été joué, et les autres n’en ont plus.
a-seven-can-win-question = Qui fait le dernier pli ?
a-seven-can-win-choice-1 = { NAME(0) }
a-seven-can-win-reply-1 = Personne ne peut fournir : votre sept est le plus gros carreau. Vous marquez 0, les autres 1 chacun. Qui a la main choisit la couleur !
a-seven-can-win-choice-2 = { NAME(1) }
a-seven-can-win-reply-2 = { CARD("QS", article: "def", capital: "yes") } n’est pas un carreau. Seule la couleur demandée peut faire le pli, et personne d’autre n’en a.
a-seven-can-win-choice-3 = { NAME(3) }
a-seven-can-win-reply-3 = { CARD("TS", article: "def", capital: "yes") } est plus haut, mais ce n’est pas un carreau. Seule la couleur demandée peut faire le pli.

## Save two winners

save-two-winners-title = Gardez deux cartes sûres
save-two-winners-text = Qui fait l’avant-dernier pli choisit donc la couleur du dernier. Prévoyez pour la fin deux cartes sûres, pas une seule, ou les dernières cartes d’une longue.

## Your turn

your-turn-title = À vous
your-turn-text = Jouez maintenant une partie entière, contre trois adversaires faciles. Appuyez sur Conseil, ou sur H, chaque fois que vous voulez savoir comment jouerait quelqu’un de fort, et pourquoi.
