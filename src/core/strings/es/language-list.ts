import type { Part } from '../words.ts'

/** The searchable list of languages, wherever it opens. */
export const languageList: Part<'es', 'languageList'> = {
  search: 'Buscar por nombre o código',
  none: 'Ningún idioma con este nombre o código',
  chosen: 'Elegidos',
  recent: 'Recientes',
  all: 'Todos los idiomas',
  detectable: 'Se puede detectar',
  mustBeNamed: 'No se puede detectar: se fija como idioma',
  spoken: 'Se puede hablar',
  formality: 'Tiene formalidad',
  glossary: 'Tiene glosarios',
  full: 'Como máximo {{limit}} idiomas. Quita uno para añadir otro.',
}
