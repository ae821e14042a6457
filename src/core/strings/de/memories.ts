import type { Part } from '../words.ts'

export const memories: Part<'de', 'memories'> = {
  title: 'Übersetzungsspeicher',
  intro: 'Sätze, die schon einmal übersetzt wurden. Die Textübersetzung kann sie aufgreifen.',
  name: 'Name',
  pair: 'Von und nach',
  pairOf: '{{source}} → {{targets}}',
  segments: 'Segmente',
  loading: 'Ihre Übersetzungsspeicher werden abgefragt',
  refresh: 'Erneut abfragen',
  empty: {
    title: 'In diesem Konto gibt es keinen Übersetzungsspeicher',
    remedy:
      'Übersetzungsspeicher werden auf den Seiten des Dienstes gefüllt. Fügen Sie dort einen hinzu und fragen Sie hier erneut ab.',
  },
  notAllowed: {
    title: 'Ihr Schlüssel enthält keine Übersetzungsspeicher',
    remedy:
      'Der Dienst wollte sie nicht auflisten. Ein Schlüssel eines Tarifs mit Übersetzungsspeichern zeigt sie hier.',
  },
  range: '{{first}} bis {{last}} von {{total}}',
  pages: 'Seiten',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
}
