### La leçon de Finis. Qui apprend est la place 0, en bas de la table ; dans le sens des aiguilles d’une montre suivent 1, 2 et 3.

## Only the last trick counts

only-the-last-trick-counts-title = Seul le dernier pli compte
only-the-last-trick-counts-text = Dans Finis, un seul pli a de l’importance : le dernier. Qui le fait prend 1 point de pénalité, et personne d’autre n’en prend. Le plus petit total gagne : restez à l’écart de ce pli.

## Follow suit

follow-suit-title = Fournir
follow-suit-text = { NAME(3) } entame avec { CARD("9H", article: "def") }. Il faut fournir si l’on peut : vous avez des cœurs, jouez-en un.
follow-suit-reply = Vous fournissez à cœur, et les autres doivent en faire autant. { CARD("AH", article: "def", capital: "yes") } est la plus forte carte : le pli est pour { NAME(2) }.
follow-suit-refused-play-AS = Vous avez des cœurs : il faut en jouer un. On ne joue une autre couleur que si l’on n’a pas de cœur.

## Who takes a trick?

who-takes-a-trick-title = Qui fait le pli ?
who-takes-a-trick-text = { NAME(1) } entame avec { CARD("9D", article: "def") }, et { NAME(2) } fournit avec { CARD("TD", article: "def") }. { NAME(3) } n’a pas de carreau et peut jouer n’importe quelle carte : { CARD("AS", article: "def") }. Seules les cartes de la couleur demandée peuvent faire le pli. Il n’y a pas d’atout.
who-takes-a-trick-question = Vous allez jouer { CARD("QD", article: "def") }. Qui fait le pli ?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QD", article: "def", capital: "yes") } est le plus gros carreau : le pli est pour vous. L’as d’une autre couleur ne compte pas.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TD", article: "def", capital: "yes") } est au-dessous de votre { CARD("QD") }. Le plus gros carreau fait le pli.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", article: "def", capital: "yes") } n’est pas un carreau. Seule la couleur demandée peut faire le pli, et il n’y a pas d’atout.

## Pass what could win

pass-what-could-win-title = Passez ce qui pourrait gagner
pass-what-could-win-text = Avant le premier pli, chacun passe trois cartes et en reçoit trois. À la première donne, on passe à droite. Les as et les rois sont les plus exposés à faire le dernier pli. Passez vos trois plus grosses cartes.
pass-what-could-win-reply = Bien choisi : les petites cartes font rarement le dernier pli. Dans les analyses, de bons joueurs gardent parfois un as avec le roi de sa couleur : les deux font des plis au début, tant que cela ne coûte rien.
pass-what-could-win-wrong-pass-7C-7D-7H = Ce sont vos meilleures cartes : un sept ne fait presque jamais le pli. Passez les plus grosses.
pass-what-could-win-otherwise = Vous gardez un as ou un roi, qui peut gagner à la fin. Passez les trois plus grosses cartes.

## Win early, if at all

win-early-if-at-all-title = S’il faut gagner, que ce soit tôt
win-early-if-at-all-text = { NAME(3) } entame le premier pli avec { CARD("9H", article: "def") }. Le faire ne coûte rien : seul le dernier coûte. C’est donc le bon moment pour vous défaire d’une grosse carte.
win-early-if-at-all-reply = Plus de roi, et ici { CARD("AH", article: "def") } passe même au-dessus.
win-early-if-at-all-wrong-play-8H = C’est sans risque pour l’instant, mais le roi reste dans votre main, et il pourrait faire le dernier pli. Défaites-vous-en tant que gagner ne coûte rien.

## When you cannot follow

when-you-cannot-follow-title = Quand on ne peut pas fournir
when-you-cannot-follow-text = Encore deux plis. { NAME(3) } entame avec { CARD("TC", article: "def") }, et vous n’avez pas de trèfle : vous pouvez défausser n’importe quelle carte. Laquelle ne voulez-vous pas avoir au dernier pli ?
when-you-cannot-follow-reply = Vous avez défaussé l’as. { NAME(3) } entame le dernier pli avec { CARD("9S", article: "def") } : votre as l’aurait fait. C’est { NAME(2) } qui le prend, pour 1 point de pénalité.
when-you-cannot-follow-wrong-play-7D = Il vous faudrait alors jouer l’as au dernier pli. Si l’on y demande pique, il le fait. Défaussez l’as et gardez le sept.

## The lead is dangerous

the-lead-is-dangerous-title = Avoir la main est dangereux
the-lead-is-dangerous-text = Encore deux plis, et c’est à vous d’entamer. Tous les trèfles qui restent sont au-dessus de votre { CARD("7C") }, mais personne d’autre n’a de carreau. Quelle carte jouez-vous ?
the-lead-is-dangerous-reply = { NAME(2) } fait le pli et doit entamer le dernier, que prend { NAME(1) }. Votre sept de carreau n’a jamais risqué de gagner.
the-lead-is-dangerous-wrong-play-7D = Personne ne peut fournir : même un sept fait le pli, et il vous faut entamer encore, cette fois le dernier. Rendez la main tant que vous le pouvez.

## Your turn

your-turn-title = À vous
your-turn-text = Jouez maintenant une partie entière, contre trois adversaires faciles. Appuyez sur Conseil, ou sur H, chaque fois que vous voulez savoir comment jouerait quelqu’un de fort, et pourquoi.
