import type { Part } from '../words.ts'

export const transfer: Part<'de', 'transfer'> = {
  title: 'Import und Export',
  hint: 'Eine Datei mit Ihren Einstellungen und Konten, für einen anderen Computer. Schlüssel, Passwörter und die Geräte dieses Computers sind nicht darin.',
  save: 'In eine Datei speichern',
  open: 'Aus einer Datei lesen',
  voice: 'Live-Übersetzung',
  confirm: {
    title: 'Diese Einstellungen ändern?',
    intro: 'Das ändert die Datei. Noch ist nichts geändert.',
    submit: 'Einstellungen ändern',
  },
  values: '{{section}}: {{amount}} geändert',
  proxy: 'Anfragen gehen über den Proxy {{address}}',
  newAccount: 'Neues Konto: {{name}} bei {{host}}',
  authority:
    'Neue vertrauenswürdige Zertifizierungsstelle: {{name}}, gültig von {{from}} bis {{until}}, SHA-256-Fingerabdruck {{id}}',
  keepsSound: { on: 'Sitzungen werden mit Ton aufbewahrt', off: 'Sitzungen werden ohne Ton aufbewahrt' },
  keepsLess: {
    title: 'Es wird weniger aufbewahrt',
    remedy: 'Ältere Sitzungen und Texte werden sofort gelöscht. Sie lassen sich nicht zurückholen.',
  },
  leftOut: 'Das verwendet Parley nicht und lässt es weg:',
  done: { title: 'Die Einstellungen wurden geändert', remedy: 'Sie gelten ab jetzt.' },
  nothing: {
    title: 'Die Datei ändert nichts',
    remedy: 'Alles darin, was Parley verwenden kann, ist schon so eingestellt.',
  },
  keys: 'Geben Sie unter „Konten“ den Schlüssel jedes neuen Kontos ein:',
  account: '{{name}} bei {{host}}',
  password: 'Wenn der Proxy ein Passwort verlangt, geben Sie es unter „Netzwerk“ ein.',
}
