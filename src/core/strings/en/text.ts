export const text = {
  input: 'Text to translate',
  output: 'Translation',
  target: 'Into',
  translate: 'Translate',
} as const
