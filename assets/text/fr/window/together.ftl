### Les tables avec des amis à distance : inviter, rejoindre et jouer ensemble par le réseau.

## The form that sets up a game

friend-elsewhere = À distance

invite-friends = Inviter des amis

take-a-seat = Prenez place vous aussi : il faut une personne à cet ordinateur.

no-deal-code = Avec des amis à distance, les cartes sont toujours fraîchement battues. Effacez le code de donne.

## The page of the host

lobby = { $game } entre amis

how-many-friends = Amis à inviter

others-are-computers = L’ordinateur joue aux autres places.

players-and-rules = Joueurs et règles maison

before-you-invite = Avant d’inviter

host-sends = Rien n’a encore quitté votre ordinateur. La première invitation que vous copierez ouvrira la table, et votre ordinateur attendra vos amis. Ils recevront votre nom, le jeu, ses règles maison et ce que l’on a le droit de voir de leur place.

relays-see = On trouve la table par des relais publics. Ils transmettent vos envois sans pouvoir les lire, mais ils voient les adresses réseau des deux côtés.

own-relay-sees = On trouve la table par votre propre relais. Il transmet vos envois sans pouvoir les lire, mais il voit les adresses réseau des deux côtés.

without-relays = Sans relais, vos amis joignent cet ordinateur directement : depuis votre propre réseau, ou de l’extérieur si votre routeur les laisse passer. Tout est chiffré.

local-only = Vos amis joignent cet ordinateur par votre propre réseau. Rien n’est chiffré : ne jouez ainsi que chez vous.

invitation-secret = Qui a une invitation peut prendre la place. Envoyez chacune à une seule personne.

host-knows = La table est chez vous : pendant la partie, votre programme connaît toutes les cartes. À la fin, ceux de vos amis vérifient que personne ne les a choisies.

your-name = Votre nom

opening = Ouverture de la table…

try-again = Réessayer

with-way = { $state } · { $way }

way-direct = liaison directe, { $milliseconds } ms

way-relayed = liaison par relais, { $milliseconds } ms

seat-open = Place { $seat } : en attente

seat-looking = { NAME($who) } regarde l’invitation

seat-sits = { NAME($who) } est à cette place

seat-away = { NAME($who) } n’est pas là

seat-own = Vous

seat-computer = { NAME($who) } (ordinateur)

computer-has-seat = L’ordinateur joue maintenant à la place { $seat }.

friend-invited = La place { $seat } attend maintenant quelqu’un.

copy-invitation = Copier l’invitation

copy-invitation-for = Copier l’invitation pour la place { $seat }

invitation-copied = Invitation copiée, à coller dans un message.

invitation-line = { $game } entre amis : collez tout ce texte dans Misère pour prendre place à ma table.

watch-line = { $game } en spectateur : collez tout ce texte dans Misère pour regarder ma table.

about-misere = Misère est un logiciel gratuit de jeux de cartes : { $address }

save-invitation-for = Enregistrer l’invitation pour la place { $seat }

invitation-file = { $game }, place { $seat }

renew-invitation = Autre invitation

renew-help = L’ancienne invitation ne vaudra plus, et qui occupe cette place quittera la table.

renew-question = Remplacer l’invitation ?

free-seat = Libérer la place

free-seat-question = Libérer la place ?

renew-watching-help = L’ancienne invitation ne vaudra plus, et tous ceux qui regardent quitteront la table.

invite-here = Inviter quelqu’un

copy-watch-invitation = Copier l’invitation pour regarder

who-watches = { CAPITAL($name) } regarde.

somebody = quelqu’un

watch-help = Qui regarde ne voit que ce qui est visible pour tous et ne peut pas intervenir.

start-together = Jouer

waiting-for-all = La partie pourra commencer quand toutes les places seront prises.

cutting = Tout le monde coupe…

close-table = Fermer la table

close-question = Fermer la table ?

close-help = Tout le monde quittera la table, et les invitations ne vaudront plus.

cannot-open = Impossible d’ouvrir la table : { $error }

## The page of a guest

play-with-friends = Jouer entre amis

join = Rejoindre

choose-game = Choisissez un jeu pour ouvrir votre table. Chaque ami reçoit de vous une invitation.

cannot-invite = Ce programme a été compilé sans les tables par Internet. Les versions à télécharger les ont, comme une compilation avec « --features online ».

invitation = Invitation

paste-here = Collez ici le texte que vous avez reçu

join-help = Une invitation commence par « { "misere:join" } ». Vous pouvez aussi la coller à l’accueil, ou ouvrir son fichier.

host-plays-fair = Pendant la partie, le programme de l’hôte connaît toutes les cartes. À la fin, le vôtre vérifie que personne ne les a choisies.

guest-sends = Rien n’a encore quitté votre ordinateur. Si vous regardez la table, l’ordinateur de l’hôte recevra votre nom et ce que vous ferez à la table. Il verra votre adresse réseau.

table-with = { $game } avec { LIST($names, kind: "and") }

left-seat-without-host = Votre place : { $game }

left-seat-somewhere = Votre place à une table

others-wait = { $others ->
    [one] On vous attend.
   *[other] On vous attend.
}

seat-left = Vous avez quitté la table. Vous pouvez revenir tant que la place est libre.

come-back = Revenir

forget-seat = Retirer

look-at-table = Voir la table

connecting = Recherche de la table…

connected = Table trouvée : { $way }

host-not-there = L’hôte ne répond pas. Là-bas, Misère est sans doute fermé, ou l’ordinateur est en veille : demandez à l’hôte d’ouvrir la table. Votre invitation reste valable, et Misère continue d’essayer.

