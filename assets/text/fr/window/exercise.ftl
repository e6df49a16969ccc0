### Le panneau à côté de la table, dans les leçons et les problèmes.

rules = Règles

right = Bien joué.

wrong = Pas tout à fait.

refused = Interdit.

shown = La réponse :

reply = { $verdict } { $reply }
