import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/base/result.ts'
import type { CallOutput } from '../../../src/core/contract/contract.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { backendOn } from '../../support/app/backend-on.ts'

const ID = '7ff9bfd6-cd85-4190-8503-d6215a321519'

describe.each(['generic', 'deepl'] as const)('text translation by a %s service', (profile) => {
  let simulator: Simulator
  beforeAll(async () => {
    simulator = await createSimulator()
  })
  afterAll(() => simulator.close())

  const translate = (input: object) =>
    backendOn(simulator, profile).dispatch('text.translate', {
      texts: [meeting.plan.en],
      targetLanguage: 'DE',
      ...input,
    }) as Promise<Result<CallOutput<'text.translate'>>>

  it('keeps the order of texts and says which language each is in', async () => {
    expect(await translate({ texts: [meeting.plan.en, meeting.agreed.fr] })).toEqual({
      ok: true,
      value: {
        translations: [
          { text: meeting.plan.de, detectedSourceLanguage: 'EN' },
          { text: meeting.agreed.de, detectedSourceLanguage: 'FR' },
        ],
      },
    })
  })

  it('counts what is billed in characters, not in units of a string', async () => {
    expect(await translate({ texts: ['😀 e\u0301'], showBilledCharacters: true })).toMatchObject({
      value: { translations: [{ billedCharacters: 4 }] },
    })
  })

  it.each([
    { sourceLanguage: 'EN', context: 'A meeting', splitSentences: '0', preserveFormatting: true },
    { formality: 'more' },
    { formality: 'prefer_less', targetLanguage: 'TR' },
    { modelType: 'latency_optimized' },
    { texts: Array(120).fill(meeting.plan.en) },
  ])('takes %j', async (input) => {
    expect(await translate(input)).toMatchObject({ ok: true })
  })

  it('says what the service finds wrong', async () => {
    expect(await translate({ targetLanguage: 'XX' })).toMatchObject({
      error: { kind: 'refused', status: 400, message: expect.stringMatching(/target_lang/) },
    })
  })

  it('takes a text of over 128 KiB in pieces', async () => {
    const paragraph = `${meeting.plan.en}\n\n`
    const times = Math.ceil(300_000 / paragraph.length)
    const answer = await translate({ texts: [paragraph.repeat(times)], showBilledCharacters: true })
    expect(answer).toMatchObject({
      value: {
        translations: [{ text: `${meeting.plan.de}\n\n`.repeat(times), detectedSourceLanguage: 'EN' }],
      },
    })
  })

  it.each<[object, string]>([
    [{ formality: 'more', targetLanguage: 'TR' }, 'formality'],
    [{ formality: 'less', targetLanguage: 'EN-GB' }, 'formality'],
    [{ glossaryIds: Array(6).fill(ID), sourceLanguage: 'EN' }, 'glossaryIds'],
    [{ translationMemoryThreshold: 101 }, 'translationMemoryThreshold'],
    [{ customInstructions: Array(11).fill('x') }, 'customInstructions'],
    [{ customInstructions: ['x'], targetLanguage: 'TR' }, 'customInstructions'],
    [{ tagHandling: 'xml', texts: [`<a>${'x'.repeat(140_000)}</a>`] }, 'texts.0'],
  ])('refuses what the service would, before it is sent: %#', async (input, field) => {
    expect(await translate(input)).toMatchObject({ error: { kind: 'invalid-input', field } })
  })
})
