### Le formulaire d’une nouvelle partie. Son titre est celui du jeu.

start-game = Commencer

learn = Leçon

rules = Règles

## The page of a game that has never been played

play-now = Jouer

learn-in-minutes = Leçon ({ $minutes } min)

facts = { $length }{ "  ·  " }par { $inventor }

the-aim = Le but

a-turn = Le déroulement

the-catch = Le piège

players-are = Joueurs : { NAMES($players) }

rules-as-published = Règles maison : règles publiées

rules-as-usual = Règles maison : règles habituelles

rules-named = Règles maison : { $name }

rules-changed = { $count ->
    [one] Règles maison : { $count } changée
   *[other] Règles maison : { $count } changées
}

freshly-shuffled = Cartes : fraîchement battues

by-deal-code = Cartes : code de donne

## Players

players = Joueurs

seat = Place { $seat }

player-at = Qui joue à la place { $seat }

person = Humain

program = Programme…

face-at = Choisir qui joue à la place { $seat }

character-at = Caractère à la place { $seat }

even-tempered = Équilibré

cautious = Prudent

bold = Audacieux

moon-shooter = Vise le chelem

nobody-plays = Aucune place n’est à vous : vous regardez.

clockwise = Les places se suivent dans le sens des aiguilles d’une montre.

several-people = Qui joue ? Tapez vos noms. Les mains restent cachées pendant que vous changez de place.

characters-help = Le caractère change la façon de jouer, pas la force. Prudent : évite les risques. Audacieux : les recherche. Vise le chelem : joue le tout pour le tout. Équilibré : rien de tout cela.

command-at = Commande du programme à la place { $seat }

command-help = La commande qui lance le programme.

copy-guide = Copier l’adresse du guide

command-is-shown = Avant de la lancer pour la première fois, Misère vous montrera cette commande en entier.

## Levels

novice-habit = Novice : apprend encore et laisse passer beaucoup de choses.

easy-habit = Facile : fait les erreurs de tout le monde.

medium-habit = Moyen : joue correctement, sans calculer d’avance.

hard-habit = Difficile : calcule un peu d’avance.

master-habit = Maître : calcule loin et se souvient de chaque carte.

show-win-rates = Taux de victoires

hide-win-rates = Masquer les taux

win-rate = { $level } : { $share } % de victoires à { NUMBER($seats, as: "words") }, contre { $others ->
    [one] { NUMBER($others, as: "words") } adversaire de niveau { $below }
   *[other] { NUMBER($others, as: "words") } adversaires de niveau { $below }
}.

## The occasion

same-deal = La même donne

same-deal-help = Les mêmes cartes, et la même place qui donne en premier. Choisissez d’autres adversaires, ou décalez tout le monde pour jouer une autre main.

move-on = Décaler tout le monde d’une place

evening-game = Partie { $number } de la soirée

game = Jeu

same-players = Les joueurs restent les mêmes toute la soirée.

evening = Soirée jeux

evening-help = Plusieurs parties à la suite, avec un classement après chacune. Vous choisissez le jeu suivant quand une partie est finie.

## Cards

cards-help = D’où viennent les cartes : mélange, coupe et code de donne

no-seal = Une partie avec un code de donne n’a pas de sceau.

cut = Couper (facultatif)

any-word = un mot au choix

cut-help = Le sceau fixe le mélange, puis votre mot le modifie. Personne ne peut donc choisir les cartes.

deal-code = Code de donne

random = au hasard

code-sets-rules = Ce code est pour { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
} et fixe les règles maison.

## Why the game cannot be started

needs-command = Il manque une commande à la place { $seat }.

code-of-other-game = Ce code est pour { $title }.

code-for-players = Ce code est pour { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}.

not-a-code = Un code de donne ressemble à 7F3K-2Q9A.
