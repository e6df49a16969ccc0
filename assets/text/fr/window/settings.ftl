### Les réglages, sur une page ou à côté de la table.

title = Réglages

percent = { $number } %

degrees = { $number }°

## Look

look = Aspect

language = Langue

language-is-incomplete = Traduction en cours : ce qui manque est en anglais.

language-is-new = Nouveau : dites-nous ce qui sonne faux, sur { $address }

theme = Thème

theme-system = Système

theme-light = Clair

theme-dark = Sombre

table = Table

green = Vert

blue = Bleu

burgundy = Bordeaux

slate = Ardoise

own-color = Au choix

picture = Image

hue = Teinte

saturation = Saturation

brightness = Luminosité

picture-file-hint = Fichier image ({ $formats })

picture-file = Fichier image

choose = Choisir…

interface-size = Taille d’affichage

card-size = Taille des cartes

## Deck

deck = Cartes

suits = Couleurs

two-colors = Deux teintes

four-colors = Quatre teintes

back = Dos

weave = Tressage

reeds = Roseaux

lattice = Treillis

large-indices = Grands index

local-indices = Lettres françaises sur les cartes

# A note below this switch: which letters are usual where the language is spoken.
local-indices-note = D’usage en France : V, D, R et A. Sinon, J, Q, K et A.

stronger-colors = Teintes plus vives

## Play

play = Jeu

play-with = Jouer une carte

click = Clic

double-click = Double-clic

drag-only = Glisser

sort-by = Trier la main par

by-suit = Couleur, fortes d’abord

by-suit-rising = Couleur, faibles d’abord

by-rank = Valeur

sort-again = Trier la main

card-animation = Animation

no-animation = Aucune

fast-animation = Rapide

normal-animation = Normale

pace = L’ordinateur joue

fast-pace = Vite

natural-pace = Normalement

slow-pace = Lentement

trick-stays = Laisser le pli visible

half-a-second = ½ s

one-second = 1¼ s

two-seconds = 2½ s

until-click = Jusqu’au clic

remarks = Remarques

remarks-now-and-then = Parfois

remarks-off = Jamais

play-forced = Jouer d’office les cartes forcées

finish-decided = Finir d’office les donnes jouées d’avance

preview = Montrer ce que ferait une carte

allow-undo = Annulation

allow-hints = Conseils

coach = Me dire quand un coup me coûte des points

coach-off = Jamais

coach-blunders = Seulement les gaffes

coach-mistakes = Les erreurs aussi

coach-everything = Toute perte certaine

coach-help = Après un coup qui coûte des points avec certitude, l’entraîneur le dit avant que la partie continue, et vous pouvez l’annuler. Il se tait pour la donne du jour, dans les défis et entre amis. Une partie où il a parlé compte comme jouée avec des conseils.

review-games = Analyser les parties finies en arrière-plan

review-games-help = Pour que le résultat montre les moments qui ont compté.

show-today = Donne du jour à l’accueil

keep-statistics = Garder les résultats

keep-statistics-help = Les résultats des parties finies restent sur cet ordinateur, pour la page Statistiques.

rate-puzzles = Cote aux problèmes

rate-puzzles-help = Vos essais restent sur cet ordinateur, pour une cote et pour les problèmes qui reviennent.

show-goals = Médailles à l’accueil

## Sound

sound = Son

table-sounds = Sons de la table

volume = Volume

## Accessibility

accessibility = Accessibilité

high-contrast = Contraste élevé

reduced-motion = Moins d’animations

large-buttons = Grands boutons

announce = Les lecteurs d’écran disent

announce-everything = Tout

announce-tricks = Les plis et mon tour

announce-nothing = Rien

side = Boutons et panneaux

left = À gauche

right = À droite

keyboard-shortcuts = Raccourcis clavier

## House rules

house-rules = Règles maison

house-rules-help = Une nouvelle partie reprend les derniers joueurs et les dernières règles maison. Choisissez un jeu pour les changer, ou pour garder un ensemble de règles sous un nom.

usual-rules = Règles habituelles

change = Changer…

change-rules-of = Changer les règles : { $title }

reset = Rétablir

reset-help = Revenir aux règles et aux joueurs habituels

usual-rules-for = Règles habituelles : { $title }

## Programs that play

programs = Programmes

programs-help = Ces commandes ont le droit de jouer à la table. Si vous en retirez une, la question vous sera posée avant qu’elle rejoue.

remove = Retirer

remove-program = Retirer { $command } dans { $folder }

## At the end

version = Misère { $version }

about = À propos et licences

## The face at the table

your-face = Votre visage

initials = Vos initiales

portrait = Portrait { $number }
