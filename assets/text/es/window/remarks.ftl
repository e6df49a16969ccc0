### Lo que dicen de vez en cuando los jugadores del ordenador: en tono cariñoso (warm), seco (dry),
### ceremonioso (grand) o impulsivo (eager).

## La primera dama

first-queen-warm-1 = Una dama para mí. Bueno, en algún sitio tiene que vivir.

first-queen-warm-2 = Vaya por Dios, una dama.

first-queen-dry-1 = Una dama. Yo tenía otros planes para hoy.

first-queen-dry-2 = Una dama. Apuntada queda.

first-queen-grand-1 = Su Majestad, y sin que nadie la invite.

first-queen-grand-2 = Una dama en mi mesa. Qué honor, y qué cara.

first-queen-eager-1 = ¡Ay! Una dama.

first-queen-eager-2 = ¡Una dama! La he visto venir, pero tarde.

## Otra dama

more-queens-warm-1 = Ya van { NUMBER($count, as: "words") } damas. Voy a ir poniendo café.

more-queens-warm-2 = Ya tengo { NUMBER($count, as: "words") } damas, benditas sean.

more-queens-dry-1 = Con esta, { NUMBER($count, as: "words") } damas. Encantador.

more-queens-dry-2 = Ya son { NUMBER($count, as: "words") } damas. Las voy contando, por desgracia.

more-queens-grand-1 = Mi corte ya cuenta con { NUMBER($count, as: "words") } damas.

more-queens-grand-2 = Con { NUMBER($count, as: "words") } damas habría que dar un baile.

more-queens-eager-1 = ¡Y ya van { NUMBER($count, as: "words") } damas!

more-queens-eager-2 = Ya tengo { NUMBER($count, as: "words") } damas. ¿No quiere nadie una?

## Le ha colado una dama a otro

queen-given-warm-1 = Perdona. En algún sitio la tenía que dejar.

queen-given-warm-2 = Lo siento. No podía quedármela.

queen-given-dry-1 = Con mis mejores deseos.

queen-given-dry-2 = Ya no me hacía falta.

queen-given-grand-1 = Permíteme que te presente a la dama.

queen-given-grand-2 = Un pequeño obsequio. Debería haberle puesto un lazo.

queen-given-eager-1 = ¡Toda tuya!

queen-given-eager-2 = ¡Por fin me la quito de encima!

## Muchos corazones en una baza

hearts-warm-1 = Cuánto corazón. Me vais a emocionar.

hearts-warm-2 = Tantos corazones, y ninguno era para mí.

hearts-dry-1 = Corazones a puñados.

hearts-dry-2 = Una baza sentimental.

hearts-grand-1 = La mesa entera me entrega su corazón.

hearts-grand-2 = Cuánto cariño. Me abrumáis.

hearts-eager-1 = ¡Corazones y más corazones!

hearts-eager-2 = ¡Quedaos con vuestros corazones!

## La jota de tréboles

club-jack-warm-1 = En fin, alguien se tenía que llevar esa jota.

club-jack-warm-2 = Ahí está la jota de tréboles. Siempre da conmigo.

club-jack-dry-1 = La jota de tréboles. Cómo no.

club-jack-dry-2 = Once puntos por una jota. Hay amistades caras.

club-jack-grand-1 = Esa jota no tiene modales.

club-jack-grand-2 = La jota de tréboles, de visita. Y eso que hoy no recibo.

club-jack-eager-1 = ¡La jota no!

club-jack-eager-2 = La jota de tréboles. ¡Qué suerte la mía!

## Una baza cara

dear-trick-warm-1 = Esta me ha costado { POINTS($points) }. No pasa nada.

dear-trick-warm-2 = ¡{ POINTS($points) }! Bueno, solo es un juego.

dear-trick-dry-1 = { POINTS($points) } en una sola baza. Eso es eficacia.

dear-trick-dry-2 = { POINTS($points) }. Tomo nota.

dear-trick-grand-1 = { POINTS($points) } de golpe. Yo no hago nada a medias.

dear-trick-grand-2 = ¡{ POINTS($points) }! Esto es un robo, y con qué educación.

