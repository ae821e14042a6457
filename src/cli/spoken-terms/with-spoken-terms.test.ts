import { describe, expect, it } from 'vitest'
import { parseInput } from '../../core/base/input.ts'
import { err, ok } from '../../core/base/result.ts'
import { type VoiceConfig, voiceConfigSchema } from '../../core/voice/config.ts'
import type { Ask } from '../ask.ts'
import { meetingSpokenTerms, withSpokenTerms } from './with-spoken-terms.ts'

const collection = (id: string, name: string, ...languages: string[]) => ({
  id,
  name,
  createdAt: '2026-01-01T00:00:00Z',
  lists: languages.map((language) => ({ language, termCount: 1 })),
})
const collections = [
  collection('1', 'Names', 'en'),
  collection('2', 'Both', 'en', 'de'),
  collection('3', 'Twice', 'en'),
  collection('4', 'twice', 'en'),
  collection('5', 'Empty'),
]

const asking =
  (answer: unknown): Ask =>
  () =>
    Promise.resolve(answer) as never
const ask = asking(ok({ collections }))
const failing = asking(err({ kind: 'unavailable', status: 503, attempts: 1 }))

function config(sourceLanguage?: string, spokenTermsId?: string): VoiceConfig {
  const parsed = parseInput(voiceConfigSchema, { sourceLanguage, targetLanguages: [] })
  if (!parsed.ok) throw new Error(parsed.error.field)
  return { ...parsed.value, ...(spokenTermsId !== undefined && { spokenTermsId }) }
}
const refusal = (detail: string) => ({
  error: { field: 'spoken-terms', problem: { type: 'malformed', detail } },
})

describe('spoken terms on the command line', () => {
  it.each([
    ['names', 'en', '1'],
    ['2', 'de', '2'],
    ['Names', 'en-GB', '1'],
    ['Names', undefined, '1'],
    ['4', 'en', '4'],
  ])('are named by name or ID: %s, with %s as the language', async (wanted, language, spokenTermsId) => {
    expect(await withSpokenTerms(config(language), wanted, ask)).toMatchObject({ value: { spokenTermsId } })
  })

  it.each([
    [
      'Nmaes',
      'en',
      'Unknown collection of spoken terms "Nmaes". Did you mean "Names"? Known: Names, Both, Twice, twice, Empty.',
    ],
    ['TWICE', 'en', 'Several collections are called "TWICE". Name one by its ID: 3, 4'],
    ['Names', 'fr', '“Names” has no list for fr. Its lists: en.'],
    ['Empty', undefined, '“Empty” has no list for any language. It has no lists.'],
  ])('are refused if they do not fit: %s, with %s as the language', async (wanted, language, detail) => {
    expect(await withSpokenTerms(config(language), wanted, ask)).toMatchObject(refusal(detail))
  })

  it('are not looked up unless they are named', async () => {
    expect(await withSpokenTerms(config('en'), undefined, failing)).toEqual(ok(config('en')))
    expect(await withSpokenTerms(config('en'), 'Names', failing)).toMatchObject({
      error: { kind: 'unavailable' },
    })
  })
})

describe('spoken terms of a meeting on the command line', () => {
  const choose = async (mine: VoiceConfig, theirs: VoiceConfig, wanted?: string, answering: Ask = ask) => {
    const notes: string[] = []
    const result = await meetingSpokenTerms(
      { configs: { mine, theirs }, resourceNames: {} },
      {
        wanted,
        names: { mine: 'Me', theirs: 'Ana' },
        ask: answering,
        note: (text) => notes.push(text),
      },
    )
    if (!result.ok) return result
    const { configs } = result.value
    return { ids: [configs.mine.spokenTermsId, configs.theirs.spokenTermsId], notes }
  }

  it('are those of the option on both sides, as far as they have a list', async () => {
    expect(await choose(config('en'), config('de', '9'), 'both')).toEqual({ ids: ['2', '2'], notes: [] })
    expect(await choose(config('en'), config('de'), 'Names')).toEqual({
      ids: ['1', undefined],
      notes: ['Ana: “Names” has no list for de. Its lists: en. This side runs without them.'],
    })
    expect(await choose(config('fr'), config('de'), 'Names')).toMatchObject(
      refusal('“Names” has no list for fr or de. Its lists: en.'),
    )
  })

  it('are those of the preset, unless the account does not have them', async () => {
    expect(await choose(config('en', '1'), config('de', '9'))).toEqual({
      ids: ['1', undefined],
      notes: [
        'Ana: The spoken terms of the preset aren’t available in this account. This side runs without them.',
      ],
    })
    expect(await choose(config('en'), config('de'), undefined, failing)).toEqual({
      ids: [undefined, undefined],
      notes: [],
    })
  })

  it('stay as they are if the service does not list any, unless the option names them', async () => {
    expect(await choose(config('en', '1'), config('de'), undefined, failing)).toEqual({
      ids: ['1', undefined],
      notes: [],
    })
    expect(await choose(config('en'), config('de'), 'Names', failing)).toMatchObject({
      error: { kind: 'unavailable' },
    })
  })
})
