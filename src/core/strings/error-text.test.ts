import { describe, expect, it } from 'vitest'
import { leavesOf } from '../../../test/support/base/leaf-keys.ts'
import { translatorOf } from '../../../test/support/service/translator.ts'
import { type AppError, appErrorSchema } from '../base/errors.ts'
import { interfaceLanguages, rowOf } from '../product/interface-languages.ts'
import { proFeatures, regionalFeatures } from '../service/service-profiles.ts'
import { en } from './en.ts'
import { errorText } from './error-text.ts'

/** One error of every kind, and of every reason within a kind. */
const all: AppError[] = [
  { kind: 'no-key' },
  { kind: 'key-rejected' },
  { kind: 'not-allowed', message: 'Plan.', traceId: 'trace-1' },
  { kind: 'not-allowed', missingScopes: ['translate:text'] },
  ...proFeatures.map((feature): AppError => ({ kind: 'plan-needed', plan: 'pro', feature })),
  ...regionalFeatures.map((feature): AppError => ({ kind: 'not-in-data-centre', feature, host: 'us.test' })),
  { kind: 'quota-exceeded' },
  { kind: 'rate-limited' },
  { kind: 'too-large' },
  { kind: 'not-found' },
  { kind: 'not-found', hint: 'data-centre' },
  { kind: 'refused', status: 400, message: 'Bad target_lang.' },
  { kind: 'refused', status: 415 },
  { kind: 'unavailable', status: 503 },
  ...(['name-not-found', 'connection-refused', 'connection-lost', 'certificate', 'other'] as const).map(
    (cause): AppError => ({ kind: 'unreachable', host: 'h.test', cause, sent: 'no' }),
  ),
  ...(['unreachable', 'credentials', 'refused', 'malformed'] as const).map(
    (reason): AppError => ({ kind: 'proxy', host: 'p.test:8080', reason }),
  ),
  { kind: 'proxy', host: '', reason: 'malformed' },
  { kind: 'timed-out', host: 'h.test', afterMs: 20_000 },
  { kind: 'bad-answer', host: 'h.test', detail: 'not JSON' },
  { kind: 'invalid-input', field: 'targetLanguages', problem: { type: 'missing' } },
  { kind: 'invalid-input', field: 'x.y', problem: { type: 'malformed', detail: 'd' } },
  { kind: 'invalid-input', field: 'targetLanguages.0', problem: { type: 'unknown-value', value: 'xx' } },
  ...(['bytes', 'characters', 'items'] as const).map(
    (unit): AppError => ({
      kind: 'invalid-input',
      field: 'text',
      problem: { type: 'too-much', limit: 5, actual: 6, unit },
    }),
  ),
  { kind: 'invalid-input', field: 'chunkMs', problem: { type: 'out-of-range', limit: 250, actual: 300 } },
  {
    kind: 'invalid-input',
    field: 'sourceLanguageMode',
    problem: { type: 'cannot-detect', language: 'ar' },
  },
  {
    kind: 'invalid-input',
    field: 'endDate',
    problem: { type: 'too-early', earliest: '2026-02-02', actual: '2026-02-01' },
  },
  ...(
    [
      'not-a-pair',
      'no-source',
      'no-target',
      'repeated-source',
      'line-break',
      'control-character',
      'space-at-end',
    ] as const
  ).map(
    (fault): AppError => ({
      kind: 'invalid-input',
      field: 'entries',
      problem: { type: 'bad-row', row: 7, fault },
    }),
  ),
  {
    kind: 'invalid-input',
    field: 'dictionaries.1',
    problem: { type: 'repeated', value: 'EN → DE' },
  },
  ...(['conflict', 'needs'] as const).map(
    (type): AppError => ({
      kind: 'invalid-input',
      field: 'glossaryIds',
      problem: { type, other: 'sourceLanguage' },
    }),
  ),
  { kind: 'invalid-input', field: 'formality', problem: { type: 'not-supported', language: 'TR' } },
  {
    kind: 'invalid-input',
    field: 'glossaryId',
    problem: { type: 'wrong-language', wanted: 'EN → DE', available: ['EN → FR', 'FR → DE'] },
  },
  {
    kind: 'invalid-input',
    field: 'texts.0',
    problem: { type: 'cannot-split', limit: 131_072, actual: 200_000 },
  },
  ...(['pro', 'free'] as const).map(
    (plan): AppError => ({ kind: 'invalid-input', field: 'plan', problem: { type: 'other-plan', plan } }),
  ),
  ...(['malformed', 'not-secure', 'other-host', 'has-credentials'] as const).map(
    (reason): AppError => ({ kind: 'address-refused', address: 'http://x.test', reason }),
  ),
  { kind: 'address-refused', address: '', reason: 'malformed' },
  { kind: 'voice-ended', errorCode: 400, reasonCode: 1, message: 'No media.' },
  { kind: 'voice-unfinished' },
  { kind: 'voice-unknown' },
  ...(['denied', 'missing', 'in-use', 'failed'] as const).map(
    (reason): AppError => ({ kind: 'microphone', reason }),
  ),
  ...(['denied', 'missing', 'no-sound', 'failed'] as const).map(
    (reason): AppError => ({ kind: 'system-audio', reason }),
  ),
  { kind: 'sound-file', name: 'talk.mp3', detail: 'd' },
  { kind: 'audio-format', contentType: 'audio/x', detail: 'd' },
  { kind: 'audio-output', detail: 'd' },
  { kind: 'audio-output', instead: 'system', detail: 'd' },
  { kind: 'host-lost' },
  ...(
    ['settings', 'some-settings', 'key', 'library', 'document', 'startup', 'text-file', 'sound'] as const
  ).map((what): AppError => ({ kind: 'storage', what, detail: 'd' })),
  { kind: 'document-unconfirmed', detail: 'd' },
  { kind: 'document-failed', message: 'No text.' },
  ...(['data-folder', 'temporary-folder', 'memory'] as const).map(
    (place): AppError => ({ kind: 'document-kept', place, detail: 'd' }),
  ),
  ...(['export-running', 'import-failed', 'export-failed', 'expired'] as const).map(
    (reason): AppError => ({ kind: 'memory-job', reason, message: 'No segments.' }),
  ),
  { kind: 'other-host-only' },
  ...(['declined', 'unasked'] as const).map((reason): AppError => ({ kind: 'not-confirmed', reason })),
  { kind: 'demo-service', detail: 'd' },
  { kind: 'cancelled' },
  { kind: 'unexpected', detail: 'd' },
]

