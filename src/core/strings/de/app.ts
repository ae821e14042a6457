import type { Part } from '../words.ts'

export const app: Part<'de', 'app'> = {
  name: 'Parley',
  settings: 'Einstellungen',
  connecting: 'Verbindung mit Parley auf diesem Computer wird hergestellt',
  notAdmitted: {
    title: 'Diese Seite braucht einen neuen Link',
    remedy:
      'Jeder Link gilt einmal. Drücken Sie im Terminal, in dem Parley läuft, die Eingabetaste und öffnen Sie den Link, der dort erscheint.',
  },
  hostGone: {
    title: 'Parley wurde auf diesem Computer beendet',
    remedy:
      'Ihre Untertitel bleiben hier. Starten Sie Parley mit „npm start“ neu und öffnen Sie den Link, der dort erscheint.',
  },
  shutOut: {
    title: 'Der Zugang zu Parley ist beendet, und diese Seite braucht einen neuen Link',
    remedy:
      'Ihre Untertitel bleiben hier, und eine laufende Sitzung lässt sich beenden. Drücken Sie im Terminal, in dem Parley läuft, die Eingabetaste und öffnen Sie den Link, der dort erscheint.',
  },
  leaving: {
    live: {
      title: 'Eine Sitzung läuft',
      detail: 'Sie wird zuerst beendet, damit das zuletzt Gesagte noch übersetzt wird.',
      leave: 'Sitzung beenden und verlassen',
      stay: 'Sitzung behalten',
    },
    unsaved: {
      title: 'Es gibt nicht gespeicherte Änderungen',
      detail: 'Sie gehen verloren, wenn Sie jetzt gehen.',
      leave: 'Ohne Speichern verlassen',
      stay: 'Bleiben',
    },
  },
  tryAgain: 'Erneut versuchen',
  reload: 'Neu laden',
  checkConnection: 'Verbindung prüfen',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  cancel: 'Abbrechen',
  save: 'Speichern',
  fillIn: 'Füllen Sie dieses Feld aus.',
  copied: 'Kopiert',
  notCopied: 'Das Kopieren ist nicht gelungen. Markieren Sie den Text und kopieren Sie ihn selbst.',
}
