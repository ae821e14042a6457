import { describe, expect, it } from 'vitest'
import { parseInput } from '../../core/base/input.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { type VoiceConfig, voiceConfigSchema } from '../../core/voice/config.ts'
import { meetingGlossaries } from './meeting-glossaries.ts'

const HERE = '00000000-0000-4000-8000-000000000001'
const GONE = '00000000-0000-4000-8000-000000000002'
const listed = ok({
  glossaries: [
    {
      id: HERE,
      name: 'Products',
      createdAt: '2026-01-01T00:00:00Z',
      dictionaries: [{ sourceLanguage: 'en', targetLanguage: 'de', entryCount: 1 }],
    },
  ],
})

function config(
  sourceLanguage: string,
  target: string,
  glossaryId?: string,
  glossaryIds?: readonly string[],
): VoiceConfig {
  const parsed = parseInput(voiceConfigSchema, {
    sourceLanguage,
    targetLanguages: [target],
    ...(glossaryId !== undefined && { glossaryId }),
    ...(glossaryIds !== undefined && { glossaryIds }),
  })
  if (!parsed.ok) throw new Error(parsed.error.field)
  return parsed.value
}

async function check(mine: VoiceConfig, theirs: VoiceConfig, answer: Result<unknown> = listed) {
  const notes: string[] = []
  const asked: string[] = []
  const { configs, resourceNames } = await meetingGlossaries(
    { mine, theirs },
    {
      names: { mine: 'Me', theirs: 'Ana' },
      ask: (name) => {
        asked.push(name)
        return Promise.resolve(answer) as never
      },
      note: (text) => notes.push(text),
    },
  )
  return { ids: [configs.mine.glossaryId, configs.theirs.glossaryId], notes, asked, resourceNames }
}

describe('glossaries of a meeting on the command line', () => {
  it('are used where they have entries for the languages of a side', async () => {
    expect(await check(config('en', 'de', HERE), config('de', 'en', HERE))).toMatchObject({
      ids: [HERE, undefined],
      notes: ['Ana: The glossary “Products” has no entries for these languages. This side runs without it.'],
      resourceNames: { [HERE]: 'Products' },
    })
  })

  it('are kept as far as the account has them, where there are several', async () => {
    const several = config('en', 'de', undefined, [GONE, HERE])
    expect(await check(several, config('de', 'en'))).toMatchObject({
      ids: [HERE, undefined],
      notes: ['Me: A glossary of the preset isn’t available in this account. This side runs without it.'],
    })
  })

  it('are left out where the account does not have them', async () => {
    expect(await check(config('en', 'de', GONE), config('de', 'en'))).toMatchObject({
      ids: [undefined, undefined],
      notes: ['Me: A glossary of the preset isn’t available in this account. This side runs without it.'],
    })
  })

  it('stay as they are if the service does not list any', async () => {
    const unavailable = err({ kind: 'unavailable', status: 503, attempts: 1 } as const)
    expect(await check(config('en', 'de', GONE), config('de', 'en'), unavailable)).toMatchObject({
      ids: [GONE, undefined],
      notes: [],
    })
  })

  it('are not looked up if no side has one', async () => {
    expect((await check(config('en', 'de'), config('de', 'en'))).asked).toEqual([])
  })
})
