import type { en } from './en.ts'

export type Namespace = keyof typeof en

/** The namespaces, files of resources/locales/<language>, in the parts in which a page loads them. */
export const namespaces = {
  /** What is read from the first moment on. */
  first: ['app', 'languageList', 'live', 'panels', 'service', 'shortcuts', 'errors'],
  /** What is read in panels and dialogs: it comes with the first of them, so that captions never wait for it. */
  later: [
    'account',
    'doctor',
    'documents',
    'glossaries',
    'history',
    'languages',
    'memories',
    'menu',
    'privacy',
    'quick',
    'settings',
    'sound',
    'styleRuleLists',
    'text',
    'textHistory',
    'transfer',
    'usage',
  ],
  /** The catalogue of style rules, which is large and read in one panel alone. */
  styleRules: ['styleRules'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>

export type StringPart = keyof typeof namespaces
export type Strings<P extends StringPart> = Pick<typeof en, (typeof namespaces)[P][number]>
