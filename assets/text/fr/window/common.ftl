### Ce que partagent les pages, les panneaux et les boîtes de dialogue.

home = Accueil

## Buttons that lead back to the page before

back-to-new-game = Nouvelle partie
back-to-saved-games = Retour à mes parties
back-to-settings = Retour aux réglages
back-to-table = Retour à la table
back-to-lesson = Retour à la leçon
back-to-puzzle = Retour au problème
back-to-review = Retour à l’analyse
back-to-today = Retour à la donne du jour

back-to-challenges = Retour aux défis
back-to-challenge = Retour au défi

back-to-statistics = Retour aux statistiques
back-to-goals = Retour aux médailles

## Dialogs and lines

close = Fermer

copy = Copier

seal = Sceau { $hash }

seal-begins = Sceau { $digits }…

copy-seal = Copier le sceau

next-seal = Sceau de la prochaine partie { $hash }

copy-next-seal = Copier le sceau de la prochaine partie

## Announcements by screen readers

announcements = Messages

announcement = { STOP($words) }

sentences = { LIST($sentences, kind: "sentences") }