dear-trick-eager-1 = ¿{ POINTS($points) } por eso?

dear-trick-eager-2 = ¡{ POINTS($points) }! ¿A quién se le ocurrió esa regla?

## La última baza

last-trick-warm-1 = Y la última, para mí. Cómo no.

last-trick-warm-2 = Bueno, alguien tiene que recoger la mesa.

last-trick-dry-1 = La última baza. Me lo temía.

last-trick-dry-2 = La última. Y encima hay que pagarla.

last-trick-grand-1 = La reverencia final me toca a mí, qué remedio.

last-trick-grand-2 = Me gusta decir la última palabra. Pero no así.

last-trick-eager-1 = ¡La última no!

last-trick-eager-2 = De todas las bazas, justo esa.

## Una buena baza

gain-warm-1 = Esta me viene muy bien.

gain-warm-2 = Gracias, estas me sirven.

gain-dry-1 = Aceptable.

gain-dry-2 = Esto ya es otra cosa.

gain-grand-1 = Tal como estaba previsto.

gain-grand-2 = Los tréboles me sientan bien.

gain-eager-1 = ¡Bien!

gain-eager-2 = ¡Así, sí!

## Varias bazas seguidas

streak-warm-1 = Ya van { NUMBER($count, as: "words", gender: "f") } bazas seguidas. Las repartiría con gusto.

streak-warm-2 = Parece que las colecciono.

streak-dry-1 = Con esta, { NUMBER($count, as: "words", gender: "f") } seguidas.

streak-dry-2 = Otra más. No os atropelléis.

streak-grand-1 = Por lo visto, hoy soy yo quien convida a toda la mesa.

streak-grand-2 = El escenario es mío, y van { NUMBER($count, as: "words", gender: "f") } veces seguidas.

streak-eager-1 = ¡Y ya van { NUMBER($count, as: "words", gender: "f") } seguidas!

streak-eager-2 = ¡Otra! Voy a necesitar una mesa más grande.

## Casi al final, sin una mancha

clean-warm-1 = Mi rincón sigue limpio.

clean-warm-2 = De momento, nada para mí. Y no presumo.

clean-dry-1 = De momento, nada. No me fío.

clean-dry-2 = Nada aún. Y no digo más.

clean-grand-1 = Impecable, por ahora.

clean-grand-2 = Ni una mancha, por ahora.

clean-eager-1 = ¡Sigo sin nada! A mí no me miréis.

clean-eager-2 = Nada aún. ¡Ya casi está!

## Compasión

sympathy-warm-1 = Vaya, qué mala suerte.

sympathy-warm-2 = A mí tampoco me habría gustado.

sympathy-dry-1 = Cosas que pasan.

sympathy-dry-2 = Mejor ahí que aquí.

sympathy-grand-1 = Mi más sentido pésame.

sympathy-grand-2 = Lo llevas con entereza.

sympathy-eager-1 = Uf, eso duele.

sympathy-eager-2 = Uf. Me he librado.

## Capote propio

moon-warm-1 = Todas. Casi ni me atrevía.

moon-warm-2 = Madre mía, he dado capote.

moon-dry-1 = Todas. De eso se trataba.

moon-dry-2 = Capote. Alguien tenía que hacerlo.

moon-grand-1 = Capote, con permiso de la mesa.

moon-grand-2 = Hasta la última. Nada de aplausos, por favor.

moon-eager-1 = ¡Capote! ¡He dado capote!

moon-eager-2 = ¡Todas, todas!

## Capote ajeno

moon-of-other-warm-1 = ¡Todas! Muy bien jugado.

moon-of-other-warm-2 = No lo he visto venir. Enhorabuena.

moon-of-other-dry-1 = Hasta la última. Mis respetos.

moon-of-other-dry-2 = Así que ese era el plan.

moon-of-other-grand-1 = ¡Capote! Me quito el sombrero.

moon-of-other-grand-2 = Magnífico, y de lo más irritante.

moon-of-other-eager-1 = ¿Todas? ¿En serio?

moon-of-other-eager-2 = ¡La próxima vez te paro!

## La mejor mano

