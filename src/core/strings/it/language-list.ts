import type { Part } from '../words.ts'

/** The searchable list of languages, wherever it opens. */
export const languageList: Part<'it', 'languageList'> = {
  search: 'Cerca per nome o codice',
  none: 'Nessuna lingua con questo nome o codice',
  chosen: 'Scelte',
  recent: 'Recenti',
  all: 'Tutte le lingue',
  detectable: 'Si può rilevare',
  mustBeNamed: 'Non si può rilevare: viene impostata come lingua fissa',
  spoken: 'Si può pronunciare',
  formality: 'Ha la formalità',
  glossary: 'Ha i glossari',
  full: 'Al massimo {{limit}} lingue. Rimuovine una per aggiungerne un’altra.',
}
