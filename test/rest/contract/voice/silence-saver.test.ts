import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../../../../src/core/base/log.ts'
import { captionsFrom } from '../../../../src/core/voice/receiving/transcript.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { createSimulator, type Simulator } from '../../../../src/simulator/simulator-server.ts'
import { backendOn } from '../../../support/app/backend-on.ts'
import { MICROPHONE_RATE, record } from '../../../support/audio/recordings.ts'
import { seededRandom } from '../../../support/base/random.ts'
import { prepareClips } from '../../../support/demo-service/prepare-clips.ts'
import { speakRecording } from '../../../support/service/voice-client.ts'

const SENTENCES = ['welcome', 'green', 'plan'] as const
const GAP_MS = 6000
/** Part of a gap that is sent all the same: the time after speech and before it. */
const SENT_OF_GAP_MS = 2800
const AUDIBLE = 0.01
/** Amplitude of a quiet room: digital silence is never sent, with or without the saver. */
const ROOM = 0.001
const TRUE_MS = 50
const LIMIT_MS = 120_000

/** Capture times of the first and the last sound of each sentence. */
async function trueTimes(leadMs: number) {
  let at = leadMs
  const times: { readonly startMs: number; readonly endMs: number }[] = []
  for (const id of SENTENCES) {
    const one = { name: `silence-${id}`, sentences: [id], leadMs: 0, gapMs: GAP_MS }
    const { samples, durationMs } = await record(one)
    const toMs = (sample: number) => at + (sample * 1000) / MICROPHONE_RATE
    const isSound = (sample: number) => Math.abs(sample) > AUDIBLE
    times.push({
      startMs: toMs(samples.findIndex(isSound)),
      endMs: toMs(samples.findLastIndex(isSound)),
    })
    at += durationMs
  }
  return times
}

let simulator: Simulator
beforeAll(async () => {
  await prepareClips()
  simulator = await createSimulator({ key: 'plain', keys: ['saving'] })
  // The first session waits for the clips to be loaded, so it is opened without speech.
  await backendOn(simulator).dispatch('voice.open', { targetLanguages: ['de'] })
})
afterAll(() => simulator.close())

/** Duration billed to a key by the service, in milliseconds. */
async function billed(key: string): Promise<number> {
  const answer = await fetch(`${simulator.address}/v2/usage`, {
    headers: { Authorization: `Service-Auth-Key ${key}`, 'User-Agent': 'test' },
  })
  const usage = (await answer.json()) as { readonly speech_to_text_milliseconds_count: number }
  return usage.speech_to_text_milliseconds_count
}

it(
  'silence that is left out is not billed, and captions keep their words and their times',
  async () => {
    const leadMs = 4000
    const { samples } = await record({
      name: 'silence-saver',
      sentences: [...SENTENCES],
      leadMs,
      gapMs: GAP_MS,
    })
    const random = seededRandom(3)
    const heard = Float32Array.from(samples, (sample) => sample + ROOM * (2 * random() - 1))
    const speak = (key: string, savesSilence: boolean) =>
      speakRecording(
        backendOn({ address: simulator.address, key }),
        heard,
        { targetLanguages: ['de'] },
        silentLog,
        { savesSilence },
      )
    const [plain, saving] = await Promise.all([speak('plain', false), speak('saving', true)])
    const times = await trueTimes(leadMs)
    for (const { end, transcript } of [plain, saving]) {
      expect(end).toEqual({ phase: 'idle' })
      expect(captionsFrom(transcript).map(({ source }) => source.concluded.trim())).toEqual(
        SENTENCES.map((id) => meeting[id].en),
      )
      for (const [i, { startMs, endMs }] of captionsFrom(transcript).entries()) {
        expect(Math.abs(startMs - (times[i]?.startMs ?? 0)), `start of ${SENTENCES[i]}`).toBeLessThan(TRUE_MS)
        expect(Math.abs(endMs - (times[i]?.endMs ?? 0)), `end of ${SENTENCES[i]}`).toBeLessThan(TRUE_MS)
      }
    }
    const savedMs = (await billed('plain')) - (await billed('saving'))
    expect(savedMs).toBeGreaterThan((GAP_MS - SENT_OF_GAP_MS) * SENTENCES.length)
    // The app's own figure for the saved time.
    expect(Math.abs(savedMs - saving.savedMs)).toBeLessThan(1000)
    for (const { breaches } of simulator.sessions.slice(1)) expect(breaches).toEqual({})
  },
  LIMIT_MS,
)
