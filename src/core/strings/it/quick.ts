import type { Part } from '../words.ts'

/** The quick window. What it shares with the text panel is said in that one's words. */
export const quick: Part<'it', 'quick'> = {
  title: 'Traduzione rapida',
  demo: 'Conosce una riunione di esempio e mostra gli altri testi come testo dimostrativo.',
  sent: 'I testi vengono inviati a {{host}}.',
  openParley: 'Apri Parley',
  placeholder: 'Scrivi o incolla un testo. Invio lo traduce subito.',
  empty: 'La traduzione appare qui.',
  targets: 'Lingue con tasti',
  target: '{{language}} (Alt+{{number}})',
  copy: 'Copia la traduzione',
  copyAndClose: 'Copia e chiudi',
  pin: 'Tieni in primo piano',
  earlier: 'Testo precedente',
  hide: 'Nascondi',
  clear: 'Cancella il testo',
}
