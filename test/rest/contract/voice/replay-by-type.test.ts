import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sourceContentTypes, sourceFormats } from '../../../../src/core/audio/content-types.ts'
import { captionsFrom } from '../../../../src/core/voice/receiving/transcript.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { createSimulator, type Simulator } from '../../../../src/simulator/simulator-server.ts'
import { backendOn } from '../../../support/app/backend-on.ts'
import { record } from '../../../support/audio/recordings.ts'
import { expectedProbe } from '../../../support/audio/source-media.ts'
import { linksOf } from '../../../support/base/links-of.ts'
import { prepareClips } from '../../../support/demo-service/prepare-clips.ts'
import { cutAt } from '../../../support/network-faults/cut-at.ts'
import { FaultProxy } from '../../../support/network-faults/fault-proxy.ts'
import { speakRecording } from '../../../support/service/voice-client.ts'

const SENTENCES = ['welcome', 'plan'] as const
/** A position in the middle of the first sentence. */
const CUT_AT_MS = 3000
const AWAY_MS = 1000

/** Other types need a browser's encoders: test/rest/journeys/sound/replay.spec.ts covers them. */
const types = sourceContentTypes.filter((type) =>
  ['pcm-s16le', 'alaw', 'ulaw', 'flac'].includes(sourceFormats[type].codec),
)

describe('a connection that breaks while sending speech as', () => {
  let simulator: Simulator
  let samples: Float32Array<ArrayBuffer>
  beforeAll(async () => {
    const recording = await record({ name: 'replay-by-type', sentences: [...SENTENCES] })
    samples = recording.samples as Float32Array<ArrayBuffer>
    await prepareClips()
    simulator = await createSimulator()
    // The first session waits for the clips to be loaded; later ones start at once.
    await backendOn(simulator).dispatch('voice.open', { targetLanguages: ['de'] })
  })
  afterAll(() => simulator.close())

  it.concurrent.each(types)(
    '%s is followed by one with a stream of that type, and costs no word',
    async (type) => {
      const proxy = await FaultProxy.to(simulator.address)
      const sessions = () =>
        simulator.sessions.filter(
          ({ request, messages }) => request.source_media_content_type === type && messages > 0,
        )
      const heardMs = () => sessions()[0]?.mediaMs ?? 0
      const endWatch = cutAt({ proxy, heardMs, atMs: CUT_AT_MS, awayMs: AWAY_MS })
      const { end, transcript } = await speakRecording(
        backendOn({ address: proxy.address, key: simulator.key }),
        samples,
        { targetLanguages: ['de'], sourceContentType: type },
      )
      endWatch()
      expect(end).toEqual({ phase: 'idle' })
      expect(captionsFrom(transcript).map(({ source }) => source.concluded.trim())).toEqual(
        SENTENCES.map((id) => meeting[id].en),
      )
      const [session, ...more] = sessions()
      expect(more).toEqual([])
      expect(session).toMatchObject({ isComplete: true, breaches: {} })
      if (session === undefined) throw new Error('no session')
      expect(await linksOf(session, type)).toEqual([expectedProbe(type), expectedProbe(type)])
      await proxy.goDown()
    },
  )
})
