import type { Part } from '../words.ts'

/** The quick window. What it shares with the text panel is said in that one's words. */
export const quick: Part<'de', 'quick'> = {
  title: 'Schnellübersetzung',
  demo: 'Er kennt eine Beispielbesprechung und zeigt andere Texte als Demotext.',
  sent: 'Texte werden an {{host}} gesendet.',
  openParley: 'Parley öffnen',
  placeholder: 'Text eingeben oder einfügen. Die Eingabetaste übersetzt ihn sofort.',
  empty: 'Die Übersetzung erscheint hier.',
  targets: 'Sprachen mit Tasten',
  target: '{{language}} (Alt+{{number}})',
  copy: 'Übersetzung kopieren',
  copyAndClose: 'Kopieren und schließen',
  pin: 'Im Vordergrund halten',
  earlier: 'Früherer Text',
  hide: 'Ausblenden',
  clear: 'Text leeren',
}
