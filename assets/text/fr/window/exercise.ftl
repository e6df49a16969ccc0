### Le panneau à côté de la table, dans les leçons et les problèmes.

rules = Règles

right = Exact.

wrong = Pas tout à fait.

refused = Pas permis.

shown = La réponse :

reply = { $verdict } { $reply }
