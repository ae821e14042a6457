import type { Part } from '../words.ts'

export const privacy: Part<'de', 'privacy'> = {
  title: 'Datenschutz',
  sentDemo: 'Nichts verlässt diesen Computer: Der Demodienst läuft auf ihm.',
  sentAccount:
    'Was Sie sagen, Texte, Dokumente, Glossare und Stilregeln gehen an {{host}} und nirgendwohin sonst.',
  keptHint:
    'Sitzungen sowie Texte mit ihren Übersetzungen. Ton wird nur abgelegt, wenn Sie das unten einschalten.',
  documentKeys:
    'Für Dokumente gilt diese Wahl nicht: Eine Übersetzung bleibt, bis Sie sie speichern oder entfernen, samt ihrem Schlüssel, der nicht verschlüsselt ist; nur Ihr Benutzer kann die Datei lesen. Einträge von Dokumenten, die fehlschlugen oder gespeichert sind, gehen mit den Sitzungen.',
  retention: 'Sitzungen und Texte aufheben',
  retentions: {
    'for-ever': 'Bis ich sie lösche',
    '30-days': '30 Tage',
    '1-day': 'Einen Tag',
    nothing: 'Gar nicht',
  },
  sound: {
    on: 'Auch den Ton von Sitzungen behalten',
    hint: 'Was eine Sitzung hört, wird mit ihr abgelegt, nur auf diesem Computer und nicht verschlüsselt, solange die Sitzung aufgehoben wird: etwa {{size}} pro Stunde. Solange Sie stummgeschaltet sind, wird nichts abgelegt. Alle, die sprechen, sollten davon wissen und einverstanden sein. Eine Änderung gilt ab der nächsten Sitzung.',
    nothingKept: 'Sitzungen werden nicht aufgehoben, also auch ihr Ton nicht.',
    size_one:
      'Der Ton von {{count}} Sitzung braucht {{size}}. Er lässt sich im Verlauf löschen, und die Untertitel bleiben.',
    size_other:
      'Der Ton von {{count}} Sitzungen braucht {{size}}. Er lässt sich im Verlauf löschen, und die Untertitel bleiben.',
  },
  textFile: {
    on: 'Während einer Sitzung eine Textdatei schreiben',
    hint: 'Für andere Programme: Jeder Satz kommt hinzu, sobald er abgeschlossen ist. Parley löscht diese Dateien nie. Wo Sitzungen gar nicht aufgehoben werden, wird keine geschrieben.',
    folder: 'Ordner: {{name}}',
    choose: 'Ordner wählen',
    other: 'Anderen Ordner wählen',
    dialog: 'Ordner für die Textdateien wählen',
    inBrowser:
      'Die Desktop-App kann auch eine Textdatei schreiben, die mit der Sitzung wächst, für andere Programme. Eine Seite im Browser kann das nicht.',
  },
  confirm: {
    title: 'Weniger aufheben?',
    remedy_one:
      'Was älter ist, wird jetzt gelöscht, darunter {{count}} Sitzung. Das lässt sich nicht zurückholen.',
    remedy_other:
      'Was älter ist, wird jetzt gelöscht, darunter {{count}} Sitzungen. Das lässt sich nicht zurückholen.',
    remedyAll:
      'Alle aufgehobenen Sitzungen und Texte werden jetzt gelöscht. Sie lassen sich nicht zurückholen.',
    submit: 'Löschen und weniger aufheben',
  },
}
