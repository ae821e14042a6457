import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  sourceLanguages,
  spokenLanguages,
  targetLanguages,
} from '../../../src/core/languages/voice-language-codes.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { backendOn } from '../../support/app/backend-on.ts'
import { prepareClips } from '../../support/demo-service/prepare-clips.ts'

describe.each(['generic', 'deepl'] as const)('the calls of the contract, with a %s service', (profile) => {
  let simulator: Simulator
  beforeAll(async () => {
    await prepareClips()
    simulator = await createSimulator()
  })
  afterAll(() => simulator.close())

  const call = (name: string, input: unknown = {}, key = simulator.key) =>
    backendOn({ address: simulator.address, key }, profile).dispatch(name, input)

  it('list the languages of voice with their features', async () => {
    const listed = (await call('voice.languages')) as {
      value: { code: string; isSource: boolean; isTarget: boolean; isSpoken: boolean }[]
    }
    const codes = (of: 'isSource' | 'isTarget' | 'isSpoken') =>
      listed.value.filter((language) => language[of]).map(({ code }) => code)
    expect(codes('isSource').toSorted()).toEqual(sourceLanguages.toSorted())
    expect(codes('isTarget').toSorted()).toEqual(targetLanguages.toSorted())
    expect(codes('isSpoken').toSorted()).toEqual(spokenLanguages.toSorted())
  })

  it('check a key, and report the latency', async () => {
    expect(await call('service.check')).toEqual({ ok: true, value: { roundTripMs: expect.any(Number) } })
    expect(await call('service.check', {}, 'wrong')).toMatchObject({
      error: { kind: 'not-allowed', message: expect.any(String), traceId: expect.any(String) },
    })
  })

  it.each([
    ['six targets', { targetLanguages: ['de', 'fr', 'es', 'it', 'ja', 'zh'] }, 'targetLanguages'],
    ['an unknown language', { targetLanguages: ['tlh'] }, 'targetLanguages.0'],
  ])('refuse %s, and name the field', async (_what, input, field) => {
    expect(await call('voice.open', input)).toMatchObject({ error: { kind: 'invalid-input', field } })
  })

  it('open a session and continue it with its latest token, while an older one goes nowhere', async () => {
    const { dispatch } = backendOn(simulator, profile)
    const resume = async (token: string) =>
      (await dispatch('voice.resume', { token })) as { ok: boolean; value: { token: string } }
    const opened = (await dispatch('voice.open', { targetLanguages: ['de'] })) as { value: { token: string } }
    expect(opened).toMatchObject({ ok: true, value: { streamingUrl: expect.stringMatching(/^ws:\/\/127/) } })
    const resumed = await resume(opened.value.token)
    expect(resumed.value.token).not.toBe(opened.value.token)
    // An old token is not sent, because the service would end the session.
    expect(await resume(opened.value.token)).toMatchObject({ error: { kind: 'voice-unknown' } })
    expect(await resume(resumed.value.token)).toMatchObject({ ok: true })
    expect(simulator.sessions.at(-1)).toMatchObject({ breaches: {} })
  })
})

describe('a profile', () => {
  it.each([
    ['generic', ['de', 'fr'], true],
    ['deepl', ['de', 'fr'], false],
    ['deepl', ['de'], true],
  ] as const)('%s speaks %j at once: %s', async (profile, spoken, ok) => {
    const simulator = await createSimulator()
    const answer = await backendOn(simulator, profile).dispatch('voice.open', {
      targetLanguages: ['de'],
      spokenLanguages: spoken,
    })
    expect(answer).toMatchObject({ ok })
    await simulator.close()
  })
})
