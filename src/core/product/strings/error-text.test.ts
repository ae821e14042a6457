import { describe, expect, it } from 'vitest'
import { leavesOf } from '../../../../test/support/base/leaf-keys.ts'
import { examplesOf } from '../../../../test/support/base/schema-examples.ts'
import { translatorOf } from '../../../../test/support/service/translator.ts'
import { errorKinds } from '../../base/error-kinds/error-kinds.ts'
import { type AppError, appErrorSchema } from '../../base/errors.ts'
import { interfaceLanguages, labelListOf } from '../interface-languages.ts'
import { en } from './en.ts'
import { errorText } from './error-text.ts'

/** One error of every kind, and of every reason within a kind. */
const all: AppError[] = [
  ...(examplesOf(appErrorSchema, ['sent', 'retryAfterMs', 'users']) as AppError[]),
  { kind: 'proxy', host: '', reason: 'malformed' },
  { kind: 'address-refused', address: '', reason: 'malformed' },
  { kind: 'storage', what: 'data-in-use', detail: '', users: ['desktop', 'webhost', 'cli'] },
]

describe.each(interfaceLanguages)('the text of an error in %s', async (language) => {
  const { translate, used } = await translatorOf(language)

  it('joins several words as the language does', () => {
    const available = ['EN → FR', 'FR → DE']
    const problem = { type: 'wrong-language', wanted: 'EN → DE', available } as const
    const { remedy } = errorText({ kind: 'invalid-input', field: 'glossaryId', problem }, translate)
    expect(remedy).toContain(labelListOf(available, language))
  })

  it.each(all)('states what happened and what to do: $kind', (error) => {
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
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(Object.keys(errorKinds)))
  })

  it('names another field as people know it', () => {
    const error = {
      kind: 'invalid-input',
      field: 'glossaryIds',
      problem: { type: 'conflict', other: 'glossaryId' },
    }
    expect(errorText(error as AppError, translate)).toMatchObject({
      title: 'The list of glossaries is not valid',
      remedy: expect.stringContaining('The glossary'),
    })
  })

  it('keeps what support asks for', () => {
    const notAllowed = { kind: 'not-allowed', message: 'Plan.', traceId: 'trace-1' } as const
    expect(errorText(notAllowed, translate).details).toEqual(['Plan.', 'Trace ID for support: trace-1'])
  })

  it('leaves out what the service says in the words of the title', () => {
    expect(errorText({ kind: 'quota-exceeded', message: 'Quota Exceeded.' }, translate).details).toEqual([])
  })
})
