### Lo que se puede decir en una mesa con amigos, con un solo clic.

hello = ¡Hola!

good-luck = ¡Mucha suerte!

well-played = ¡Bien jugado!

thanks = Gracias.

what-a-card = ¡Vaya carta!

ouch = ¡Ay!

my-mistake = Fallo mío.

thinking = Estoy pensando.

take-your-time = Sin prisa.

back-soon = Ahora vuelvo.

another-game = ¿Otra partida?

goodbye = ¡Adiós!
