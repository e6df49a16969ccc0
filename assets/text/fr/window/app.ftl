### Messages affichés un moment, et avis qui restent jusqu’à ce qu’on les ferme.

cannot-be-opened = Impossible d’ouvrir cette partie. { $error }

cannot-be-started = Impossible de commencer cette partie : { $error }

example-cannot-be-opened = Impossible d’ouvrir cet exemple. { $error }

cannot-be-reviewed = Impossible d’analyser cette partie. { $error }

cannot-be-shared = Impossible de partager cette partie. { $error }

cannot-be-imported = Impossible d’importer ce fichier. { $error }

imported = Partie importée : « { $name } ».

already-imported = « { $name } » est déjà dans Mes parties.

open = Ouvrir

copy-saved = Une copie a été ajoutée à Mes parties.

path-too-long = Le chemin de ce fichier est trop long.

not-unicode = Le nom de ce fichier n’est pas écrit en Unicode.

replayed = { $name } (rejouée)

## Notices

crashed = La dernière fois, quelque chose a mal tourné dans Misère. Vous trouverez un rapport dans { $report }.

second-window = Misère est déjà ouvert dans une autre fenêtre. Les parties jouées ici sont enregistrées, mais les réglages modifiés seront perdus à la fermeture de cette fenêtre.

no-file = { $file } n’est pas un fichier ordinaire, mais par exemple un lien vers un périphérique. Misère n’y touche pas et n’y enregistre rien.

game-changed-elsewhere = « { $old } » a été modifiée ailleurs. Votre partie est enregistrée sous le nom « { $new } ».

file-changed-elsewhere = { $from } a été modifié ailleurs. Votre partie est enregistrée dans { $to }.

settings-changed-elsewhere = { $from } a été modifié ailleurs. Les réglages de cette fenêtre sont enregistrés dans { $to }.

settings-unreadable = Impossible de lire les réglages. Le fichier est resté tel quel. { $error }

## A game that continues from a position

branched-from-review = Voici une nouvelle partie. Celle que vous analysiez reste telle quelle.

branched-from-puzzle = Voici une nouvelle partie, qui part du problème.

## The picture on the table

picture-cannot-be-shown = Impossible d’afficher l’image de la table { $path } : { $why }.

picture-not-drawn = elle ne peut pas être dessinée

picture-error = { $error }

picture-too-many-pixels = elle compte { $wide } × { $tall } pixels, le maximum est de { $most } millions

picture-format = ce n’est pas un fichier { $formats }

picture-too-large = elle est trop grande

choose-picture = Choisir une image pour la table

pictures = Images
