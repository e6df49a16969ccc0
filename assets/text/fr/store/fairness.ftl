was-fair = Partie loyale, vérifiée par votre programme. { $reason }

was-unfair = Cette partie n’était pas loyale. { $reason }

fair = Les cartes étaient fixées avant que quiconque connaisse tous les mots, le vôtre en faisait partie, et c’est bien la partie que vous avez vue.

joined-later = Vous avez rejoint la partie en cours : votre programme a tout vérifié à partir de là.

dealt-again = C’étaient les cartes de la partie précédente : celle-ci ne compte donc pas. Votre programme a vérifié que c’est bien la partie que vous avez vue.

watched = Votre programme a vérifié que les règles sont respectées et que c’est bien la partie que vous avez vue.

unfair-file = Le fichier de la partie est abîmé ou ne respecte pas les règles.

unfair-game = Ce fichier est celui d’une autre partie.

unfair-seal = L’hôte a changé le mélange scellé.

unfair-words = Votre mot n’a pas compté pour les cartes.

unfair-recuts = L’hôte cache combien de fois il a fallu recouper.

unfair-course = Le fichier ne contient pas la partie que vous avez vue.

name-of = { $name }

recut = { $times ->
    [one] Il a fallu recouper { $times } fois, faute du mot de { LIST($names, kind: "and") }.
   *[other] Il a fallu recouper { $times } fois, faute des mots de { LIST($names, kind: "and") }.
}

after-broken-off = Avant cette partie, une autre a été commencée et n’a pas été finie en votre présence.
