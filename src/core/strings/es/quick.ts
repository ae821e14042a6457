import type { Part } from '../words.ts'

/** The quick window. What it shares with the text panel is said in that one's words. */
export const quick: Part<'es', 'quick'> = {
  title: 'Traducción rápida',
  demo: 'Conoce una reunión de muestra, y muestra otros textos como texto de demostración.',
  sent: 'Los textos se envían a {{host}}.',
  openParley: 'Abrir Parley',
  placeholder: 'Escribe o pega un texto. Intro lo traduce al momento.',
  empty: 'La traducción aparece aquí.',
  targets: 'Idiomas con teclas',
  target: '{{language}} (Alt+{{number}})',
  copy: 'Copiar la traducción',
  copyAndClose: 'Copiar y cerrar',
  pin: 'Mantener delante',
  earlier: 'Texto anterior',
  hide: 'Ocultar',
  clear: 'Borrar el texto',
}
