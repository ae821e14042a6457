import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/base/result.ts'
import type { CallName, CallOutput } from '../../../src/core/contract/contract.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { backendOn } from '../../support/app/backend-on.ts'

const UNKNOWN = '7ff9bfd6-cd85-4190-8503-d6215a321519'
const TEXT = 'The release comes soon.'

describe.each(['generic', 'deepl'] as const)(
  'a translation by a %s service, with what it keeps',
  (profile) => {
    let simulator: Simulator
    let glossaryId: string
    let plainGlossaryId: string
    let styleId: string

    const call = async <K extends CallName>(name: K, input: object): Promise<CallOutput<K>> => {
      const answer = (await backendOn(simulator, profile).dispatch(name, input)) as Result<CallOutput<K>>
      if (!answer.ok) throw new Error(JSON.stringify(answer.error))
      return answer.value
    }
    const translate = (input: object) =>
      backendOn(simulator, profile).dispatch('text.translate', {
        texts: [TEXT],
        targetLanguage: 'DE',
        ...input,
      }) as Promise<Result<CallOutput<'text.translate'>>>
    const textOf = async (input: object): Promise<string | undefined> => {
      const answer = await translate(input)
      return answer.ok ? answer.value.translations[0]?.text : JSON.stringify(answer.error)
    }

    beforeAll(async () => {
      simulator = await createSimulator()
      const pair = { sourceLanguage: 'en', targetLanguage: 'de' }
      const entries = [{ source: 'release', target: 'Freigabe' }]
      glossaryId = (await call('glossary.create', { name: 'Terms', dictionaries: [{ ...pair, entries }] })).id
      plainGlossaryId = (await call('plainGlossary.create', { name: 'Old terms', ...pair, entries })).id
      styleId = (await call('styleRules.create', { name: 'House style', language: 'de' })).id
    })
    afterAll(() => simulator.close())

    it('uses the terms of a glossary, however it is named', async () => {
      const sourceLanguage = 'EN'
      expect(await textOf({ sourceLanguage })).not.toContain('Freigabe')
      expect(await textOf({ sourceLanguage, glossaryId })).toContain('Freigabe')
      expect(await textOf({ sourceLanguage, glossaryIds: [glossaryId] })).toContain('Freigabe')
      expect(await textOf({ sourceLanguage, glossaryId: plainGlossaryId })).toContain('Freigabe')
    })

    it('uses a glossary for a detected language where the service allows it', async () => {
      const used = { value: { translations: [{ text: expect.stringContaining('Freigabe') }] } }
      const needed = { error: { field: 'glossaryId', problem: { type: 'needs', other: 'sourceLanguage' } } }
      expect(await translate({ glossaryId })).toMatchObject(profile === 'generic' ? needed : used)
      expect(await translate({ glossaryId, targetLanguage: 'FR' })).toMatchObject({
        error: { field: 'glossaryId', problem: { type: profile === 'generic' ? 'needs' : 'wrong-language' } },
      })
    })

    it('is made with the quality model where style rules or instructions need it', async () => {
      const used = { value: { translations: [{ modelTypeUsed: 'quality_optimized' }] } }
      expect(await translate({ styleId })).toMatchObject(used)
      expect(await translate({ customInstructions: ['Be brief'] })).toMatchObject(used)
    })

    it('keeps tags, and says by which version', async () => {
      const answer = await translate({
        texts: [`<p>${TEXT}</p><x>${TEXT}</x>`],
        tagHandling: 'xml',
        tagHandlingVersion: 'v2',
        outlineDetection: false,
        splittingTags: ['p'],
        nonSplittingTags: ['b'],
        ignoreTags: ['x'],
      })
      expect(answer).toMatchObject({
        value: {
          translations: [{ text: expect.stringContaining(`<x>${TEXT}</x>`), tagHandlingVersion: 'v2' }],
        },
      })
    })

    it('is taken apart between the paragraphs of a long page', async () => {
      const page = '<p>The page goes on.</p>\n'.repeat(8000)
      const text = await textOf({ texts: [page], tagHandling: 'html' })
      expect(text?.match(/<p>/g)).toHaveLength(8000)
      expect(text?.match(/<\/p>\n/g)).toHaveLength(8000)
    })

    it('is refused before it is sent where pair or language do not fit', async () => {
      const wrong = (field: string, wanted: string, available: string) => ({
        ok: false,
        error: {
          kind: 'invalid-input',
          field,
          problem: { type: 'wrong-language', wanted, available: [available] },
        },
      })
      const french = { sourceLanguage: 'EN', targetLanguage: 'FR' }
      expect(await translate({ ...french, glossaryId })).toEqual(wrong('glossaryId', 'EN → FR', 'EN → DE'))
      expect(await translate({ ...french, glossaryId: plainGlossaryId })).toEqual(
        wrong('glossaryId', 'EN → FR', 'EN → DE'),
      )
      expect(await translate({ ...french, glossaryIds: [glossaryId] })).toEqual(
        wrong('glossaryIds.0', 'EN → FR', 'EN → DE'),
      )
      expect(await translate({ ...french, styleId })).toEqual(wrong('styleId', 'FR', 'DE'))
    })

    it.each([{ glossaryId: UNKNOWN, sourceLanguage: 'EN' }, { styleId: UNKNOWN }])(
      'says what the service does not know: %j',
      async (input) => {
        expect(await translate(input)).toMatchObject({ ok: false, error: { traceId: expect.any(String) } })
      },
    )
  },
)
