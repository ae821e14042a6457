import type { AppError, AppErrorKind, AppErrorOf } from '../../base/errors.ts'
import type { Filled } from './filled.ts'

/** Looks up a string by its key and interpolates the values. A list of keys yields the first that has a string. */
export type Translate = (key: string | string[], values?: Filled) => string

/** Displayed text of an error: what happened, what was kept, and what to do. */
export interface ErrorText {
  readonly title: string
  readonly remedy: string
  /** The service's own message, and the details that its support asks for. */
  readonly details: readonly string[]
  /** The whole text: title and remedy in the first line, then the details. */
  readonly lines: readonly string[]
}

type Texts = Pick<ErrorText, 'title' | 'remedy'>
type Describe = { readonly [K in AppErrorKind]?: (error: AppErrorOf<K>, t: Translate) => Texts }

/** Error fields that may select a variant of the text: a string below `title` or `remedy`. */
const VARIANTS = ['feature', 'cause', 'reason', 'what', 'place'] as const

/** The strings `title` and `remedy` of the kind, or those of its variant if they exist. */
function plain({ kind, ...values }: AppError, t: Translate, further: Filled = {}): Texts {
  const known = { ...(values as Filled), ...further }
  const variant = VARIANTS.map((field) => known[field]).find((value) => value !== undefined)
  const text = (part: keyof Texts) => {
    const key = `errors.${kind}.${part}`
    return t(typeof variant === 'string' ? [`${key}.${variant}`, key] : key, known)
  }
  return { title: text('title'), remedy: text('remedy') }
}

const inSeconds = (ms: number): number => Math.round(ms / 1000)

const NOT_FOUND_REMEDIES = {
  none: 'remedy',
  'data-centre': 'remedyDataCentre',
  'left-out': 'remedyLeftOut',
} as const

/** Kinds whose text needs more than a variant. */
const DESCRIBE: Describe = {
  'not-allowed': (error, t) => {
    const { missingScopes: scopes, isKeyLimited } = error
    if (scopes === undefined && isKeyLimited === undefined) return plain(error, t)
    return {
      title: t('errors.not-allowed.titleScopes'),
      remedy:
        scopes === undefined
          ? t('errors.not-allowed.remedyLimited')
          : t('errors.not-allowed.remedyScopes', { scopes: scopes.join(', ') }),
    }
  },
  'not-found': ({ hint }, t) => ({
    title: t('errors.not-found.title'),
    remedy: t(`errors.not-found.${NOT_FOUND_REMEDIES[hint ?? 'none']}`),
  }),
  // The strings of spoken terms are loaded with whatever creates a collection.
  'quota-exceeded': (error, t) =>
    error.what === undefined
      ? plain(error, t)
      : { title: t('spokenTerms.full.title'), remedy: t('spokenTerms.full.remedy') },
  refused: ({ status, message }, t) => ({
    title: t('errors.refused.title'),
    remedy:
      message === undefined
        ? t('errors.refused.remedyUnknown', { status })
        : t('errors.refused.remedy', { message }),
  }),
  proxy: (error, t) => ({
    ...plain(error, t),
    ...(error.host === '' && { title: t('errors.proxy.titleUnknown') }),
  }),
  'invalid-response': (error, t) =>
    error.hint === undefined
      ? plain(error, t)
      : { ...plain(error, t), remedy: t('errors.invalid-response.remedySignIn') },
  'timed-out': ({ host, afterMs }, t) => ({
    title: t('errors.timed-out.title', { host }),
    remedy: t('errors.timed-out.remedy', { seconds: inSeconds(afterMs) }),
  }),
  'invalid-input': describeInput,
  'address-refused': (error, t) => ({
    ...plain(error, t),
    ...(error.address === '' && { title: t('errors.address-refused.titleUnknown') }),
  }),
  storage: (error, t) =>
    plain(error, t, { users: (error.users ?? []).map((host) => t(`errors.storage.users.${host}`)) }),
  'audio-output': ({ instead, detail }, t) => {
    const key = `errors.audio-output${instead === undefined ? '' : `.instead.${instead}`}`
    return { title: t(`${key}.title`), remedy: t(`${key}.remedy`, { detail }) }
  },
}

function textOfProblem(problem: AppErrorOf<'invalid-input'>['problem']): string {
  switch (problem.type) {
    case 'too-much':
      return `${problem.type}.${problem.unit}`
    case 'bad-row':
      return `${problem.type}.${problem.fault}`
    case 'other-plan':
      return `${problem.type}.${problem.plan}`
    default:
      return problem.type
  }
}

function describeInput({ field, problem }: AppErrorOf<'invalid-input'>, t: Translate): Texts {
  const other = 'other' in problem && { other: fieldName(problem.other, t) }
  return {
    title: t('errors.invalid-input.title', { field: fieldName(field, t) }),
    remedy: t(`errors.invalid-input.${textOfProblem(problem)}`, { ...problem, ...other }),
  }
}

/** Display name of a field. Paths of a settings file are shown as they are; pages that show the setting name it. */
function fieldName(field: string, t: Translate): string {
  if (field.startsWith('settings.')) return field
  const [name = 'other'] = field.split('.', 1)
  return t([`errors.invalid-input.fields.${name}`, 'errors.invalid-input.fields.other'])
}

/** A sentence without its full stop and capitals. */
const bare = (text: string): string => text.trim().replace(/\.$/, '').toLowerCase()

function detailsOf(error: AppError, title: string, t: Translate): string[] {
  const details: string[] = []
  if (
    'message' in error &&
    error.message !== undefined &&
    error.kind !== 'refused' &&
    error.kind !== 'voice-ended' &&
    bare(error.message) !== bare(title)
  )
    details.push(error.message)
  if ('code' in error && error.code !== undefined) details.push(t('errors.code', { code: error.code }))
  if ('traceId' in error && error.traceId !== undefined)
    details.push(t('errors.traceId', { traceId: error.traceId }))
  return details
}

/** An error in the reader's language. */
export function errorText(error: AppError, t: Translate): ErrorText {
  const describe = (DESCRIBE[error.kind] ?? plain) as (error: AppError, t: Translate) => Texts
  const texts = describe(error, t)
  const details = detailsOf(error, texts.title, t)
  return { ...texts, details, lines: [t('errors.sentences', { ...texts }), ...details] }
}
