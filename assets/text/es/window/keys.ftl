title = Atajos de teclado

## Teclas

tab = Tab, Mayús+Tab

arrows = Flechas

enter-or-space = Intro, Espacio

enter = Intro

space = Espacio

pages = Re Pág, Av Pág

home-and-end = Inicio, Fin

escape = Esc

left-and-right = Izquierda, derecha

shift-and-arrows = Mayús+flechas

control-and-arrows = Ctrl+izquierda, derecha

control-and-plus = Ctrl y + o –

control-0 = Ctrl+0

control-n = Ctrl+N

control-o = Ctrl+O

control-s = Ctrl+S

control-t = Ctrl+T

control-v = Ctrl+V

f1 = F1

f11 = F11

question-mark = ?

f = F

h = H

l = L

s = S

t = T

u = U, Ctrl+Z

w = W

m = M

## En cualquier pantalla

anywhere = En todas partes

next-group = grupo siguiente, anterior

within-group = moverse dentro de un grupo

press-button = pulsar un botón

scroll = desplazarse

go-back = cerrar, volver

new-game = partida nueva

saved-games = partidas guardadas

statistics = estadísticas

paste = pegar un reto

zoom = más grande, más pequeño

usual-size = tamaño normal

full-screen = pantalla completa

this-list = esta lista

## En la mesa

at-the-table = En la mesa

play-card = jugar o elegir una carta

confirm = sobre una carta elegida, confirmar

go-on = seguir tras una baza

every-card = llegar a cualquier carta

move-card = mover una carta dentro de las tuyas

undo = deshacer

hint = pista; otra vez, comparar jugadas

think-longer = pensar más en una pista o un juicio

why = por qué se ha jugado una carta

previous-trick = baza anterior

read-out = leer la mesa en voz alta

finish-deal = acabar una mano decidida

score-sheet = hoja de tanteo

rules = reglas junto a la mesa

save-copy = guardar una copia de la partida

menu = menú

## En un análisis

review = Análisis

next-step = paso anterior, siguiente

next-trick = baza anterior, siguiente

first-and-last = primera, última posición

play-back = reproducir la partida
