### La leçon de Four Mad Queens. Qui apprend est la place 0, en bas de la table ; dans le sens des aiguilles d’une montre suivent 1, 2 et 3.

## Queens, and the last trick

queens-and-the-last-trick-title = Les dames et le dernier pli
queens-and-the-last-trick-text = Les dames rouges coûtent 2 points de pénalité chacune, les noires 1, et le dernier pli en coûte 2. Qui fait le pli paie. Le plus petit total gagne.

## Follow suit

follow-suit-title = Fournir
follow-suit-text = { NAME(3) } entame avec { CARD("9S", article: "def") }. Il faut fournir si l’on peut : vous avez des piques, jouez-en un.
follow-suit-reply = Vous fournissez à pique, et les autres doivent en faire autant. { CARD("AS", article: "def", capital: "yes") } est la plus forte carte : le pli est pour { NAME(2) }.
follow-suit-refused-play-AH = Vous avez des piques : il faut en jouer un. On ne joue une autre couleur que si l’on n’a pas de pique.

## Who takes a trick?

who-takes-a-trick-title = Qui fait le pli ?
who-takes-a-trick-text = { NAME(1) } entame avec { CARD("9D", article: "def") }, et { NAME(2) } fournit avec { CARD("TD", article: "def") }. { NAME(3) } n’a pas de carreau et peut jouer n’importe quelle carte : { CARD("AC", article: "def") }. Seules les cartes de la couleur demandée peuvent faire le pli. Il n’y a pas d’atout.
who-takes-a-trick-question = Vous allez jouer { CARD("QD", article: "def") }. Qui fait le pli ?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QD", article: "def", capital: "yes") } est le plus gros carreau : le pli est pour vous. L’as d’une autre couleur ne compte pas.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TD", article: "def", capital: "yes") } est au-dessous de votre { CARD("QD") }. Le plus gros carreau fait le pli.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AC", article: "def", capital: "yes") } n’est pas un carreau. Seule la couleur demandée peut faire le pli, et il n’y a pas d’atout.

## Give a queen away

give-a-queen-away-title = Donner une dame
give-a-queen-away-text = { NAME(3) } entame avec { CARD("KS", article: "def") }, et vous n’avez plus de pique. Vous pouvez jouer n’importe quelle carte, et ce qui n’est pas de la couleur demandée ne fait jamais le pli. Quelle carte donnez-vous à { NAME(3) } ?
give-a-queen-away-reply = Une dame rouge : 2 points de pénalité pour { NAME(3) }.
give-a-queen-away-wrong-play-AC = Un as mérite qu’on s’en défasse, mais une dame rouge coûte 2. Elle part la première.
give-a-queen-away-wrong-play-7H = Un sept est inoffensif. Défaussez la dame : elle coûte 2.

## The last trick costs 2

the-last-trick-costs-2-title = Le dernier pli coûte 2
the-last-trick-costs-2-text = Encore deux plis. { NAME(3) } entame avec { CARD("TS", article: "def") }, et cette fois encore vous n’avez pas de pique. Attention au dernier pli : il coûte autant qu’une dame rouge.
the-last-trick-costs-2-reply = { NAME(3) } entame le dernier pli avec { CARD("9C", article: "def") }. { NAME(2) } le fait avec { CARD("TC", article: "def") }, pour 2 points de pénalité. Votre as l’aurait pris.
the-last-trick-costs-2-wrong-play-7H = Alors il vous reste { CARD("AC", article: "def") } pour le dernier pli, et si trèfle est demandé, il le fait : 2 points. Gardez le sept.

## Count the points

count-the-points-title = Comptez les points
count-the-points-text = Le dernier pli va commencer, et il ira à { NAME(2) }. { NAME(3) } a pris trois dames : { CARD("QC", article: "def") }, { CARD("QD", article: "def") } et { CARD("QH", article: "def") }.
count-the-points-question = Combien cela fait-il de points de pénalité pour { NAME(3) } ?
count-the-points-choice-1 = 3
count-the-points-reply-1 = Seules les dames noires comptent 1. Les rouges comptent 2 chacune : 1 + 2 + 2.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QC", article: "def", capital: "yes") } compte 1, mais { CARD("QD", article: "def") } et { CARD("QH", article: "def") } comptent 2 chacune : 1 + 2 + 2.
count-the-points-choice-3 = 5
count-the-points-reply-3 = { CARD("QC", article: "def", capital: "yes") } compte 1, { CARD("QD", article: "def") } et { CARD("QH", article: "def") } comptent 2 chacune. { NAME(2) } prend 2 pour le dernier pli.

## Pass what catches queens

pass-what-catches-queens-title = Passez ce qui attrape les dames
pass-what-catches-queens-text = Avant le premier pli, chacun passe trois cartes et en reçoit trois. À la première donne, on passe à droite. Les as et les rois rouges ramassent les dames rouges, surtout quand vous n’avez pas de petites cartes de la couleur à jouer à leur place.
pass-what-catches-queens-reply = Sans elles, vous pouvez rester au-dessous de presque tout.
pass-what-catches-queens-wrong-pass-8C-7S-8S = Ce sont des cartes sûres : gardez-les. Passez { CARD("AH", article: "def") }, { CARD("KH", article: "def") } et { CARD("AD", article: "def") }.
pass-what-catches-queens-otherwise = Chaque as ou roi rouge que vous gardez peut attraper une dame. Passez { CARD("AH", article: "def") }, { CARD("KH", article: "def") } et { CARD("AD", article: "def") }.

## Your turn

your-turn-title = À vous
your-turn-text = Jouez maintenant une partie entière, contre trois adversaires faciles. Appuyez sur Conseil, ou sur H, chaque fois que vous voulez savoir comment jouerait quelqu’un de fort, et pourquoi.
