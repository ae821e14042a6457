import type { Part } from '../words.ts'

export const textHistory: Part<'es', 'textHistory'> = {
  title: 'Textos anteriores',
  open: 'Textos anteriores',
  back: 'Volver al texto',
  search: 'Buscar en textos y traducciones',
  pair: 'De {{source}} a {{target}}',
  into: 'Al {{target}}',
  demo: 'Servicio de demostración',
  take: 'Retomar',
  copy: 'Copiar la traducción',
  delete: 'Eliminar este texto',
  clear: 'Eliminar todo',
  clearTitle: '¿Eliminar todos los textos anteriores?',
  clearRemedy: 'Se eliminan todos los textos y traducciones que Parley ha guardado. No se pueden recuperar.',
  older: 'Más antiguos',
  newer: 'Más recientes',
  loading: 'Buscando textos anteriores',
  empty: {
    title: 'Aún no hay nada',
    remedy: 'Lo que traduces aquí se guarda en este ordenador y se encuentra aquí.',
  },
  notKept: { title: 'No se guarda nada', remedy: 'Se elige en los ajustes, en Privacidad.' },
  noneFound: { title: 'Sin resultados', remedy: 'Prueba otra palabra, o una parte.' },
}
