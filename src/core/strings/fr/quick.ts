import type { Part } from '../words.ts'

/** The quick window. What it shares with the text panel is said in that one's words. */
export const quick: Part<'fr', 'quick'> = {
  title: 'Traduction rapide',
  demo: 'Il connaît une réunion d’exemple et montre les autres textes en texte de démonstration.',
  sent: 'Les textes sont envoyés à {{host}}.',
  openParley: 'Ouvrir Parley',
  placeholder: 'Saisissez ou collez un texte. Entrée le traduit aussitôt.',
  empty: 'La traduction apparaît ici.',
  targets: 'Langues avec touches',
  target: '{{language}} (Alt+{{number}})',
  copy: 'Copier la traduction',
  copyAndClose: 'Copier et fermer',
  pin: 'Garder au premier plan',
  earlier: 'Texte précédent',
  hide: 'Masquer',
  clear: 'Effacer le texte',
}
