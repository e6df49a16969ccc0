### Pourquoi une table avec des amis, ailleurs, ne peut pas continuer comme on voudrait : des phrases entières.

guest-too-old = Pour cette table, il vous faut une version plus récente de Misère (hôte : { $host }, vous : { $own }). Installez la dernière, puis rouvrez l’invitation.

host-too-old = L’hôte a une version plus ancienne de Misère (hôte : { $host }, vous : { $own }). Dès que l’hôte aura la dernière, rouvrez l’invitation.

versions-differ = L’hôte et vous avez Misère { $own }, mais avec des règles ou des messages différents. Il faut la dernière version des deux côtés.

other-table = Cette invitation est pour une autre table.

no-seat = Cette place est prise, ou l’invitation n’est plus valable. Demandez-en une nouvelle à l’hôte.

table-full = Il n’y a plus de place pour regarder cette table. Vous entrerez dès que quelqu’un partira.

host-left = L’hôte a fermé la table. Vous pourrez revenir quand elle rouvrira.

elsewhere = Vous êtes maintenant à cette table dans une autre fenêtre.

removed = L’hôte a donné votre place à quelqu’un d’autre.

wrong-words = Le mot de votre coupe n’est plus celui que vous aviez choisi.

fault = L’autre programme a envoyé quelque chose que Misère ne comprend pas.

recut-refused = L’hôte voulait faire couper de nouveau alors qu’il pouvait déjà connaître les cartes. Votre programme a quitté la table.

unreachable = L’hôte ne répond pas. Misère continue d’essayer.

not-legal = Ce n’est pas permis maintenant.

not-your-turn = Ce n’est pas à vous de jouer.

too-late = Entre-temps, la partie a continué.

invitation-damaged = Cette invitation est incomplète. Copiez-la en entier.

invitation-later = Cette invitation vient d’une version plus récente de Misère.

## D’où les amis peuvent rejoindre un hôte

reached-everywhere = Vos amis peuvent vous rejoindre, où qu’ils soient.

reached-nearby = Sans relais : les amis de votre réseau peuvent vous rejoindre, les autres seulement si votre routeur les laisse passer.

reached-by-no-relay = Aucun relais ne répond : seuls les amis de votre réseau peuvent vous rejoindre. { $reason }

reached-nowhere = Personne ne peut joindre cet ordinateur : il n’a pas de réseau, ou un autre programme l’empêche.

address-taken = { $address } est déjà pris par un autre programme. Choisissez un autre port.

no-address = « { $address } » n’est pas une adresse de cet ordinateur avec un port, comme 127.0.0.1:7777.

no-public-address = Personne ne peut vous joindre à l’adresse « { $address } ». Donnez une adresse joignable avec un port, comme 192.168.1.20:7777.

## La coupe avant une partie, quand il a fallu la recommencer

ask-recut = Vous avez déjà montré votre mot. Ne vous rasseyez que si vous voulez bien couper de nouveau.

ask-broken-off = La partie commencée n’est pas finie, et l’hôte peut en connaître les cartes. Ne vous rasseyez que si vous en voulez une autre.
