export const memories = {
  title: 'Translation memories',
  intro: 'Sentences that were translated before. Text translation can take them up.',
  name: 'Name',
  pair: 'From and into',
  pairOf: '{{source}} → {{targets}}',
  segments: 'Segments',
  loading: 'Asking for your translation memories',
  refresh: 'Ask again',
  empty: {
    title: 'There is no translation memory in this account',
    remedy: 'Translation memories are filled on the pages of the service. Add one there, and ask again here.',
  },
  notAllowed: {
    title: 'Your key does not include translation memories',
    remedy: 'The service refused to list them. A key of a plan with translation memories shows them here.',
  },
  range: '{{first}} to {{last}} of {{total}}',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
} as const
