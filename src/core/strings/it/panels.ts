import type { Part } from '../words.ts'

export const panels: Part<'it', 'panels'> = {
  dock: 'Pannelli',
  open: 'Apri i pannelli',
  close: 'Chiudi i pannelli',
  loading: 'Apertura',
  quick: 'Traduzione rapida',
  names: {
    text: 'Testo',
    glossaries: 'Glossari',
    styleRules: 'Regole di stile',
    documents: 'Documenti',
    memories: 'Memorie',
    languages: 'Lingue',
    history: 'Cronologia',
    usage: 'Utilizzo',
  },
}
