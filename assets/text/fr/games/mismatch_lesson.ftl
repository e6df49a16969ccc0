### La leçon de Mismatch. Qui apprend est la place 0, en bas de la table ; dans le sens des aiguilles d’une montre suivent 1, 2 et 3.

## No two alike

no-two-alike-title = Pas deux pareilles
no-two-alike-text = Dans Mismatch, on n’est jamais obligé de fournir : toutes les cartes sont permises. Mais les cartes qui s’accordent coûtent des points de pénalité, et qui fait le dernier accord fait le pli. Le plus petit total gagne.

## The last match takes it

the-last-match-takes-it-title = Le dernier accord fait le pli
the-last-match-takes-it-text = { NAME(1) } entame avec { CARD("5D", article: "def") }, { NAME(2) } joue { CARD("JS", article: "def") }, { NAME(3) } répète le cinq avec { CARD("5H", article: "def") }. Une carte fait un accord si sa couleur ou son rang est déjà dans le pli.
the-last-match-takes-it-question = Vous allez jouer { CARD("6S", article: "def") }. Qui fait le pli ?
the-last-match-takes-it-choice-1 = { NAME(0) }
the-last-match-takes-it-reply-1 = Vous répétez le pique après { NAME(3) } : le pli est pour vous. 20 pour la paire de cinq et 10 pour les deux piques : 30 points pour vous.
the-last-match-takes-it-choice-2 = { NAME(2) }
the-last-match-takes-it-reply-2 = { CARD("JS", article: "def", capital: "yes") } ne s’accordait avec rien en arrivant. Une grosse carte ne sert plus à rien dès qu’il y a un accord.
the-last-match-takes-it-choice-3 = { NAME(3) }
the-last-match-takes-it-reply-3 = { CARD("5H", article: "def", capital: "yes") } a fait un accord, mais votre { CARD("6S") } répète le pique après lui. Le dernier accord fait le pli.

## Playing last is an advantage

playing-last-is-an-advantage-title = Mieux vaut jouer en dernier
playing-last-is-an-advantage-text = Le même pli encore une fois. Sur la table, un carreau, un pique et un cœur : deux cinq et un valet. Trouvez dans votre main la seule carte qui ne s’accorde avec rien.
playing-last-is-an-advantage-reply = Personne n’avait joué de trèfle ni de roi. Le dernier accord est celui qu’a fait { NAME(3) } : 20 points pour les deux cinq.
playing-last-is-an-advantage-wrong-play-6S = Cette carte répète le pique : vous feriez le dernier accord, et le pli.
playing-last-is-an-advantage-wrong-play-5S = Cette carte répète le cinq et le pique : le pli serait pour vous, et encore plus cher.
playing-last-is-an-advantage-otherwise = Sa couleur est déjà dans le pli : le dernier accord serait le vôtre. Cherchez une couleur et un rang que personne n’a joués.

## A run matches too

a-run-matches-too-title = Une suite aussi est un accord
a-run-matches-too-text = Trois ou quatre cartes de rangs consécutifs sont une suite, quelles que soient leurs couleurs. { NAME(1) } entame avec { CARD("7H", article: "def") }, { NAME(2) } répète le cœur avec { CARD("JH", article: "def") }, { NAME(3) } joue { CARD("9S", article: "def") }. Les accords s’additionnent : 10 pour deux de même couleur, 30 pour une suite de trois.
a-run-matches-too-question = Vous allez jouer { CARD("8S", article: "def") }. Combien vous coûte le pli ?
a-run-matches-too-choice-1 = 40 points
a-run-matches-too-reply-1 = Vous avez compté la suite et un accord de couleur. Il y a deux cœurs et deux piques.
a-run-matches-too-choice-2 = 50 points
a-run-matches-too-reply-2 = 10 pour les cœurs, 10 pour les piques et 30 pour la suite du sept au neuf. Combler un trou, c’est aussi faire une suite.
a-run-matches-too-choice-3 = 60 points
a-run-matches-too-reply-3 = Deux cœurs et deux piques font 10 chacun, et la suite de trois en fait 30.

## Mind the gap

mind-the-gap-title = Attention au trou
mind-the-gap-text = { NAME(1) } entame avec { CARD("4C", article: "def") }, { NAME(2) } joue { CARD("6D", article: "def") }, et { NAME(3) } { CARD("QS", article: "def") }. Rien ne s’accorde pour l’instant. Vos seuls cœurs sont { CARD("5H", article: "def") } et { CARD("9H", article: "def") }. Lequel jouez-vous ?
mind-the-gap-reply = Quatre couleurs, quatre rangs, pas de suite. Sans accord, la plus forte carte fait le pli : { CARD("QS", article: "def") }.
mind-the-gap-wrong-play-5H = Quatre, cinq, six : vous comblez le trou et faites une suite. Le pli serait pour vous, à 30 points.
mind-the-gap-otherwise = C’est entre vos deux cœurs qu’il faut choisir. Jouez { CARD("5H", article: "def") } ou { CARD("9H", article: "def") }.

## The lowest card sets the price

the-lowest-card-sets-the-price-title = La plus basse fixe le prix
the-lowest-card-sets-the-price-text = { NAME(1) } entame avec { CARD("4H", article: "def") }, { NAME(2) } joue { CARD("QC", article: "def") }, { NAME(3) } { CARD("9S", article: "def") }. Sans accord, la plus forte carte fait le pli, qui coûte la valeur de sa plus basse carte. Vous avez deux carreaux qui ne s’accordent avec rien.
the-lowest-card-sets-the-price-reply = { NAME(2) } fait le pli pour 4 points : la plus basse carte est { CARD("4H", article: "def") }. Le deux vous reste pour un pli que vous ne pourrez pas éviter.
the-lowest-card-sets-the-price-wrong-play-2D = Alors le pli ne coûte que 2, ce qui arrange { NAME(2) }. Gardez le deux pour un pli que vous ne pourrez pas éviter.
the-lowest-card-sets-the-price-otherwise = Cette couleur est déjà là : c’est un accord. Jouez { CARD("7D", article: "def") } ou { CARD("2D", article: "def") }.

## If you must win, win cheaply

if-you-must-win-win-cheaply-title = Gagner à peu de frais
if-you-must-win-win-cheaply-text = { NAME(1) } entame avec { CARD("3C", article: "def") }, { NAME(2) } joue { CARD("JD", article: "def") }, { NAME(3) } { CARD("8H", article: "def") }. Toutes vos cartes répètent une couleur, sauf { CARD("AS", article: "def") }, mais c’est la plus forte. Le pli est donc pour vous, quoi que vous jouiez.
if-you-must-win-win-cheaply-reply = Sans accord, il coûte la plus basse carte : 3 points. Une couleur répétée en aurait coûté au moins 10.
if-you-must-win-win-cheaply-wrong-play-KC = Deux trèfles : vous faites le pli pour 10 points. Avec { CARD("AS", article: "def") }, aucun accord, et il n’en coûte que 3.
if-you-must-win-win-cheaply-otherwise = C’est un accord de couleur : vous faites le pli pour au moins 10 points. Avec { CARD("AS", article: "def") }, aucun accord, et il en coûte 3.

## Your turn

your-turn-title = À vous
your-turn-text = Jouez maintenant une partie entière, contre trois adversaires faciles. Appuyez sur Conseil, ou sur H, chaque fois que vous voulez savoir comment jouerait quelqu’un de fort, et pourquoi.