describe.each(interfaceLanguages)('the text of an error in %s', async (language) => {
  const { translate, used } = await translatorOf(language)

  it('joins several words as the language does', () => {
    const error = all.find((each) => JSON.stringify(each).includes('wrong-language'))
    const { remedy } = errorText(error as AppError, translate)
    expect(remedy).toContain(rowOf(['EN → FR', 'FR → DE'], language))
  })

  it.each(all)('says what happened and what to do: $kind', (error) => {
    const { title, remedy } = errorText(error, translate)
    expect(title).toMatch(/\S/)
    expect(remedy).toMatch(/[.?)。）]$|https/)
    expect(title + remedy).not.toMatch(/\{\{|undefined|[!！¡]/)
  })

  it('differs from kind to kind', () => {
    const texts = all.map((error) => JSON.stringify(errorText(error, translate)))
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
  })

  it('has a use for each of its strings', () => {
    for (const error of all) errorText(error, translate)
    for (const field of Object.keys(en.errors['invalid-input'].fields))
      errorText({ kind: 'invalid-input', field, problem: { type: 'missing' } }, translate)
    expect([...used].filter((key) => key.startsWith('errors.')).toSorted()).toEqual(
      leavesOf({ errors: en.errors }).toSorted(),
    )
  })
})

describe('the text of an error', async () => {
  const { translate } = await translatorOf('en')

  it('exists for every kind', () => {
    const kinds = appErrorSchema.def.options.map((option) => option.shape.kind.def.values[0])
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(kinds))
  })

  it('names another field as people know it', () => {
    const error = {
      kind: 'invalid-input',
      field: 'glossaryIds',
      problem: { type: 'conflict', other: 'glossaryId' },
    }
    expect(errorText(error as AppError, translate)).toMatchObject({
      title: 'The list of glossaries does not fit',
      remedy: expect.stringContaining('The glossary'),
    })
  })

  it('keeps what support asks for', () => {
    const [, , notAllowed] = all
    expect(errorText(notAllowed!, translate).details).toEqual(['Plan.', 'For support: trace-1'])
  })
})
