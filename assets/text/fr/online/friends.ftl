### Pourquoi une table avec des amis, ailleurs, ne peut pas continuer comme on voudrait : des phrases entières.

guest-too-old = Pour cette table, il vous faut une version plus récente de Misère.

host-too-old = L’hôte a besoin d’une version plus récente de Misère.

versions-differ = L’hôte et vous n’avez pas la même version de Misère. Il faut la dernière des deux côtés.

other-table = Cette invitation est pour une autre table.

no-seat = Cette place est prise, ou l’invitation n’est plus valable. Demandez-en une nouvelle à l’hôte.

table-full = Trop de monde se presse à cette table.

host-left = L’hôte a fermé la table. Vous pourrez revenir quand elle rouvrira.

elsewhere = Vous êtes maintenant à cette table dans une autre fenêtre.

removed = L’hôte a donné votre place à quelqu’un d’autre.

wrong-words = Le mot de votre coupe n’est plus celui que vous aviez choisi.

fault = L’autre programme a envoyé quelque chose que Misère ne comprend pas.

unreachable = L’hôte ne répond pas. Misère continue d’essayer.

not-legal = Ce n’est pas permis maintenant.

not-your-turn = Ce n’est pas à vous de jouer.

too-late = Entre-temps, la partie a continué.

invitation-damaged = Cette invitation est incomplète. Copiez-la en entier.

invitation-later = Cette invitation vient d’une version plus récente de Misère.

## La vérification d’une partie finie sur l’ordinateur d’un invité

fair = Les cartes étaient fixées avant que quiconque connaisse tous les mots, le vôtre en faisait partie, et c’est bien la partie que vous avez vue.

unfair-file = Le fichier de la partie est abîmé ou ne respecte pas les règles.

unfair-game = Ce fichier est celui d’une autre partie.

unfair-seal = L’hôte a changé le mélange scellé.

unfair-words = Votre mot n’a pas compté pour les cartes.

unfair-course = Le fichier ne contient pas la partie que vous avez vue.
