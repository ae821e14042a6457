import { createInstance } from 'i18next'
import type { AppError } from '../core/base/errors.ts'
import { calls } from '../core/contract/contract.ts'
import { errorText, type Translate } from '../core/product/strings/error-text.ts'
import { withRows } from '../core/product/strings/filled.ts'
import { loadStrings } from '../core/product/strings/load.ts'
import { profileNames } from '../core/service/service-profiles.ts'
import { exportFormats } from '../core/session/library/export/export-formats.ts'
import { sides } from '../core/voice/sides.ts'
import { nearMatch } from './near-match.ts'
import { commandNames } from './program.ts'

/** The app's strings. A terminal shows them in English, whatever the language of the interface. */
export async function createTranslate(): Promise<Translate> {
  const i18n = createInstance()
  await i18n.init({
    lng: 'en',
    resources: { en: { translation: await loadStrings('en', 'page') } },
    interpolation: { escapeValue: false },
  })
  // Keys of errors and checks are built from their kinds; tests cover all of them.
  const t = i18n.t.bind(i18n) as unknown as Translate
  return (key, values = {}) => t(key, withRows(values, 'en'))
}

/** Formats an error with the app's own texts, in lines for a terminal. */
export function describeError(error: AppError, t: Translate): string {
  return inCommandWords(error) ?? errorText(error, t).lines.join('\n')
}

/** Messages for missing values. */
const MISSING: Readonly<Record<string, string>> = {
  call: 'Name a call: parley call NAME. `parley call --list` lists all calls.',
  command: 'Name a command: `parley help memories` lists all commands.',
  exported: 'Name a file: parley import FILE.parley',
  file: 'Name a file: parley speak FILE --to de,fr',
  session: 'Name a session: parley export ID. `parley sessions` lists all sessions.',
  targetLanguages: 'Name the target languages: --to de,fr',
  save: 'Name the output file: --save FILE',
  sourceLanguage: 'Name your language: --from en',
  service: 'Name the service address: --service URL',
}

/** Values that can be mistyped: their name, all known values, and where to find them. */
const NAMES: Readonly<Record<string, readonly [name: string, known: readonly string[], where: string]>> = {
  command: ['command', ['help', ...commandNames], 'Run `parley help` for all commands.'],
  call: ['call', Object.keys(calls), '`parley call --list` lists all calls.'],
  session: ['session', [], '`parley sessions` lists all sessions.'],
  as: ['format', exportFormats, `Formats: ${exportFormats.join(', ')}.`],
  targetLanguages: ['target language', [], '`parley call voice.languages` lists them.'],
  spokenLanguages: ['spoken language', [], '`parley call voice.languages` lists them.'],
  prefer: ['side', sides, `Sides: ${sides.join(', ')}.`],
  sourceLanguage: ['language', [], '`parley call voice.languages` lists them.'],
  profile: ['profile', profileNames, `Profiles: ${profileNames.join(', ')}.`],
}

/** Fields whose `malformed` detail is a complete message. */
const SAID_WHOLE: ReadonlySet<string> = new Set([
  'captions-address',
  'file',
  'save',
  'from',
  'to',
  'option',
  'session',
  'microphone',
  'into',
  'program',
  'preset',
  'spoken-terms',
])

/** The message for invalid input on the command line; undefined if the app's own message applies. */
function inCommandWords(error: AppError): string | undefined {
  if (error.kind !== 'invalid-input') return undefined
  const { field, problem } = error
  switch (problem.type) {
    case 'missing':
      return MISSING[field]
    case 'unknown-value':
      return unknownName(field, problem.value)
    case 'suggested-value':
      return unknownName(field, problem.value, problem.suggestion)
    case 'malformed':
      return SAID_WHOLE.has(field) ? sentence(problem.detail) : undefined
    default:
      return undefined
  }
}

function unknownName(field: string, value: string, suggestion?: string): string | undefined {
  const names = NAMES[field.split('.', 1)[0] ?? '']
  if (names === undefined) return undefined
  const [name, known, where] = names
  const near = suggestion ?? nearMatch(value, known)
  return [`Unknown ${name} "${value}".`, near === undefined ? [] : `Did you mean "${near}"?`, where]
    .flat()
    .join(' ')
}

const sentence = (text: string): string => `${text}${/[.?!]$/.test(text) ? '' : '.'}`
