import type { Part } from '../words.ts'

export const panels: Part<'fr', 'panels'> = {
  dock: 'Panneaux',
  open: 'Ouvrir les panneaux',
  close: 'Fermer les panneaux',
  loading: 'Ouverture',
  quick: 'Traduction rapide',
  names: {
    text: 'Texte',
    glossaries: 'Glossaires',
    styleRules: 'Règles de style',
    documents: 'Documents',
    memories: 'Mémoires',
    languages: 'Langues',
    history: 'Historique',
    usage: 'Consommation',
  },
}
