/** The searchable list of languages, wherever it opens. */
export const languageList = {
  search: 'Search by name or code',
  none: 'No language with this name or code',
  chosen: 'Chosen',
  recent: 'Recent',
  all: 'All languages',
  detectable: 'Can be detected',
  mustBeNamed: 'Cannot be detected: it is set as the fixed language',
  spoken: 'Can be spoken',
  formality: 'Has formality',
  glossary: 'Has glossaries',
  full: 'At most {{limit}} languages. Remove one to add another.',
} as const
