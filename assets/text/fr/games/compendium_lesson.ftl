### La leçon de Compendium. Qui apprend est la place 0, en bas de la table ; dans le sens des aiguilles d’une montre suivent 1, 2 et 3.

## Six games in one

six-games-in-one-title = Six jeux en un
six-games-in-one-text = Compendium, c’est une donne de chacun de ces six jeux : Four Bad Queens, Four Mad Queens, Slippery Paws, Finis, Cruel Fate et Acorn Hearts. Les points de pénalité s’additionnent, et le plus petit total gagne.

## Follow suit

follow-suit-title = Fournir
follow-suit-text = { NAME(3) } entame avec { CARD("9S", article: "def") }. Il faut fournir si l’on peut : vous avez des piques, jouez-en un.
follow-suit-reply = Vous fournissez à pique, et les autres doivent en faire autant. { CARD("AS", article: "def", capital: "yes") } est la plus forte carte : le pli est pour { NAME(2) }.
follow-suit-refused-play-AH = Vous avez des piques : il faut en jouer un. On ne joue une autre couleur que si l’on n’a pas de pique.

## First deal: four bad queens

first-deal-four-bad-queens-title = Première donne : Four Bad Queens
first-deal-four-bad-queens-text = La dame de pique coûte 2 points de pénalité, chacune des autres, 1, à qui la ramasse. { NAME(3) } entame avec { CARD("KC", article: "def") }, et vous n’avez plus de trèfle. Que défaussez-vous ?
first-deal-four-bad-queens-reply = { NAME(3) } prend votre dame avec le pli.
first-deal-four-bad-queens-wrong-play-AS = Dans cette donne, seules les dames coûtent. Défaussez la dame.
first-deal-four-bad-queens-wrong-play-7D = Un sept est inoffensif. Défaussez la dame : c’est quelqu’un d’autre qui paie.

## Count the points

count-the-points-title = Comptez les points
count-the-points-text = La première donne se termine. { NAME(3) } a { CARD("QS", article: "def") }, { CARD("QH", article: "def") } et { CARD("QD", article: "def") }, et { NAME(1) } a { CARD("QC", article: "def") }.
count-the-points-question = Combien cela fait-il de points de pénalité pour { NAME(3) } ?
count-the-points-choice-1 = 3
count-the-points-reply-1 = { CARD("QS", article: "def", capital: "yes") } compte 2 et les dames rouges 1 chacune : 4.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QS", article: "def", capital: "yes") } compte 2, les dames rouges 1 chacune. À la donne suivante, les mêmes dames coûteraient 5.
count-the-points-choice-3 = 5
count-the-points-reply-3 = Avec { CARD("QC", article: "def") }, cela ferait 5, mais c’est { NAME(1) } qui l’a.

## Pass for the deal you are in

pass-for-the-deal-you-are-in-title = Passez pour la donne en cours
pass-for-the-deal-you-are-in-text = Avant le premier pli, chacun passe trois cartes et en reçoit trois. À la première donne, on passe à droite. Dans Four Bad Queens, seules les dames comptent, et { CARD("AS", article: "def") } et { CARD("KS", article: "def") } attrapent la dame de pique.
pass-for-the-deal-you-are-in-reply = Dans Cruel Fate, la cinquième donne, vous garderiez l’as et le roi : le dernier pli vous y épargne un point.
pass-for-the-deal-you-are-in-wrong-pass-8C-9C-7H = Dans cette donne, c’est de petites cartes que vous avez besoin. Passez { CARD("QD", article: "def") }, { CARD("AS", article: "def") } et { CARD("KS", article: "def") }.
pass-for-the-deal-you-are-in-otherwise = { CARD("QD", article: "def", capital: "yes") } tombe dès que carreau est demandé, et { CARD("AS", article: "def") } et { CARD("KS", article: "def") } attrapent une dame. Passez ces trois-là.

## Look at what is at stake

look-at-what-is-at-stake-title = Regardez ce qui est en jeu
look-at-what-is-at-stake-text = La deuxième donne pèse 8 points de pénalité, la première 5, Slippery Paws jusqu’à 4, et Finis un seul. Dans Cruel Fate, tous sauf un en prennent 1. À la dernière donne, chaque cœur coûte ½ et la dame de pique 2.

## Your turn

your-turn-title = À vous
your-turn-text = Jouez maintenant une partie entière, contre trois adversaires faciles. Appuyez sur Conseil, ou sur H, chaque fois que vous voulez savoir comment jouerait quelqu’un de fort, et pourquoi.
