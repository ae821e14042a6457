import type { Part } from '../words.ts'

export const service: Part<'de', 'service'> = {
  demo: {
    name: 'Demodienst',
    explanation: 'Läuft auf diesem Computer. Nichts, was Sie sagen, verlässt ihn.',
    enterKey: 'Eigenen Schlüssel verwenden',
  },
  leaving: 'Was Sie sagen, wird an {{host}} gesendet.',
  noSound: 'Parley speichert keinen Ton.',
  soundStored: 'Der Ton wird auch auf diesem Computer abgelegt.',
  keyThisRun: 'Ihr Schlüssel wird behalten, bis Parley endet.',
  keyThisRunWhy: 'Dieses System bietet keinen Schutz für Schlüssel, daher schreibt Parley ihn nirgends auf.',
  noKey: {
    title: 'Der Schlüssel für {{name}} ist nicht hier',
    remedy: 'Er wurde nur für einen Lauf behalten. Geben Sie ihn erneut ein, um fortzufahren.',
  },
  accounts: {
    title: 'Konten',
    inUse: 'In Gebrauch',
    use: 'Verwenden',
    edit: 'Ändern',
    editNamed: '{{name}} ändern',
    remove: 'Entfernen',
    enterKey: 'Schlüssel eingeben',
    add: 'Konto hinzufügen',
  },
}
