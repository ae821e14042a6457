import type { AppError, AppErrorKind, AppErrorOf } from '../base/errors.ts'
import type { Filled } from './filled.ts'

/** Looks a string up by its key and fills it in. Of several keys, it takes the first that has a string. */
export type Translate = (key: string | string[], values?: Filled) => string

/** What a reader sees of an error: what happened and what was kept, and what to do. */
export interface ErrorText {
  readonly title: string
  readonly remedy: string
  /** What the service said in its own words, and what its support asks for. */
  readonly details: readonly string[]
  /** All of it as running text: what happened and what to do in the first line, then the details. */
  readonly lines: readonly string[]
}

type Texts = Pick<ErrorText, 'title' | 'remedy'>
type Describe = { readonly [K in AppErrorKind]: (error: AppErrorOf<K>, t: Translate) => Texts }

const plain = ({ kind, ...values }: AppError, t: Translate): Texts => {
  const known = values as Filled
  return { title: t(`errors.${kind}.title`, known), remedy: t(`errors.${kind}.remedy`, known) }
}

const inSeconds = (ms: number): number => Math.round(ms / 1000)

const DESCRIBE: Describe = {
  'no-key': plain,
  'key-rejected': plain,
  'not-allowed': ({ missingScopes }, t) =>
    missingScopes === undefined
      ? { title: t('errors.not-allowed.title'), remedy: t('errors.not-allowed.remedy') }
      : {
          title: t('errors.not-allowed.titleScopes'),
          remedy: t('errors.not-allowed.remedyScopes', { scopes: missingScopes.join(', ') }),
        },
  'plan-needed': ({ feature }, t) => ({
    title: t(`errors.plan-needed.title.${feature}`),
    remedy: t('errors.plan-needed.remedy'),
  }),
  'not-in-data-centre': ({ feature, host }, t) => ({
    title: t(`errors.not-in-data-centre.title.${feature}`, { host }),
    remedy: t('errors.not-in-data-centre.remedy'),
  }),
  'quota-exceeded': plain,
  'rate-limited': plain,
  'too-large': plain,
  'not-found': ({ hint }, t) => ({
    title: t('errors.not-found.title'),
    remedy: t(hint === undefined ? 'errors.not-found.remedy' : 'errors.not-found.remedyDataCentre'),
  }),
  refused: ({ status, message }, t) => ({
    title: t('errors.refused.title'),
    remedy:
      message === undefined
        ? t('errors.refused.remedyUnknown', { status })
        : t('errors.refused.remedy', { message }),
  }),
  unavailable: plain,
  unreachable: ({ host, cause }, t) => ({
    title: t('errors.unreachable.title', { host }),
    remedy: t(`errors.unreachable.remedy.${cause}`),
  }),
  proxy: ({ host, reason }, t) => ({
    title: host === '' ? t('errors.proxy.titleUnknown') : t('errors.proxy.title', { host }),
    remedy: t(`errors.proxy.remedy.${reason}`),
  }),
  'timed-out': ({ host, afterMs }, t) => ({
    title: t('errors.timed-out.title', { host }),
    remedy: t('errors.timed-out.remedy', { seconds: inSeconds(afterMs) }),
  }),
  'bad-answer': plain,
  'invalid-input': describeInput,
  'address-refused': ({ address, reason }, t) => ({
    title:
      address === ''
        ? t('errors.address-refused.titleUnknown')
        : t('errors.address-refused.title', { address }),
    remedy: t(`errors.address-refused.remedy.${reason}`),
  }),
  'voice-ended': plain,
  'voice-unfinished': plain,
  'voice-unknown': plain,
  microphone: ({ reason }, t) => ({
    title: t(`errors.microphone.title.${reason}`),
    remedy: t(`errors.microphone.remedy.${reason}`),
  }),
  'system-audio': ({ reason }, t) => ({
    title: t(`errors.system-audio.title.${reason}`),
    remedy: t(`errors.system-audio.remedy.${reason}`),
  }),
  'sound-file': plain,
  'audio-format': plain,
  'audio-output': ({ instead, detail }, t) =>
    instead === undefined
      ? { title: t('errors.audio-output.title'), remedy: t('errors.audio-output.remedy', { detail }) }
      : {
          title: t(`errors.audio-output.instead.${instead}.title`),
          remedy: t(`errors.audio-output.instead.${instead}.remedy`),
        },
  'host-lost': plain,
  storage: ({ what, detail }, t) => ({
    title: t(`errors.storage.title.${what}`),
    remedy: t(`errors.storage.remedy.${what}`, { detail }),
  }),
  'document-unconfirmed': plain,
  'document-failed': plain,
  'document-kept': ({ place, detail }, t) => ({
    title: t('errors.document-kept.title'),
    remedy: t(`errors.document-kept.remedy.${place}`, { detail }),
  }),
  'memory-job': ({ reason }, t) => ({
    title: t(`errors.memory-job.title.${reason}`),
    remedy: t(`errors.memory-job.remedy.${reason}`),
  }),
  'other-host-only': plain,
  'not-confirmed': ({ reason }, t) => ({
    title: t('errors.not-confirmed.title'),
    remedy: t(`errors.not-confirmed.remedy.${reason}`),
  }),
  'demo-service': plain,
  cancelled: plain,
  unexpected: plain,
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

/** What a file of settings says is named as it stands there; pages that show the setting have a name for it. */
function fieldName(field: string, t: Translate): string {
  if (field.startsWith('settings.')) return field
  const [name = 'other'] = field.split('.', 1)
  return t([`errors.invalid-input.fields.${name}`, 'errors.invalid-input.fields.other'])
}

function detailsOf(error: AppError, t: Translate): string[] {
  const details: string[] = []
  if (
    'message' in error &&
    error.message !== undefined &&
    error.kind !== 'refused' &&
    error.kind !== 'voice-ended'
  )
    details.push(error.message)
  if ('traceId' in error && error.traceId !== undefined)
    details.push(t('errors.traceId', { traceId: error.traceId }))
  return details
}

/** An error in the reader's language. Every kind has its text: a new one does not compile without. */
export function errorText(error: AppError, t: Translate): ErrorText {
  const describe = DESCRIBE[error.kind] as (error: AppError, t: Translate) => Texts
  const texts = describe(error, t)
  const details = detailsOf(error, t)
  return { ...texts, details, lines: [t('errors.sentences', { ...texts }), ...details] }
}
