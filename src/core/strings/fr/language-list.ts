import type { Part } from '../words.ts'

/** The searchable list of languages, wherever it opens. */
export const languageList: Part<'fr', 'languageList'> = {
  search: 'Chercher par nom ou code',
  none: 'Aucune langue avec ce nom ou ce code',
  chosen: 'Choisies',
  recent: 'Récentes',
  all: 'Toutes les langues',
  detectable: 'Peut être détectée',
  mustBeNamed: 'Ne peut pas être détectée : elle devient la langue fixe',
  spoken: 'Peut être prononcée',
  formality: 'A une formalité',
  glossary: 'A des glossaires',
  full: 'Au plus {{limit}} langues. Retirez-en une pour en ajouter une autre.',
}
