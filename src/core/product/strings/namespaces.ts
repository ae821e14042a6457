import type { en } from './en.ts'

export type Namespace = keyof typeof en

/** The namespaces, files of resources/locales/<language>, in the parts in which a page loads them. */
export const namespaces = {
  /** Strings of the pages. */
  page: [
    'account',
    'agenda',
    'app',
    'captionPage',
    'closedCaptions',
    'corrections',
    'doctor',
    'documents',
    'errors',
    'glossaries',
    'history',
    'hub',
    'languageList',
    'languages',
    'live',
    'looks',
    'meeting',
    'memories',
    'menu',
    'overlay',
    'panels',
    'privacy',
    'quick',
    'room',
    'service',
    'settings',
    'shortcuts',
    'sound',
    'spokenTerms',
    'styleRuleLists',
    'text',
    'textHistory',
    'transfer',
    'updates',
    'usage',
    'uses',
  ],
  /** The catalogue of style rules, which is large and used in a single panel. */
  styleRules: ['styleRules'],
  /** Other words for what is on each page of the settings: only their search reads them. */
  settingsSearch: ['settingsSearch'],
  /** Strings of the page that phones open in a room, which is built apart. */
  roomPage: ['roomPage'],
  /** Strings that systems show of the installed packages: only packaging reads them, and no bundle contains them. */
  packages: ['packages'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>

export type StringPart = keyof typeof namespaces
export type Strings<P extends StringPart> = Pick<typeof en, (typeof namespaces)[P][number]>
