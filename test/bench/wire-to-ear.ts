import { setTimeout as pause } from 'node:timers/promises'
import type { TargetContentType } from '../../src/core/audio/content-types.ts'
import type { Onset } from '../harness/output-probe.ts'
import { ffmpeg } from '../support/ffmpeg.ts'
import { record } from '../support/recordings.ts'
import { openHarness } from './browser.ts'
import { type Figure, p50, p95 } from './figures.ts'
import { VoicePeer } from './voice-peer.ts'

const ROUNDS = 40
/** Longer than the sound and the silence that ends it. */
const ROUND_MS = 700
const TARGET_MS = 60
const TONE = ['-f', 'lavfi', '-i', 'sine=frequency=500:sample_rate=48000:duration=0.2']

/** Packets of one language, as a service sends them: what initialises the decoder, and 200 ms of tone. */
interface Speech {
  readonly headers: readonly Uint8Array[]
  readonly sound: readonly Uint8Array[]
}

async function pcmSpeech(): Promise<Speech> {
  const bytes = await ffmpeg([...TONE, '-ar', '24000', '-ac', '1', '-f', 's16le', 'pipe:1'])
  return { headers: [], sound: [bytes] }
}

const CLUSTER = Buffer.from([0x1f, 0x43, 0xb6, 0x75])

/** A live WebM: its head once, then the same clusters again and again. */
async function webmSpeech(): Promise<Speech> {
  const bytes = await ffmpeg([
    ...[...TONE, '-ac', '1', '-c:a', 'libopus', '-live', '1', '-cluster_time_limit', '20'],
    ...['-f', 'webm', 'pipe:1'],
  ])
  const first = bytes.indexOf(CLUSTER)
  return { headers: [bytes.subarray(0, first)], sound: [bytes.subarray(first)] }
}

/** From the moment at which a chunk is sent until its first sample is out of the device, the queue being empty. */
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
      const onsets: Onset[] = await page.evaluate(() => globalThis.harness.takeHeard())
      const [onset] = onsets
      if (onset === undefined) throw new Error(`round ${round} of ${contentType} was not heard`)
      // The first round opens the decoder: it is a measure of the start, not of the stream.
      if (!isFirst) total.push(onset.at - sentAt + onset.deviceMs)
      deviceMs = onset.deviceMs
    }
    return { total, deviceMs }
  } finally {
    await close()
    await peer.close()
  }
}

export async function measureWireToEar(): Promise<Figure[]> {
  const figures: Figure[] = []
  const cases = [
    ['audio/pcm;encoding=s16le;rate=24000', await pcmSpeech()],
    ['audio/webm;codecs=opus', await webmSpeech()],
  ] as const
  for (const [contentType, speech] of cases) {
    const { total, deviceMs } = await measure(contentType, speech)
    const figure = { unit: 'ms', baseline: undefined }
    figures.push(
      { ...figure, name: `wire to ear, ${contentType}, p50`, value: p50(total), target: undefined },
      { ...figure, name: `wire to ear, ${contentType}, p95`, value: p95(total), target: TARGET_MS },
      { ...figure, name: '  of it the output device, as it says itself', value: deviceMs, target: undefined },
    )
  }
  return figures
}
