import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { root } from '../../../scripts/commands.ts'
import { type TargetContentType, targetFormats } from '../../../src/core/audio/content-types.ts'
import type { Onset } from '../../harness/output-probe.ts'
import { ffmpeg } from '../../support/audio/ffmpeg.ts'
import { record } from '../../support/audio/recordings.ts'
import {
  encodeSpoken,
  type SpokenFixture,
  spokenFixtures,
  withoutContainer,
} from '../../support/audio/spoken-fixtures.ts'
import { openHarness } from '../../support/pages/harness-browser.ts'
import { type Figure, p50, p95 } from '../figures.ts'
import { sized } from '../size.ts'
import { VoicePeer } from './voice-peer.ts'

const ROUNDS = sized(20, 1)
/** Longer than the sound and the silence after it. */
const ROUND_MS = 700
const TARGET_MS = 60

/** Packets of one language, as a service sends them: decoder headers, and 0.2 s of tone. */
interface Speech {
  readonly headers: readonly Uint8Array[]
  readonly sound: readonly Uint8Array[]
}

/** Byte markers that show where the headers of a stream end and its media starts. */
const CLUSTER = Buffer.from([0x1f, 0x43, 0xb6, 0x75])
const PAGE = Buffer.from('OggS')
const FLAC_FRAME = Buffer.from([0xff, 0xf8])
const TS_PACKET = 188

/** Length of the service description, program association and program map tables before the first media of MPEG-TS. */
const TS_TABLES = 3 * TS_PACKET

function headLength(type: TargetContentType, bytes: Buffer): number {
  const { container } = targetFormats[type]
  if (container === 'webm' || container === 'matroska') return bytes.indexOf(CLUSTER)
  if (container === 'mpeg-ts') return TS_TABLES
  if (container === 'flac') return bytes.indexOf(FLAC_FRAME)
  // Ogg has two header pages.
  if (container === 'ogg') return bytes.indexOf(PAGE, bytes.indexOf(PAGE, PAGE.length) + PAGE.length)
  return 0
}

/** Headers, which are sent once, and the media, which is sent repeatedly. */
async function speechOf(fixture: SpokenFixture, tone: string): Promise<Speech> {
  const bytes = await encodeSpoken(fixture, tone)
  if (fixture.type === 'audio/opus') {
    const [head = bytes, ...packets] = withoutContainer(bytes)
    return { headers: [head], sound: packets }
  }
  const at = headLength(fixture.type, bytes)
  return { headers: at === 0 ? [] : [bytes.subarray(0, at)], sound: [bytes.subarray(at)] }
}

/** Waits for the next onset: a busy computer may be late, and no onset at all is a failure. */
async function heardIn(page: Page): Promise<Onset | undefined> {
  for (let tries = 0; tries < 50; tries += 1) {
    const [onset] = await page.evaluate(() => globalThis.harness.takeHeard())
    if (onset !== undefined) return onset
    await pause(ROUND_MS / 10)
  }
  return undefined
}

/** Time from sending a chunk until its first sample leaves the device, with an empty queue. */
async function measure(
  contentType: TargetContentType,
  speech: Speech,
): Promise<{ total: number[]; deviceMs: number }> {
  const { path } = await record({ name: 'silence', sentences: [], leadMs: 60_000 })
  const peer = await VoicePeer.listen()
  const { page, close } = await openHarness(path, peer.address.slice(0, -1), peer.admit)
  try {
    await page.evaluate(() => globalThis.harness.probeOutput())
    await page.evaluate(
      async (config) => {
        await globalThis.harness.start(config)
      },
      { targetLanguages: ['de'], spokenLanguages: ['de'], targetContentType: contentType },
    )
    while (peer.arrivals.length === 0) await pause(20)
    const total: number[] = []
    let deviceMs = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const isFirst = round === 0
      const sentAt = peer.send({
        target_media_chunk: {
          language: 'de',
          data: isFirst ? [...speech.headers, ...speech.sound] : speech.sound,
          duration: 200,
          ...(isFirst && { content_type: contentType, headers: speech.headers.length }),
          text: `round ${round}`,
        },
      })
      await pause(ROUND_MS)
      const onset = await heardIn(page)
      if (onset === undefined) throw new Error(`round ${round} of ${contentType} was not heard`)
      // The first round opens the decoder, so it would measure the start of the stream.
      if (!isFirst) total.push(onset.at - sentAt + onset.deviceMs)
      deviceMs = onset.deviceMs
    }
    return { total, deviceMs }
  } finally {
    await close()
    await peer.close()
  }
}

/** PCM and Opus, the types with targets. */
const isJudged = ({ type }: SpokenFixture) =>
  type === 'audio/pcm;encoding=s16le;rate=24000' || type === 'audio/webm;codecs=opus'

/** Latency from a chunk on the wire to its first sample at the output, for the two types with targets. */
export const measureWireToEar = (): Promise<Figure[]> => measureTypes(spokenFixtures.filter(isJudged))

/** The same for every target type. */
export const measureWireToEarByType = (): Promise<Figure[]> => measureTypes(spokenFixtures)

async function measureTypes(fixtures: readonly SpokenFixture[]): Promise<Figure[]> {
  const tone = join(root, '.parley-test', 'recordings', 'tone.wav')
  await mkdir(dirname(tone), { recursive: true })
  await ffmpeg(['-y', '-f', 'lavfi', '-i', 'sine=frequency=500:sample_rate=48000:duration=0.2', tone])
  const figures: Figure[] = []
  let device = 0
  for (const fixture of fixtures) {
    const { type } = fixture
    const { total, deviceMs } = await measure(type, await speechOf(fixture, tone))
    const figure = { unit: 'ms', baseline: undefined }
    const target = isJudged(fixture) ? TARGET_MS : undefined
    figures.push(
      { ...figure, name: `wire to ear, ${type}, p50`, value: p50(total), target: undefined },
      { ...figure, name: `wire to ear, ${type}, p95`, value: p95(total), target },
    )
    device = deviceMs
  }
  const name = '  of it the output device, as it says itself'
  return [...figures, { name, value: device, unit: 'ms', baseline: undefined, target: undefined }]
}
