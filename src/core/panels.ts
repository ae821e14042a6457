/** The panels that can be opened beside the captions, in the order of their tabs. */
export const panelNames = [
  'text',
  'glossaries',
  'styleRules',
  'documents',
  'memories',
  'languages',
  'history',
  'usage',
] as const
export type PanelName = (typeof panelNames)[number]