host-not-nearby = L’hôte ne répond pas. Sans relais, vous ne pouvez vous trouver que sur le même réseau : choisissez-en un dans les réglages, ou demandez à l’hôte d’ouvrir la table.

you-are-offline = Votre ordinateur semble hors ligne : aucun relais ne répond. Vérifiez votre connexion. Misère continue d’essayer. { $reason }

invited-by = { NAME($host) } vous invite à jouer à { $game }

invited-to = On vous invite à jouer à { $game }

other-rules = Règles maison changées

no-other-rules = Aucune : ce sont les règles habituelles.

your-cut = Un mot pour couper

cut-help = N’importe quel mot. Personne ne peut le connaître avant que les cartes soient fixées, donc personne ne les choisit. Vous pouvez aussi ne rien écrire.

sit-down = S’asseoir

you-sit = Vous êtes à la table. La partie commencera quand l’hôte la lancera.

you-can-watch = Vous pouvez regarder. La table apparaîtra au début de la partie.

leave-seat = Partir

table-waits = Votre table est ouverte : { $game }

## The line above the table

all-here = Tout le monde est là.

all-here-watched = Tout le monde est là. Dans le public : { LIST($names, kind: "and") }

watching = Vous regardez.

is-away = { NAME($who) } n’est pas là.

was-hinted = { NAME($who) } a demandé un conseil.

has-paused = { NAME($who) } revient tout de suite.

has-left = { NAME($who) } a quitté la table.

computer-plays = L’ordinateur joue en attendant { NAME($who) }.

is-slow = { NAME($who) } n’a pas joué depuis { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.

computer-plays-for-now = L’ordinateur joue pour { NAME($who) } en attendant.

computer-plays-for-you = L’ordinateur joue pour vous : les autres ne pouvaient plus attendre.

let-computer-for-now = Faire jouer l’ordinateur pour { NAME($who) }

let-computer = Faire jouer l’ordinateur en attendant { NAME($who) }

let-computer-here = Faire jouer l’ordinateur

wait-for-friend = Attendre plutôt

is-back = { NAME($who) } est de retour.

asks-undo = { NAME($who) } voudrait annuler un coup.

asks-hints = { NAME($who) } voudrait des conseils pour tout le monde.

asks-no-hints = { NAME($who) } voudrait jouer sans conseils.

agree = Oui

refuse = Non

asked = Vous avez posé la question aux autres.

take-back = Laisser tomber

refused-by = { NAME($who) } n’est pas d’accord.

all-agree = Tout le monde est d’accord.

you-paused = Vous faites une pause. Les autres le voient.

i-am-back = Je suis là

pause = Pause

say = Dire…

mute = Masquer les phrases

unmute = Voir les phrases

host-deals = L’hôte va lancer la donne suivante.

host-starts = L’hôte peut lancer la partie suivante.

sit-next = S’asseoir pour la partie suivante

you-sit-next = Vous jouerez la partie suivante. Elle commencera quand l’hôte la lancera.

next-game-ready = La partie suivante est prête. Asseyez-vous pour jouer.

same-deal-help = Rejouer ces cartes avec les mêmes personnes. La partie ne compte pas.

look-again = Voir la nouvelle partie

next-game = L’hôte invite tout le monde à jouer à { $game }.

table-closed = Vos amis ne peuvent pas joindre cette table.

reopen = Rouvrir la table

invitations = Invitations

ask-for-hints = Proposer des conseils

ask-for-no-hints = Proposer de jouer sans conseils

leave-table = Quitter la table

no-hints = À cette table, personne ne reçoit de conseils.

plate-thinking = réfléchit

plate-away = pas là

plate-paused = revient

plate-computer = l’ordinateur

plate-left = a quitté la table

plate-open = place libre

## Leaving

leave-question = Quitter la table ?

guest-leaves = Si vous revenez plus tard, votre place vous attend. Si vous la cédez, l’hôte pourra inviter quelqu’un d’autre.

host-leaves = La partie est enregistrée. Quand vous la reprendrez, la table sera de nouveau ouverte, et les mêmes invitations vaudront.

host-leaves-result = Vos amis quitteront la table. Vous pourrez la rouvrir pour eux depuis le résultat de cette partie.

guest-parts = Votre place vous attend jusqu’à votre retour.

come-back-later = Revenir plus tard

give-up-seat = Céder la place

give-up-question = Céder la place ?

give-up-help = L’hôte pourra alors inviter quelqu’un d’autre. Vous pouvez revenir tant que la place est libre.

## Settings

friends = Amis à distance

friends-help = Misère ne contacte personne tant que vous n’invitez pas d’amis et ne rejoignez pas de table. Les hôtes reconnaissent votre programme à une clé gardée sur cet ordinateur.

relays = Relais

public-relays = Publics

no-relays = Aucun

own-relay = Le mien

relays-help = Les relais aident les ordinateurs derrière des routeurs à se trouver. Sans relais, vos amis doivent être sur votre réseau, ou votre ordinateur doit être joignable de l’extérieur.

relay-address = Adresse du relais

find-nearby = Trouver des amis sur le réseau local

find-nearby-help = Tant qu’une table est ouverte, Misère répond quand quelqu’un la cherche sur le même réseau. Il faut une invitation pour rejoindre la table.

notify = M’avertir quand c’est à moi de jouer

notify-help = Seulement pendant que vous utilisez une autre fenêtre.

delete-keys = Effacer les clés

delete-keys-help = Les tables que vous avez rejointes ne vous reconnaîtront plus.

delete-keys-question = Effacer les clés ?

keys-deleted = Clés effacées.
