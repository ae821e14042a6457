import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type SourceContentType,
  sourceContentTypes,
  sourceFormats,
} from '../../../../src/core/audio/content-types.ts'
import { createSimulator, type Simulator } from '../../../../src/simulator/simulator-server.ts'
import type { SessionRecord } from '../../../../src/simulator/voice/session-record.ts'
import { ffmpeg } from '../../../support/audio/ffmpeg.ts'
import { rawArguments } from '../../../support/audio/source-media.ts'
import { VirtualClock } from '../../../support/base/virtual-clock.ts'
import { requestSession, StreamClient, until } from '../../../support/service/simulator-client.ts'

const SOUND_MS = 16_000

const MUXERS = { flac: 'flac', mp3: 'mp3', ogg: 'ogg', webm: 'webm', matroska: 'matroska' } as const
const ENCODERS = { flac: 'flac', mp3: 'libmp3lame', aac: 'aac', opus: 'libopus' } as const

/** ffmpeg's arguments for a source type, with long pages, clusters and frames. */
function writing(type: SourceContentType): readonly string[] {
  const { codec, container, rate, bitsPerSecond } = sourceFormats[type]
  if (container === 'none' || container === 'mpeg-ts') return rawArguments(type)
  const encoder = ENCODERS[codec as keyof typeof ENCODERS]
  const long = container === 'ogg' ? ['-page_duration', '4000000'] : []
  const density = codec === 'flac' ? ['-frame_size', '9000'] : ['-b:a', String(bitsPerSecond)]
  return ['-c:a', encoder, '-ar', String(rate), '-ac', '1', ...density, ...long, '-f', MUXERS[container]]
}

/** Encodes noise, so that the bit rate is constant. */
const encode = (type: SourceContentType): Promise<Buffer> =>
  ffmpeg([
    ...['-f', 'lavfi', '-i', `anoisesrc=r=48000:a=0.1:seed=1:d=${SOUND_MS / 1000}`],
    ...writing(type),
    'pipe:1',
  ])

describe('media sent evenly in real time', () => {
  let simulator: Simulator
  let clock: VirtualClock
  beforeAll(async () => {
    clock = new VirtualClock()
    simulator = await createSimulator({ clock, keepsMedia: false })
    await requestSession(simulator, {})
  }, 60_000)
  afterAll(() => simulator.close())

  /** Sends media in chunks of equal size, each `chunkMs` long on average. */
  async function sendEvenly(type: SourceContentType, chunkMs: number): Promise<SessionRecord> {
    const media = await encode(type)
    const client = await StreamClient.connect(
      await requestSession(simulator, { source_media_content_type: type }),
    )
    const record = simulator.sessions.at(-1)!
    // PCM chunks must contain whole samples.
    const bytes = 2 * Math.ceil((media.length * chunkMs) / SOUND_MS / 2)
    for (let at = 0; at < media.length && record.state === 'streaming'; at += bytes) {
      await clock.advance(chunkMs)
      const before = record.messages
      client.send('source_media_chunk', { data: Uint8Array.from(media.subarray(at, at + bytes)) })
      await until(() => record.messages > before, 'a chunk')
    }
    client.drop()
    return record
  }

  const cases = sourceContentTypes.flatMap((type) =>
    (sourceFormats[type].container === 'none' ? [900] : [100, 900]).map(
      (chunkMs) => [type, chunkMs] as const,
    ),
  )
  it.each(cases)('violates no rule: %s in chunks of %i ms', async (type, chunkMs) => {
    const { breaches, mediaMs } = await sendEvenly(type, chunkMs)
    expect(breaches).toEqual({})
    expect(mediaMs).toBeGreaterThan(SOUND_MS - 100)
  })

  it.each(['audio/flac', 'audio/mpeg', 'audio/webm'] as const)(
    'is refused where a chunk plays more than one second: %s',
    async (type) => {
      expect((await sendEvenly(type, 1800)).breaches).toEqual({ 'chunk-too-long': 1 })
    },
  )
})
