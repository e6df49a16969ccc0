### La liste des parties enregistrées.

title = Mes parties

your-games = Vos parties

saved-automatically = Les parties que vous commencez s’enregistrent ici toutes seules, carte après carte. Fermez la fenêtre quand vous voulez : vous reprendrez où vous en étiez.

play = Jouer à { $title }

examples-follow = En attendant, ces exemples montrent à quoi ressemblent les parties :

import = Importer…

deleted = Partie supprimée : { $name }

undo = Annuler

import-help = Ajouter une partie depuis un fichier, ou déposer le fichier sur la fenêtre

import-help-without-dropping = Ajouter une partie depuis un fichier

## What is listed, and in which order

search = Chercher

search-help = Chercher des noms, des jeux et des joueurs

game = Jeu

all-games = Tous les jeux

order = Ordre

newest-first = Récentes d’abord

oldest-first = Anciennes d’abord

by-name = Par nom

by-game = Par jeu

show = Montrer

all = Toutes

unfinished = En cours

finished = Finies

examples = Exemples

opening-saves = Ouvrez-en un, et il rejoint vos parties.

games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

games-found = { $found } sur { $count }

show-all = Tout voir

## A row

row = Partie { $place } sur { $count } : { $game }

unreadable-row = Partie { $place } sur { $count } : un fichier illisible

unreadable = Ce fichier est illisible. Il est resté tel quel.

example-finished = Finie

example-unfinished = En cours

open = Ouvrir

resume = Reprendre

more = Plus…

review = Analyse

share = Partager

rename = Renommer

duplicate = Dupliquer

delete = Supprimer

name = Nom de la partie
