import type { Part } from '../words.ts'

export const memories: Part<'de', 'memories'> = {
  title: 'Übersetzungsspeicher',
  intro: 'Sätze, die schon einmal übersetzt wurden. Die Textübersetzung kann sie aufgreifen.',
  name: 'Name',
  pair: 'Sprachen',
  pairOf: '{{source}} → {{targets}}',
  segments: 'Segmente',
  loading: 'Ihre Übersetzungsspeicher werden abgefragt',
  refresh: 'Aktualisieren',
  empty: {
    title: 'In diesem Konto gibt es keinen Übersetzungsspeicher',
    remedy:
      'Übersetzungsspeicher werden auf den Seiten des Dienstes gefüllt. Fügen Sie dort einen hinzu und fragen Sie hier erneut ab.',
    remedyImport: 'Importieren Sie eine TMX-Datei, um einen anzulegen.',
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
  open: 'Segmente von {{name}} anzeigen',
  back: 'Alle Übersetzungsspeicher',
  busy: 'Ein anderer Import oder Export läuft noch.',
  actions: 'Aktionen',
  readOnly: 'Dieser Schlüssel darf Übersetzungsspeicher nur lesen.',
  dialog: { choose: 'TMX-Datei wählen', save: 'Übersetzungsspeicher speichern' },
  import: {
    open: 'TMX importieren',
    title: 'Übersetzungsspeicher importieren',
    intro:
      'Aus einer TMX-Datei wird ein neuer Übersetzungsspeicher in Ihrem Konto. Dateien bis {{megabytes}} MB.',
    choose: 'TMX-Datei wählen',
    noFile: 'Keine Datei gewählt',
    name: 'Name',
    submit: 'Importieren',
    needsFile: 'Wählen Sie zuerst eine TMX-Datei.',
    sending: '{{name}} wird gesendet',
    processing: 'Der Dienst liest {{name}}',
    goesOn: 'Der Dienst schließt den Import möglicherweise auch dann ab, wenn Sie jetzt abbrechen.',
    done: '„{{name}}“ wurde importiert.',
    counts: 'Segmente: {{segments}}. Übersprungen: {{skipped}}.',
  },
  export: {
    submit: '{{name}} als TMX exportieren',
    preparing: 'Der Dienst bereitet {{name}} vor',
    fetching: '{{name}} wird heruntergeladen',
    done: 'Exportiert.',
    savedAs: 'Gespeichert als {{name}}.',
    downloaded: 'Ihr Browser lädt die Datei als {{name}} herunter.',
  },
  delete: {
    open: '{{name}} löschen',
    title: '„{{name}}“ löschen?',
    remedy:
      'Der Übersetzungsspeicher wird mit allen Segmenten aus Ihrem Konto beim Dienst gelöscht. Das lässt sich nicht rückgängig machen. Exportieren Sie ihn vorher, wenn Sie ihn vielleicht noch brauchen.',
    submit: 'Löschen',
  },
  segment: {
    search: 'Segmente durchsuchen',
    tooShort: 'Geben Sie mindestens {{min}} Zeichen ein.',
    loading: 'Segmente werden geladen',
    source: 'Ausgangstext',
    translations: 'Übersetzungen',
    range: '{{first}} bis {{last}}',
    none: {
      title: 'Keine Segmente gefunden',
      remedy: 'Suchen Sie nach einem anderen Wort oder leeren Sie die Suche.',
    },
    empty: {
      title: 'Dieser Übersetzungsspeicher hat keine Segmente',
      remedy: 'Importieren Sie eine TMX-Datei, um einen mit Segmenten anzulegen.',
    },
  },
}
