import type { Part } from '../words.ts'

export const panels: Part<'de', 'panels'> = {
  dock: 'Bereiche',
  open: 'Bereiche öffnen',
  close: 'Bereiche schließen',
  loading: 'Wird geöffnet',
  quick: 'Schnellübersetzung',
  names: {
    text: 'Text',
    glossaries: 'Glossare',
    styleRules: 'Stilregeln',
    documents: 'Dokumente',
    memories: 'Speicher',
    languages: 'Sprachen',
    history: 'Verlauf',
    usage: 'Verbrauch',
  },
}
