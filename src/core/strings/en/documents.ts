export const documents = {
  dialog: {
    choose: 'Choose documents to translate',
    kinds: 'Documents',
    save: 'Save the translation',
  },
} as const
