### Fichiers : ce qui n’est pas enregistré, et ce qui entre et sort du programme.

settings = les réglages

statistics = les statistiques

challenge = le défi

tries = les essais aux problèmes

mistakes = vos erreurs

game = { $title }

no-answer = { $path } : le disque ne répond pas

is-not-saved = Enregistrement impossible : { $name }. { $reason }. Misère continue d’essayer.

are-not-saved = Enregistrement impossible : { LIST($names) }. { $reason }. Misère continue d’essayer.

try-again = Réessayer

ok = OK

## The question before the window is closed

close-without-saving = Fermer sans enregistrer ?

disk-is-busy = Le disque est occupé.

will-be-lost = Ce qui n’est pas enregistré sera perdu si vous fermez Misère maintenant.

close-anyway = Fermer quand même

stay = Rester

## Export and import

import-game = Importer une partie

misere-games = Parties de Misère

no-file-dialog = Ce système n’a pas de fenêtre pour choisir un fichier. Déposez plutôt le fichier ici.

no-file-dialog-at-all = Ce système n’a pas de fenêtre pour choisir un fichier. Lancez plutôt Misère avec le fichier : misere FICHIER

no-picture-dialog = Ce système n’a pas de fenêtre pour choisir un fichier : impossible de choisir une image.

file-dialog-is-silent = Le bureau n’affiche pas sa fenêtre de choix de fichier. Elle viendra peut-être encore.

saved-as = Enregistré : { $file }

not-saved = Impossible d’enregistrer le fichier.

not-saved-because = Impossible d’enregistrer le fichier. { $error }

file-error = Impossible d’enregistrer le fichier. { $file } : { $error }
