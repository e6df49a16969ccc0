### La leçon de Clubs. Qui apprend est la place 0, en bas de la table ; dans le sens des aiguilles d’une montre suivent 1, 2 et 3.

## Win clubs, but not the jack

win-clubs-but-not-the-jack-title = Les trèfles, mais pas le valet
win-clubs-but-not-the-jack-text = Chaque carte que vous ramassez coûte 1 point, mais chaque trèfle en rapporte 3 : il vaut donc 2. Le valet de trèfle en coûte 10 de plus : 11 en tout. Le plus grand total gagne.

## Name a suit

name-a-suit-title = Annoncer une couleur
name-a-suit-text = Qui a { CARD("2C", article: "def") } entame le premier pli avec cette carte. Qui entame avec un trèfle annonce aussi la couleur du pli. Le vôtre est le plus petit trèfle et n’a guère de chances : annoncez carreau.
name-a-suit-reply = C’est maintenant un pli à carreau : qui a un carreau ou un trèfle doit en jouer un. { NAME(2) } fait le pli avec { CARD("AD", article: "def") }.
name-a-suit-wrong-play-2C-as-C = Annoncer trèfle ferait sortir les trèfles de tout le monde, au profit de quelqu’un d’autre. Annoncez carreau.
name-a-suit-otherwise = Vous pouvez annoncer n’importe quelle couleur. Essayez carreau : jouez { CARD("2C", article: "def") } et choisissez le carreau.

## Who takes a trick?

who-takes-a-trick-title = Qui fait le pli ?
who-takes-a-trick-text = { NAME(1) } entame avec { CARD("9D", article: "def") } : carreau est la couleur du pli. { NAME(2) } joue { CARD("9C", article: "def") }, et { NAME(3) } { CARD("8C", article: "def") }. On peut toujours jouer trèfle ; seuls les trèfles et la couleur du pli peuvent gagner, et le plus haut rang l’emporte.
who-takes-a-trick-question = Vous allez jouer { CARD("5D", article: "def") }. Qui fait le pli ?
who-takes-a-trick-choice-1 = { NAME(1) }
who-takes-a-trick-reply-1 = { CARD("9D", article: "def", capital: "yes") } et { CARD("9C", article: "def") } sont de même rang, et à rang égal, c’est le trèfle qui gagne.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("9C", article: "def", capital: "yes") } bat { CARD("9D", article: "def") } : à rang égal, c’est le trèfle qui gagne. Mais les trèfles ne sont pas des atouts : un dix de carreau l’aurait battu.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("8C", article: "def", capital: "yes") } est au-dessous des neuf. Les trèfles ne sont pas des atouts.

## A diamond or a club

a-diamond-or-a-club-title = Carreau ou trèfle
a-diamond-or-a-club-text = { NAME(1) } entame avec { CARD("9D", article: "def") }, { NAME(2) } joue { CARD("9C", article: "def") } et { NAME(3) } { CARD("8C", article: "def") }. Deux trèfles rapportent 6, quatre cartes coûtent 4 : ce pli vaut 2 points.
a-diamond-or-a-club-reply = L’as est le plus haut. Ce pli vous rapporte 2 points.
a-diamond-or-a-club-wrong-play-4D = { CARD("9C", article: "def", capital: "yes") } ferait le pli, et les 2 points iraient à { NAME(2) }. Avec deux trèfles et sans le valet, un pli est bon à prendre.
a-diamond-or-a-club-refused-play-QS = Vous avez des carreaux : il faut jouer un carreau ou un trèfle.

## Get rid of the jack

get-rid-of-the-jack-title = Se défaire du valet
get-rid-of-the-jack-text = Vous avez { CARD("JC", article: "def") }. { NAME(1) } entame avec { CARD("TD", article: "def") }, { NAME(2) } joue { CARD("QC", article: "def") }, et { NAME(3) } { CARD("3D", article: "def") }. Quelle carte jouez-vous ?
get-rid-of-the-jack-reply = { CARD("QC", article: "def", capital: "yes") } ramasse le valet : { NAME(2) } y perd 11 points. Vous pouvez jouer trèfle même si vous avez un carreau.
get-rid-of-the-jack-wrong-play-5D = La dame aurait ramassé votre valet. Si vous attendez, il peut faire un pli dont vous ne voulez pas.
get-rid-of-the-jack-refused-play-QS = Vous avez un carreau et un trèfle : jouez l’un des deux.

## Stay away from the jack

stay-away-from-the-jack-title = Loin du valet
stay-away-from-the-jack-text = { NAME(1) } entame avec { CARD("TD", article: "def") }, { NAME(2) } joue { CARD("JC", article: "def") }, et { NAME(3) } { CARD("3D", article: "def") }. Pour l’instant, c’est le valet lui-même qui est maître.
stay-away-from-the-jack-reply = { NAME(2) } doit reprendre son valet. Vous ne pouviez pas rêver mieux.
stay-away-from-the-jack-wrong-play-KC = Le roi ferait le pli avec le valet dedans, et vous coûterait 11 points. Restez au-dessous.
stay-away-from-the-jack-wrong-play-AD = L’as ferait le pli avec le valet dedans, et vous coûterait 14 points. Restez au-dessous.

## The scramble

the-scramble-title = Le renversement
the-scramble-text = Attention : si quelqu’un a dans une donne un compte de −26 ou pire, toute la donne est recomptée. Alors chaque trèfle coûte 3, le valet rapporte 10, et les autres cartes rien. Qui est loin derrière peut même le souhaiter.

## Your turn

your-turn-title = À vous
your-turn-text = Jouez maintenant une partie entière, contre trois adversaires faciles. Appuyez sur Conseil, ou sur H, chaque fois que vous voulez savoir comment jouerait quelqu’un de fort, et pourquoi.
