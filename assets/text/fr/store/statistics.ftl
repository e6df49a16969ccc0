### Statistiques : ce qui est dit des parties finies et de leurs analyses.

## Kinds of decisions, as headings

kind-lead = Entamer
kind-follow = Jouer dans un pli
kind-play = Jouer une carte
kind-pass = Passer des cartes
kind-draw = Piocher
kind-take = Prendre des cartes
kind-discard = Écarter
kind-lay = Défausser
kind-place = Poser une carte
kind-cover = Couvrir une carte
kind-claim = Réclamer
kind-choice = Répondre à une question

kind-other = Autres décisions ({ $kind })

## House rules that were changed

changed-rules = { LIST($rules, kind: "plain") }

unknown-rule = { $name } : { $value }

## Les statistiques, en texte

no-games-to-count = Pas encore de partie terminée à compter.

column-game = jeu
column-opponents = adversaires
column-games = parties
column-won = gagnées
column-chance = hasard
column-mean = moyenne
column-best = record
column-streak = de suite
column-skill = habileté par donne

mixed = mélangés
programs = programmes
people = personnes

share = { $share } % ({ $low } à { $high })

percent = { $share } %

in-a-row = { $longest } (en cours { $now })

with-rules = avec { $rules }

counted-games = { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
} La part des victoires est donnée avec son intervalle à 95 % ; une victoire partagée compte.

losses-in-games = Perte par décision dans les parties analysées, en millièmes de la variation habituelle d’une donne :

loss = { $title } : { $loss } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})

loss-like = { $title } : { $loss }, comme le niveau { LIST($levels, kind: "or") } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})

points-per-deal = Vous perdez { $points } points par donne. L’écart habituel entre deux donnes est d’environ { $stake }.

plays-between = La marge d’erreur va du niveau { $low } au niveau { $high }.
