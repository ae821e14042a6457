import type { Part } from '../words.ts'

export const textHistory: Part<'de', 'textHistory'> = {
  title: 'Frühere Texte',
  open: 'Frühere Texte',
  back: 'Zurück zum Text',
  search: 'In Texten und Übersetzungen suchen',
  pair: '{{source}} nach {{target}}',
  into: 'Nach {{target}}',
  demo: 'Demodienst',
  take: 'Wieder aufnehmen',
  copy: 'Übersetzung kopieren',
  delete: 'Diesen Text löschen',
  clear: 'Alle löschen',
  clearTitle: 'Alle früheren Texte löschen?',
  clearRemedy:
    'Alle Texte und Übersetzungen, die Parley aufgehoben hat, werden gelöscht. Sie lassen sich nicht zurückholen.',
  older: 'Ältere',
  newer: 'Neuere',
  loading: 'Frühere Texte werden gesucht',
  empty: {
    title: 'Noch nichts',
    remedy: 'Was Sie hier übersetzen, wird auf diesem Computer aufgehoben und ist hier zu finden.',
  },
  notKept: {
    title: 'Es wird nichts aufgehoben',
    remedy: 'Das wird in den Einstellungen unter „Datenschutz“ gewählt.',
  },
  noneFound: { title: 'Nichts gefunden', remedy: 'Versuchen Sie ein anderes Wort oder einen Teil davon.' },
}
