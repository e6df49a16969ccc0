### La leçon de Seven Card Combo. Qui apprend est la place 0, en bas de la table ; dans le sens des aiguilles d’une montre suivent 1, 2 et 3.

## Cards that belong together

cards-that-belong-together-title = Des cartes qui vont ensemble
cards-that-belong-together-text = Vos quatre cartes deviennent sept en trois tours. À la fin, chaque carte qui ne va avec rien coûte 1 point de pénalité. Vont ensemble : deux de même rang, quatre de même couleur, ou une suite de quatre, où l’as relie le roi et le deux. Une carte peut servir plusieurs fois. Le plus petit total gagne.

## Discard first

discard-first-title = D’abord écarter
discard-first-text = Vous commencez. Écartez les cartes dont vous ne voulez pas, autant qu’il vous plaît ; puis vous en prendrez autant, plus une. Vous avez deux cinq : gardez-les, et écartez les deux autres.
discard-first-reply = Il vous faut maintenant trois cartes : deux pour celles que vous avez écartées, et une de plus.
discard-first-wrong-discard = Vous ne prendriez alors qu’une seule carte, en gardant un roi et un neuf qui ne vont avec rien.
discard-first-wrong-discard-5C-5D = Une paire est ce que vous avez de mieux. Gardez les cinq, et écartez { CARD("KH", article: "def") } et { CARD("9S", article: "def") }.
discard-first-otherwise = Gardez les deux cinq ensemble, et écartez les deux autres cartes : { CARD("KH", article: "def") } et { CARD("9S", article: "def") }.

## Draw

draw-title = Puis piocher
draw-text = Vous ouvrez la manche : prenez donc vos cartes une par une, sur le dessus de la pioche, sans les voir, ou sur celui de la défausse, que tout le monde voit. Ici, c’est { CARD("5S", article: "def") }.
draw-reply = Un troisième cinq. Vous piochez les deux autres cartes, et c’est à { NAME(1) }.
draw-wrong-draw-stock = Une carte inconnue au lieu d’un troisième cinq ? Prenez { CARD("5S", article: "def") } à la défausse.

## Your packet goes to the left

your-packet-goes-to-the-left-title = Votre écart va à gauche
your-packet-goes-to-the-left-text = Ce que vous écartez est pour la place suivante : { NAME(1) } regarde { CARD("KH", article: "def") } et { CARD("9S", article: "def") } et peut en prendre. { NAME(1) } fait aussi un écart, et c’est à vous qu’il reviendra. Ne laissez donc jamais de paire dans votre écart.

## The second hand

the-second-hand-title = Le deuxième tour
the-second-hand-text = C’est de nouveau à vous. Écartez d’abord, avant de regarder l’écart { NAME(1, case: "de") }. { CARD("AC", article: "def", capital: "yes") } ne va avec rien. { CARD("6D", article: "def", capital: "yes") } peut devenir une paire, ou entrer dans une suite avec un cinq.
the-second-hand-reply = Il vous faut maintenant deux cartes, et vous pouvez regarder l’écart : { CARD("6C", article: "def") } et { CARD("QC", article: "def") }.
the-second-hand-wrong-discard = C’est possible, mais { CARD("AC", article: "def") } ne va avec rien. Écartez-le, et vous aurez une carte de plus à choisir.
the-second-hand-otherwise = Gardez les cinq et { CARD("6D", article: "def") }, et n’écartez que { CARD("AC", article: "def") }.

## Take what fits

take-what-fits-title = Prenez ce qui vous sert
take-what-fits-text = Vous pouvez prendre des cartes de l’écart, et piocher ce qui vous manque encore. Les cartes que vous laissez vont face visible sur la défausse.
take-what-fits-reply = Une paire de six avec les trois cinq : c’est un full, qui retire 1 de votre score.
take-what-fits-otherwise = Prenez { CARD("6C", article: "def") } : avec { CARD("6D", article: "def") }, cela fait une paire. { CARD("QC", article: "def", capital: "yes") } ne va avec rien.

## Le reste à la défausse

the-rest-title = Le reste à la défausse
the-rest-text = De l’écart, il reste { CARD("QC", article: "def") }. Posez-la face visible sur la défausse.
the-rest-reply = Votre tour est fini. Tout le monde voit les cartes de la défausse.

## The third hand

the-third-hand-title = Le troisième tour
the-third-hand-text = Cette fois, { NAME(1) } n’écarte rien et laisse { CARD("AC", article: "def") } sur la défausse. C’est votre dernier tour. { CARD("2H", article: "def", capital: "yes") } ne va avec rien. L’écartez-vous, pour prendre deux cartes à la pioche ou à la défausse ?
the-third-hand-reply = Deux cartes nouvelles, c’est deux chances qu’une carte aille avec les vôtres. Vous piochez { CARD("9C", article: "def") } et { CARD("JS", article: "def") } : pas de chance cette fois.
the-third-hand-wrong-discard = Alors { CARD("2H", article: "def") } coûte un point à coup sûr, et vous ne piochez qu’une carte. Écartez-le : une carte nouvelle peut vous servir.
the-third-hand-otherwise = Les cinq et les six font votre full. N’écartez que { CARD("2H", article: "def") }.

## Count the points

count-the-points-title = Comptez les points
count-the-points-text = { NAME(1) } joue en dernier, puis on compte la manche. Vous avez trois cinq et deux six, et { CARD("9C", article: "def") } et { CARD("JS", article: "def") } ne vont avec rien. Un full retire 1.
count-the-points-question = Combien de points de pénalité prenez-vous ?
count-the-points-choice-1 = 0 point
count-the-points-reply-1 = Deux cartes seules coûtent 2, et le full ne retire que 1.
count-the-points-choice-2 = 1 point
count-the-points-reply-2 = Deux cartes seules, moins 1 pour le full. Un carré, ou sept cartes en une suite ou de même couleur, retireraient 4.
count-the-points-choice-3 = 2 points
count-the-points-reply-3 = C’est pour les cartes seules. Mais le full retire 1.

## Your turn

your-turn-title = À vous
your-turn-text = Jouez maintenant une partie entière, contre deux adversaires faciles. Des lettres montrent quelles cartes se combinent. Appuyez sur Conseil, ou sur H, chaque fois que vous voulez savoir comment jouerait quelqu’un de fort, et pourquoi.
