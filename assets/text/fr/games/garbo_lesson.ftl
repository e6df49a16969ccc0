### La leçon de Garbo. Qui apprend est la place 0, en bas de la table ; en face, la place 1.

## Cards that want to be alone

cards-that-want-to-be-alone-title = Des cartes qui veulent être seules
cards-that-want-to-be-alone-text = Carte après carte, vous construisez avec { NAME(1) } un carré de quatre rangées et quatre colonnes. Une carte qui s’accorde avec d’autres y donne des points à l’adversaire. Le plus grand total gagne.

## Expensive cards first

expensive-cards-first-title = Les plus chères d’abord
expensive-cards-first-text = Vous commencez avec n’importe quelle carte. Un accord de dames donne 12 points, d’as 11, de dix 10 ; de sept seulement 7, et de valets 5. Il n’y a encore rien avec quoi s’accorder : quelle carte jouez-vous ?
expensive-cards-first-reply = La dame est posée, et sans frais. Plus tard, avec une autre dame dans le carré, elle aurait été difficile à placer.
expensive-cards-first-otherwise = C’est une carte bon marché, qui trouvera sa place plus tard. Jouez votre carte la plus chère tant que le carré est vide.

## Near and in line

near-and-in-line-title = À côté et en ligne
near-and-in-line-text = { NAME(1) } commence avec { CARD("QH", article: "def") }. Un cœur juste à côté, coins compris, donne 2 points. Une dame dans sa rangée, sa colonne ou une diagonale, à n’importe quelle distance, en donne 12. Posez contre elle une carte qui n’est ni cœur ni dame.
near-and-in-line-reply = Une autre couleur et un autre rang : rien pour { NAME(1) }.
near-and-in-line-wrong-place-TH-0-1 = Deux cœurs côte à côte : 2 points pour { NAME(1) }.
near-and-in-line-wrong-place-TH-0--1 = Deux cœurs côte à côte : 2 points pour { NAME(1) }.
near-and-in-line-wrong-place-TH-1-0 = Deux cœurs côte à côte : 2 points pour { NAME(1) }.
near-and-in-line-wrong-place-TH--1-0 = Deux cœurs côte à côte : 2 points pour { NAME(1) }.
near-and-in-line-wrong-place-QC-0-1 = Deux dames en ligne : 12 points pour { NAME(1) }.
near-and-in-line-wrong-place-QC-0--1 = Deux dames en ligne : 12 points pour { NAME(1) }.
near-and-in-line-wrong-place-QC-1-0 = Deux dames en ligne : 12 points pour { NAME(1) }.
near-and-in-line-wrong-place-QC--1-0 = Deux dames en ligne : 12 points pour { NAME(1) }.

## Count a match

count-a-match-title = Comptez un accord
count-a-match-text = Huit cartes sont posées, et vous avez { CARD("TH", article: "def") }. Imaginez-le dans la deuxième rangée, entre { CARD("JH", article: "def") } et { CARD("8S", article: "def") } : { CARD("JH", article: "def") } et { CARD("AH", article: "def") } touchent cette case, { CARD("TC", article: "def") } est dans sa rangée, et { CARD("TS", article: "def") } dans sa colonne.
count-a-match-question = Combien de points cela donnerait-il à { NAME(1) } ?
count-a-match-choice-1 = 4 points
count-a-match-reply-1 = { CARD("JH", article: "def", capital: "yes") } et { CARD("AH", article: "def") } font 2 chacun. Mais les dix s’accordent aussi, à n’importe quelle distance : 10 chacun.
count-a-match-choice-2 = 14 points
count-a-match-reply-2 = Il y a deux cœurs, à 2 chacun, et deux dix en ligne, à 10 chacun.
count-a-match-choice-3 = 24 points
count-a-match-reply-3 = Deux cœurs à 2, et deux dix à 10. Gardez un dix loin de toute ligne où il y en a un autre.

## Level two

level-two-title = Le deuxième niveau
level-two-text = Le carré est plein. Désormais, chaque carte couvre une carte du premier niveau. Si les deux ont même couleur ou même rang, cet accord compte dix fois ; ensuite, la carte couverte ne compte plus. Vous avez { CARD("TD", article: "def") } ; imaginez-le sur { CARD("TH", article: "def") }.
level-two-question = Combien de points cela donnerait-il à { NAME(1) } ?
level-two-choice-1 = 20 points
level-two-reply-1 = C’est pour { CARD("TC", article: "def") } dans sa rangée et { CARD("TS", article: "def") } dans sa colonne. Il y a encore le dix de dessous, qui compte dix fois.
level-two-choice-2 = 100 points
level-two-reply-2 = C’est pour le dix de dessous. { CARD("TC", article: "def", capital: "yes") } dans sa rangée et { CARD("TS", article: "def") } dans sa colonne donnent 10 de plus chacun.
level-two-choice-3 = 120 points
level-two-reply-3 = 100 pour le dix de dessous, et 20 pour { CARD("TC", article: "def") } et { CARD("TS", article: "def") }. Ne couvrez jamais votre semblable !

## Find a quiet place

find-a-quiet-place-title = Trouvez un coin tranquille
find-a-quiet-place-text = Encore le même carré. Votre { CARD("8D") } ne doit ni couvrir un carreau ou un huit, ni se trouver près d’un carreau ou en ligne avec { CARD("8S", article: "def") }. Un coin du carré ne donne rien.
find-a-quiet-place-reply = Aucun carreau ne touche { CARD("7C", article: "def") }, et { CARD("8S", article: "def") } n’est pas en ligne avec lui. Rien pour { NAME(1) }.
find-a-quiet-place-wrong-cover-8D-2-0 = Un huit sur un huit : 80 points pour { NAME(1) }.
find-a-quiet-place-wrong-cover-8D-0-2 = Carreau sur carreau fait 40 points, et { CARD("8S", article: "def") } sur la diagonale 8 de plus.
find-a-quiet-place-otherwise = Il y a mieux. Posez { CARD("8D", article: "def") } sur { CARD("7C", article: "def") }, dans le coin en haut à gauche.

## Your turn

your-turn-title = À vous
your-turn-text = Jouez maintenant une partie entière, contre un adversaire facile. Quand vous tenez une carte au-dessus d’une case, la table montre ce qu’elle donnerait. Appuyez sur Conseil, ou sur H, chaque fois que vous voulez savoir comment jouerait quelqu’un de fort.
