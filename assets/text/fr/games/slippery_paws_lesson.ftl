### La leçon de Slippery Paws. Qui apprend est la place 0, en bas de la table ; dans le sens des aiguilles d’une montre suivent 1, 2 et 3.

## Three things to avoid

three-things-to-avoid-title = Trois choses à éviter
three-things-to-avoid-text = Laissez trois choses vous glisser des pattes : le premier pli, le dernier pli et la dame de pique. Chacune coûte 1 point de pénalité. Le plus petit total gagne.

## The first lead

the-first-lead-title = La première entame
the-first-lead-text = À vous d’entamer le premier pli, et le faire coûte 1 point. Entamez avec une carte que quelqu’un peut battre.
the-first-lead-reply = { NAME(1) } joue { CARD("9C", article: "def") }, { NAME(2) } { CARD("TC", article: "def") }, et { NAME(3) } doit faire le pli avec { CARD("KC", article: "def") }.
the-first-lead-wrong-play-AS = Rien ne bat un as dans sa couleur : le premier pli serait pour vous.
the-first-lead-wrong-play-AD = Rien ne bat un as dans sa couleur : le premier pli serait pour vous.
the-first-lead-otherwise = Trop haut : tous les autres pourraient rester au-dessous. Entamez avec votre plus petite carte.

## Follow suit

follow-suit-title = Fournir
follow-suit-text = { NAME(3) } entame avec { CARD("9S", article: "def") }. Il faut fournir si l’on peut : vous avez des piques, jouez-en un.
follow-suit-reply = Vous fournissez à pique, et les autres doivent en faire autant. { CARD("AS", article: "def", capital: "yes") } est la plus forte carte : le pli est pour { NAME(2) }.
follow-suit-refused-play-AH = Vous avez des piques : il faut en jouer un. On ne joue une autre couleur que si l’on n’a pas de pique.

## Who takes a trick?

who-takes-a-trick-title = Qui fait le pli ?
who-takes-a-trick-text = { NAME(1) } entame avec { CARD("9H", article: "def") }, et { NAME(2) } fournit avec { CARD("TH", article: "def") }. { NAME(3) } n’a pas de cœur et peut jouer n’importe quelle carte : { CARD("AS", article: "def") }. Seules les cartes de la couleur demandée peuvent faire le pli. Il n’y a pas d’atout.
who-takes-a-trick-question = Vous allez jouer { CARD("QH", article: "def") }. Qui fait le pli ?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QH", article: "def", capital: "yes") } est le plus gros cœur : le pli est pour vous. L’as d’une autre couleur ne compte pas.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TH", article: "def", capital: "yes") } est au-dessous de votre { CARD("QH") }. Le plus gros cœur fait le pli.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", article: "def", capital: "yes") } n’est pas un cœur. Seule la couleur demandée peut faire le pli, et il n’y a pas d’atout.

## Throw the queen of spades

throw-the-queen-of-spades-title = Défausser la dame de pique
throw-the-queen-of-spades-text = { NAME(3) } entame avec { CARD("KC", article: "def") }, et vous n’avez plus de trèfle. Vous pouvez jouer n’importe quelle carte, et ce qui n’est pas de la couleur demandée ne fait jamais le pli. Que défaussez-vous ?
throw-the-queen-of-spades-reply = La dame part avec le pli : 1 point pour { NAME(3) }, et pas pour vous.
throw-the-queen-of-spades-wrong-play-AD = Les as aussi sont dangereux, mais la dame coûte un point à coup sûr. Défaussez-la d’abord.
throw-the-queen-of-spades-wrong-play-7S = Un sept est inoffensif. Défaussez la dame pendant que vous en avez l’occasion.

## The last trick

the-last-trick-title = Le dernier pli
the-last-trick-text = Encore deux plis. { NAME(3) } entame avec { CARD("TC", article: "def") }, et vous n’avez pas de trèfle. Le dernier pli coûte 1 point : quelle carte est la plus sûre à garder ?
the-last-trick-reply = { NAME(3) } entame le dernier pli avec { CARD("9D", article: "def") }, et { NAME(2) } doit le faire avec { CARD("TD", article: "def") }. Votre as l’aurait pris.
the-last-trick-wrong-play-7S = Il vous reste alors { CARD("AD", article: "def") }. Si carreau est demandé au dernier pli, il le fait. Défaussez l’as.

## Three make four

three-make-four-title = Trois font quatre
three-make-four-text = Dans cette donne, { NAME(2) } a fait le premier pli, et voici le dernier, qui est encore pour { NAME(2) }. { NAME(3) } a { CARD("QS", article: "def") }. Qui attrape les trois paie 4 points, pas 3.
three-make-four-question = Combien cela fait-il de points de pénalité pour { NAME(2) } ?
three-make-four-choice-1 = 1
three-make-four-reply-1 = Le premier pli en fait un, et le dernier un autre : 2.
three-make-four-choice-2 = 2
three-make-four-reply-2 = Le premier pli et le dernier. Avec { CARD("QS", article: "def") } en plus, cela aurait fait 4 : quand on en a deux sur trois, on évite surtout la troisième.
three-make-four-choice-3 = 4
three-make-four-reply-3 = Il faudrait les trois. { NAME(3) } a { CARD("QS", article: "def") } : cela fait donc 2.

## Pass what catches the queen

pass-what-catches-the-queen-title = Passez ce qui attrape la dame
pass-what-catches-the-queen-text = Avant le premier pli, chacun passe trois cartes et en reçoit trois. À la première donne, on passe à droite. { CARD("AS", article: "def", capital: "yes") } et { CARD("KS", article: "def") } sans petits piques sont les mieux placés pour attraper la dame de pique. Passez-les, avec { CARD("AD", article: "def") }.
pass-what-catches-the-queen-reply = Maintenant, la plupart de vos cartes peuvent rester au-dessous des autres.
pass-what-catches-the-queen-wrong-pass-8C-7H-8H = Vos petites cartes vous évitent des plis. Passez les trois grosses.
pass-what-catches-the-queen-otherwise = Une des cartes dangereuses vous reste. Passez { CARD("AS", article: "def") }, { CARD("KS", article: "def") } et { CARD("AD", article: "def") }.

## Your turn

your-turn-title = À vous
your-turn-text = Jouez maintenant une partie entière, contre trois adversaires faciles. Appuyez sur Conseil, ou sur H, chaque fois que vous voulez savoir comment jouerait quelqu’un de fort, et pourquoi.
