### La leçon d’Acorn Hearts. Qui apprend est la place 0, en bas de la table ; dans le sens des aiguilles d’une montre suivent 1, 2 et 3.

## Hearts and one queen

hearts-and-one-queen-title = Les cœurs et une dame
hearts-and-one-queen-text = Chaque cœur que vous ramassez coûte 1 point de pénalité, et { CARD("QS", article: "def") } en coûte 4. Les autres dames ne coûtent rien. Le plus petit total gagne.

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

## A heart to give away

a-heart-to-give-away-title = Un cœur à donner
a-heart-to-give-away-text = { NAME(3) } entame avec { CARD("KC", article: "def") }, et vous n’avez plus de trèfle. Vous pouvez jouer n’importe quelle carte, et ce qui n’est pas de la couleur demandée ne fait jamais le pli. Les cœurs comptent : donnez-en un.
a-heart-to-give-away-reply = 1 point de pénalité pour { NAME(3) }, et ce cœur, qui aurait pu faire un pli, n’est plus à vous.
a-heart-to-give-away-wrong-play-AS = La dame de pique est déjà tombée : l’as n’est plus guère dangereux. Les cœurs coûtent des points : défaussez-en un.
a-heart-to-give-away-wrong-play-7H = Un point est un point, mais le sept est votre cœur le plus sûr : il ne fait presque jamais le pli. Défaussez le gros.

## The queen slips away

the-queen-slips-away-title = La dame s’esquive
the-queen-slips-away-text = { NAME(2) } entame avec { CARD("KS", article: "def") }, et { NAME(3) } joue { CARD("7S", article: "def") }. Vous avez { CARD("QS", article: "def") } et { CARD("8S", article: "def") }. Le roi est au-dessus de votre dame, qui ne peut donc pas faire ce pli.
the-queen-slips-away-reply = { NAME(2) } fait le pli, avec votre dame dedans, pour 4 points de pénalité.
the-queen-slips-away-wrong-play-8S = C’est sans risque, mais la dame reste dans votre main, et plus tard elle peut faire un pli : 4 points. Un roi ou un as sur la table, voilà votre chance.
the-queen-slips-away-refused-play-AH = Vous avez des piques : il faut fournir à pique.

## Pass a short suit

pass-a-short-suit-title = Videz-vous d’une couleur
pass-a-short-suit-text = Avant le premier pli, chacun passe trois cartes et en reçoit trois. À la première donne, on passe à droite. Passez { CARD("KS", article: "def") } et les deux carreaux. Si vous n’en recevez pas d’autres, vous pourrez défausser des cœurs quand carreau sera demandé.
pass-a-short-suit-reply = Pas de carreau, et pas de roi pour attraper la dame. Dès qu’on demandera carreau, vous défausserez ce que vous voudrez.
pass-a-short-suit-wrong-pass-7S-8S-KS = Vous n’avez plus de pique, mais vous gardez deux gros carreaux. Passez-les plutôt, avec { CARD("KS", article: "def") }.
pass-a-short-suit-otherwise = Passez une couleur tout entière, et vous défausserez ce que vous voudrez quand elle sera demandée. Passez les deux carreaux et { CARD("KS", article: "def") }.

## Shooting the moon

shooting-the-moon-title = Le grand chelem
shooting-the-moon-text = { NAME(3) } a pris sept cœurs et { CARD("QS", article: "def") }. Avec le huitième cœur, { NAME(3) } marque 0, et les autres 12 chacun. { NAME(3) } entame avec { CARD("KC", article: "def") }, vous n’avez pas de trèfle, et il reste un pli après celui-ci. Que défaussez-vous ?
shooting-the-moon-reply = { NAME(3) } entame avec { CARD("JS", article: "def") }, votre { CARD("KS") } fait le pli, et y prend { CARD("8H", article: "def") }. 1 point pour vous, 11 pour { NAME(3) }.
shooting-the-moon-wrong-play-KS = Alors plus rien dans votre main ne peut faire le pli, et le dernier cœur vous échappe : 12 points pour vous. Gardez le roi, et prenez un seul cœur.

## Your turn

your-turn-title = À vous
your-turn-text = Jouez maintenant une partie entière, contre trois adversaires faciles. Appuyez sur Conseil, ou sur H, chaque fois que vous voulez savoir comment jouerait quelqu’un de fort, et pourquoi.
