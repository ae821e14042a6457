import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { backendOn } from '../../support/app/backend-on.ts'

describe.each(['generic', 'deepl'] as const)('help with writing by a %s service', (profile) => {
  let simulator: Simulator
  beforeAll(async () => {
    simulator = await createSimulator()
  })
  afterAll(() => simulator.close())

  const call = (name: string, input: object) =>
    backendOn(simulator, profile).dispatch(name, {
      texts: ['Hello there.', 'Good bye.'],
      targetLanguage: 'en-US',
      ...input,
    })

  it.each([{}, { writingStyle: 'business' }, { tone: 'prefer_friendly' }])(
    'rephrases texts in their order: %j',
    async (input) => {
      expect(await call('write.rephrase', input)).toEqual({
        ok: true,
        value: {
          improvements: ['Hello there.', 'Good bye.'].map((text) => ({
            text: expect.stringContaining(text),
            detectedSourceLanguage: expect.stringMatching(/^en$/i),
            targetLanguage: expect.stringMatching(/^en-us$/i),
          })),
        },
      })
    },
  )

  it('corrects texts', async () => {
    expect(await call('write.correct', {})).toMatchObject({
      value: { improvements: [{ text: 'Hello there.' }, { text: 'Good bye.' }] },
    })
  })

  it('takes long texts apart, which come back whole', async () => {
    const text = 'One more sentence. '.repeat(2000).trim()
    expect(await call('write.correct', { texts: [text] })).toMatchObject({
      value: { improvements: [{ text }] },
    })
  })

  it('corrects several texts, each in its own language', async () => {
    const texts = ['Hello there.', 'Bonjour à tous.']
    expect(await call('write.correct', { texts, targetLanguage: undefined })).toMatchObject({
      value: { improvements: texts.map((text) => ({ text })) },
    })
  })

  it.each(['ja', 'ko', 'zh', 'zh-Hans', 'ZH-HANS'])('knows %s', async (targetLanguage) => {
    expect(await call('write.correct', { targetLanguage })).toMatchObject({ ok: true })
  })

  it('refuses a style together with a tone before it is sent', async () => {
    expect(await call('write.rephrase', { writingStyle: 'simple', tone: 'friendly' })).toMatchObject({
      error: { kind: 'invalid-input', field: 'tone', problem: { type: 'conflict', other: 'writingStyle' } },
    })
  })

  it('says what the service finds wrong', async () => {
    expect(await call('write.correct', { targetLanguage: 'tlh' })).toMatchObject({
      error: { kind: 'refused', status: 400, message: expect.stringMatching(/target_lang/) },
    })
  })
})
