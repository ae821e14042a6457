import type { Part } from '../words.ts'

export const memories: Part<'es', 'memories'> = {
  title: 'Memorias de traducción',
  intro: 'Frases que ya se tradujeron. La traducción de textos puede aprovecharlas.',
  name: 'Nombre',
  pair: 'Desde y al',
  pairOf: '{{source}} → {{targets}}',
  segments: 'Segmentos',
  loading: 'Consultando tus memorias de traducción',
  refresh: 'Consultar de nuevo',
  empty: {
    title: 'En esta cuenta no hay memorias de traducción',
    remedy:
      'Las memorias de traducción se llenan en las páginas del servicio. Añade una allí y consulta aquí de nuevo.',
  },
  notAllowed: {
    title: 'Tu clave no incluye memorias de traducción',
    remedy:
      'El servicio rechazó mostrarlas. Una clave de un plan con memorias de traducción las muestra aquí.',
  },
  range: 'De {{first}} a {{last}} de {{total}}',
  pages: 'Páginas',
  previous: 'Página anterior',
  next: 'Página siguiente',
}
