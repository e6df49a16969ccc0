### De qué tratan los problemas.

leads = Salidas
discards = Descartes
passing = Pase
moon = Capote
endings = Finales
counting = Conteo
