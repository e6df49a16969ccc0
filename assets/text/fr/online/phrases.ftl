### Ce que l’on peut se dire à une table avec des amis, d’un seul clic.

hello = Bonjour !

good-luck = Bonne partie !

well-played = Bien joué !

thanks = Merci.

what-a-card = Quelle carte !

ouch = Aïe !

my-mistake = Ma faute.

thinking = Je réfléchis.

take-your-time = Rien ne presse.

back-soon = Je reviens.

another-game = On remet ça ?

goodbye = Au revoir !
