### La liste des raccourcis : les touches, écrites comme sur un clavier, et ce que fait chacune.

title = Raccourcis clavier

## Keys

tab = Tab, Maj+Tab

arrows = Flèches

enter-or-space = Entrée, Espace

enter = Entrée

space = Espace

pages = Page préc., Page suiv.

home-and-end = Début, Fin

escape = Échap

left-and-right = Gauche, droite

shift-and-arrows = Maj+flèches

control-and-arrows = Ctrl+gauche, droite

control-and-plus = Ctrl et + ou –

control-0 = Ctrl+0

control-n = Ctrl+N

control-o = Ctrl+O

control-s = Ctrl+S

control-t = Ctrl+T

control-v = Ctrl+V

f1 = F1

f11 = F11

question-mark = ?

f = F

h = H

l = L

s = S

t = T

u = U, Ctrl+Z

w = W

m = M

## On any screen

anywhere = Partout

next-group = groupe suivant, précédent

within-group = se déplacer dans un groupe

press-button = appuyer sur un bouton

scroll = faire défiler

go-back = fermer, revenir

new-game = nouvelle partie

saved-games = mes parties

statistics = statistiques

paste = coller un défi

zoom = plus grand, plus petit

usual-size = taille normale

full-screen = plein écran

this-list = cette liste

## At the table

at-the-table = À la table

play-card = jouer ou choisir une carte

confirm = sur une carte choisie, valider

go-on = continuer après un pli

every-card = atteindre toutes les cartes

move-card = déplacer une carte dans sa main

undo = annuler

hint = conseil ; encore une fois, comparer les choix

think-longer = réfléchir plus à un conseil ou à un jugement

why = pourquoi une carte a été jouée

previous-trick = pli précédent

read-out = lire la table à voix haute

finish-deal = finir une donne jouée d’avance

score-sheet = feuille de marque

rules = règles à côté de la table

save-copy = enregistrer une copie de la partie

menu = menu

## In a review

review = Analyse

next-step = étape précédente, suivante

next-trick = pli précédent, suivant

first-and-last = première, dernière position

play-back = relire la partie
