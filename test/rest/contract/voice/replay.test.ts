import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captionsFrom } from '../../../../src/core/voice/receiving/transcript.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { createSimulator, type Simulator } from '../../../../src/simulator/simulator-server.ts'
import { backendOn } from '../../../support/app/backend-on.ts'
import { record } from '../../../support/audio/recordings.ts'
import { cutAt } from '../../../support/network-faults/cut-at.ts'
import { FaultProxy } from '../../../support/network-faults/fault-proxy.ts'
import { speakRecording } from '../../../support/service/voice-client.ts'

const SENTENCES = ['welcome', 'plan', 'search'] as const
const AWAY_MS = 1500

describe('a connection that breaks', () => {
  let simulator: Simulator
  let samples: Float32Array<ArrayBuffer>
  beforeAll(async () => {
    const recording = await record({ name: 'contract-replay', sentences: [...SENTENCES], leadMs: 4000 })
    samples = recording.samples as Float32Array<ArrayBuffer>
    simulator = await createSimulator()
    // The first session waits for the clips to be loaded; later ones start at once.
    await backendOn(simulator).dispatch('voice.open', { targetLanguages: ['de'] })
  })
  afterAll(() => simulator.close())

  it.concurrent.each([
    ['before the first word', 3500, 'es'],
    ['in the first word', 4500, 'fr'],
    ['in the middle of a sentence', 6000, 'it'],
    ['between two sentences', 7700, 'ja'],
    ['at the end of a sentence', 10_400, 'zh'],
  ])('%s costs no word, and shows none twice', async (_when, cutAtMs, second) => {
    const proxy = await FaultProxy.to(simulator.address)
    const heardMs = () =>
      simulator.sessions.find(({ request }) => request.target_languages.includes(second))?.mediaMs ?? 0
    const endWatch = cutAt({ proxy, heardMs, atMs: cutAtMs, awayMs: AWAY_MS })
    const { end, transcript } = await speakRecording(
      backendOn({ address: proxy.address, key: simulator.key }),
      samples,
      { targetLanguages: ['de', second] },
    )
    endWatch()
    expect(end).toEqual({ phase: 'idle' })
    expect(
      captionsFrom(transcript).map(({ source, targets }) => [
        source.concluded.trim(),
        targets['de']?.concluded.trim(),
      ]),
    ).toEqual(SENTENCES.map((id) => [meeting[id].en, meeting[id].de]))
    const sessions = simulator.sessions.filter(({ request }) => request.target_languages.includes(second))
    expect(sessions).toHaveLength(1)
    expect(sessions[0]).toMatchObject({ isComplete: true, breaches: {} })
    expect(sessions[0]?.links).toHaveLength(2)
    await proxy.goDown()
  })
})
