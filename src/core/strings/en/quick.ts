/** The quick window. What it shares with the text panel is said in that one's words. */
export const quick = {
  title: 'Quick translation',
  demo: 'It knows a sample meeting, and shows other texts as demo text.',
  sent: 'Texts are sent to {{host}}.',
  openParley: 'Open Parley',
  placeholder: 'Type or paste a text. Enter translates it at once.',
  empty: 'The translation appears here.',
  targets: 'Languages with keys',
  target: '{{language}} (Alt+{{number}})',
  copy: 'Copy the translation',
  copyAndClose: 'Copy and close',
  pin: 'Keep in front',
  earlier: 'Earlier text',
  hide: 'Hide',
  clear: 'Clear the text',
} as const
