import type { Part } from '../words.ts'

/** The searchable list of languages, wherever it opens. */
export const languageList: Part<'de', 'languageList'> = {
  search: 'Nach Name oder Code suchen',
  none: 'Keine Sprache mit diesem Namen oder Code',
  chosen: 'Gewählt',
  recent: 'Zuletzt gewählt',
  all: 'Alle Sprachen',
  detectable: 'Wird erkannt',
  mustBeNamed: 'Wird nicht erkannt: gilt als fest gewählte Sprache',
  spoken: 'Kann gesprochen werden',
  formality: 'Kennt Förmlichkeit',
  glossary: 'Hat Glossare',
  full: 'Höchstens {{limit}} Sprachen. Entfernen Sie eine, um eine andere hinzuzufügen.',
}