best-deal-warm-1 = Qué bien dadas han venido.

best-deal-warm-2 = Otra así, por favor.

best-deal-dry-1 = No me quejo.

best-deal-dry-2 = Satisfactorio.

best-deal-grand-1 = Se hace lo que se puede.

best-deal-grand-2 = Mi agradecimiento a toda la mesa.

best-deal-eager-1 = ¡La mejor de la mesa!

best-deal-eager-2 = Me gusta este juego.

## La peor mano

worst-deal-warm-1 = Bueno, una menos.

worst-deal-warm-2 = A ver si la próxima viene mejor dada.

worst-deal-dry-1 = Las he tenido mejores.

worst-deal-dry-2 = Mejor olvidarla.

worst-deal-grand-1 = Tragedia en un acto.

worst-deal-grand-2 = Corramos un tupido velo.

worst-deal-eager-1 = Ya veréis, ya.

worst-deal-eager-2 = Ha ido bien. Bueno, no.

## Otro le da puntos

gift-warm-1 = ¿{ POINTS($points) } para mí? Cuánta amabilidad.

gift-warm-2 = { POINTS($points) }. Gracias, justo lo que necesitaba.

gift-dry-1 = { POINTS($points) }. Acepto.

gift-dry-2 = Otra vez { POINTS($points) }. Gracias.

gift-grand-1 = ¡{ POINTS($points) }! Me malcrías.

gift-grand-2 = Por { POINTS($points) } te recordaré con cariño.

gift-eager-1 = ¿{ POINTS($points) }? ¡Gracias!

gift-eager-2 = ¡{ POINTS($points) }, y para mí!

## Da puntos a otro

gift-given-warm-1 = { POINTS($points) } para ti. Que aproveche.

gift-given-warm-2 = { POINTS($points) }. Bueno, hoy invito yo.

gift-given-dry-1 = { POINTS($points) }. No había otro remedio.

gift-given-dry-2 = { POINTS($points) }. Ya lo he visto.

gift-given-grand-1 = { POINTS($points) }. Disfruta y acuérdate de mí.

gift-given-grand-2 = { POINTS($points) }. Lo que fácil viene, fácil se va.

gift-given-eager-1 = ¿{ POINTS($points) }? No lo había visto.

gift-given-eager-2 = Ay, { POINTS($points) }.

## Tira tres cartas o más

discards-warm-1 = Hala, fuera. Borrón y cuenta nueva.

discards-warm-2 = Voy a vaciar la despensa.

discards-dry-1 = Limpieza general.

discards-dry-2 = Estas no me sirven.

discards-grand-1 = Nunca les tuve apego.

discards-grand-2 = Fuera lo viejo.

discards-eager-1 = ¡Cartas nuevas, por favor!

discards-eager-2 = ¡Cualquier cosa antes que estas!

## The speaker has won the game alone.

won-game-warm-1 = Qué partida tan bonita. ¿Otra?

won-game-warm-2 = Gracias por la partida. Me lo he pasado muy bien.

won-game-dry-1 = He ganado. Cosas que pasan.

won-game-dry-2 = Alguien tenía que ganar.

won-game-grand-1 = ¡Victoria! ¡Música, maestro!

won-game-grand-2 = Agradezco a la mesa tan noble combate.

won-game-eager-1 = ¡He ganado! ¿Echamos otra?

won-game-eager-2 = ¡Sí! ¿Quién quiere la revancha?

## The only person has won the game alone, and the speaker has come second.

lost-game-warm-1 = Bien jugado. Te lo has ganado.

lost-game-warm-2 = ¡Enhorabuena! He disfrutado con cada carta.

lost-game-dry-1 = Bien jugado. Solo lo diré una vez.

lost-game-dry-2 = La partida es tuya. Tomo nota.

lost-game-grand-1 = Me inclino ante tal victoria.

lost-game-grand-2 = Una victoria espléndida. Ni yo lo habría hecho mucho mejor.

lost-game-eager-1 = ¡Me has ganado! La próxima me toca a mí.

lost-game-eager-2 = ¡Contigo no hay quien pueda! ¿Otra?
