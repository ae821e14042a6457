export const panels = {
  dock: 'Panels',
  open: 'Open the panels',
  close: 'Close the panels',
  loading: 'Opening',
  quick: 'Quick translation',
  names: {
    text: 'Text',
    glossaries: 'Glossaries',
    styleRules: 'Style rules',
    documents: 'Documents',
    memories: 'Memories',
    languages: 'Languages',
    history: 'History',
    usage: 'Usage',
  },
} as const
