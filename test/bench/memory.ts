import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { CDPSession } from '@playwright/test'
import { root } from '../../scripts/commands.ts'
import type { AudioFrame } from '../../src/core/audio/capture/capture-port.ts'
import { createPcmEncoder } from '../../src/core/audio/encoding/raw-encoder.ts'
import { applyUpdate, captionCount, emptyTranscript } from '../../src/core/voice/receiving/transcript.ts'
import { ffmpeg } from '../support/audio/ffmpeg.ts'
import { seededRandom } from '../support/base/random.ts'
import { settle } from '../support/base/virtual-clock.ts'
import type { FakeSocket } from '../support/network-faults/fake-socket.ts'
import { openHarness } from '../support/pages/harness-browser.ts'
import { SessionHarness } from '../support/sessions/session-harness.ts'
import type { Figure } from './figures.ts'
import { sized } from './size.ts'
import { VoicePeer } from './wire/voice-peer.ts'

const TARGET_MB = 20
const FRAME_MS = 100
const RATE = 16_000
const HOUR_MS = sized(3_600_000, 60000)
const SENTENCE = 'We would like to discuss the release plan, which everybody has read by now. '
const SENTENCE_MS = 3000
const MB = 1e6

interface Sample {
  readonly hours: number
  readonly bytes: number
}

/** Growth in bytes per hour: the slope of the linear regression. */
function slope(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const [x, y] = [mean(({ hours }) => hours), mean(({ bytes }) => bytes)]
  const product = samples.reduce((sum, { hours, bytes }) => sum + (hours - x) * (bytes - y), 0)
  return product / samples.reduce((sum, { hours }) => sum + (hours - x) ** 2, 0)
}

const growth = (name: string, samples: readonly Sample[]): Figure => ({
  name: `memory growth an hour, ${name}`,
  value: slope(samples) / MB,
  unit: 'MB',
  baseline: undefined,
  target: TARGET_MB,
})

/** Memory that the core uses for an hour of speech: a session with its real buffers, and all its captions. */
export async function measureCoreMemory(): Promise<Figure[]> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const random = seededRandom(5)
  let give: ((frame: AudioFrame) => void) | undefined
  const harness = new SessionHarness({
    openEncoder: () => Promise.resolve(createPcmEncoder()),
    capture: {
      start: (onFrame) => {
        give = onFrame
      },
      stop: () => undefined,
    },
  })
  let transcript = emptyTranscript
  let socket: FakeSocket | undefined
  harness.session.start(harness.config)
  await settle()
  const samples: Sample[] = []
  for (let at = 0; at < HOUR_MS; at += FRAME_MS) {
    await harness.clock.advance(FRAME_MS)
    // After most of an hour the session requests a new link.
    if (socket !== harness.socket) {
      socket = harness.socket
      socket.acceptConnection()
      await settle()
    }
    const sound = Float32Array.from({ length: (RATE * FRAME_MS) / 1000 }, () => random() - 0.5)
    give?.({ samples: sound, startMs: at, durationMs: FRAME_MS })
    await settle()
    if (at % SENTENCE_MS === 0) conclude(socket, Math.max(0, at - SENTENCE_MS))
    for (const update of harness.updates.splice(0)) transcript = applyUpdate(transcript, update)
    socket.sent.length = 0
    if (at % (HOUR_MS / 20) !== 0 || at < HOUR_MS / 6) continue
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    samples.push({ hours: at / HOUR_MS, bytes: heapUsed + arrayBuffers })
  }
  const count = captionCount(transcript)
  if (count < (HOUR_MS / SENTENCE_MS) * 0.9) throw new Error(`only ${count} captions`)
  return [growth('core, a simulated hour', samples)]
}

function conclude(socket: FakeSocket, startMs: number): void {
  const segment = { text: SENTENCE, start_time: startMs, end_time: startMs + SENTENCE_MS - 400 }
  const update = { concluded: [segment], tentative: [] }
  socket.deliver({ source_transcript_update: update })
  socket.deliver({ target_transcript_update: { ...update, language: 'de' } })
}

const MINUTES = sized(10, 0.4)
/** Sentences before memory is measured: by then everything is loaded. */
const WARM_UP = sized(20, 2)
const SENTENCES_A_SAMPLE = sized(10, 2)
const PCM = 'audio/pcm;encoding=s16le;rate=24000'

/** Ten minutes of the engine in a page in real time, with continuous captions and speech: page and worker together. */
export async function measurePageMemory(): Promise<Figure[]> {
  const folder = join(root, '.parley-test', 'recordings')
  await mkdir(folder, { recursive: true })
  const noise = join(folder, 'long-noise.wav')
  const seconds = (MINUTES + 2) * 60
  await ffmpeg([
    '-f',
    'lavfi',
    '-i',
    `anoisesrc=d=${seconds}:a=0.1:r=48000`,
    '-c:a',
    'pcm_s16le',
    '-y',
    noise,
  ])
  const peer = await VoicePeer.listen()
  const { page, close } = await openHarness(noise, peer.address.slice(0, -1), peer.admit)
  try {
    await page.evaluate(
      ([type]) =>
        globalThis.harness.start(
          { targetLanguages: ['de'], spokenLanguages: ['de'], targetContentType: type },
          100,
          { catchUp: true, passthrough: 0.5 },
        ),
      [PCM] as const,
    )
    const heaps = await Heaps.of(await page.context().newCDPSession(page))
    const samples: Sample[] = []
    const begun = performance.now()
    for (let sentence = 0; performance.now() - begun < MINUTES * 60_000; sentence += 1) {
      speak(peer, sentence * SENTENCE_MS)
      peer.arrivals.length = 0
      await pause(SENTENCE_MS)
      if (sentence < WARM_UP || sentence % SENTENCES_A_SAMPLE !== 0) continue
      samples.push({ hours: (performance.now() - begun) / HOUR_MS, bytes: await heaps.used() })
    }
    const { captions, errors } = await page.evaluate(() => globalThis.harness.look(0))
    if (errors.length > 0 || captions.length < ((MINUTES * 60_000) / SENTENCE_MS) * 0.5)
      throw new Error(JSON.stringify({ captions: captions.length, errors }))
    return [growth(`page and worker, ${MINUTES} minutes`, samples)]
  } finally {
    await close()
    await peer.close()
  }
}

function speak(peer: VoicePeer, startMs: number): void {
  const segment = { text: SENTENCE, start_time: startMs, end_time: startMs + SENTENCE_MS - 400 }
  const update = { concluded: [segment], tentative: [] }
  peer.send({ source_transcript_update: update })
  peer.send({ target_transcript_update: { ...update, language: 'de' } })
  const sound = new Uint8Array(24_000 * 2 * (SENTENCE_MS / 1000 - 0.2)).fill(7)
  peer.send({
    target_media_chunk: { language: 'de', data: [sound], duration: 0, text: SENTENCE, content_type: PCM },
  })
}

interface Reply {
  readonly id: number
  readonly result: { readonly usedSize: number; readonly backingStorageSize?: number }
}

/** Heap sizes of a page and its workers, right after a garbage collection. */
class Heaps {
  readonly #page: CDPSession
  readonly #workers: string[] = []
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  #ids = 0

  private constructor(page: CDPSession) {
    this.#page = page
    page.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') this.#workers.push(sessionId)
    })
    page.on('Target.receivedMessageFromTarget', ({ message }) => {
      const reply = JSON.parse(message) as Reply
      this.#waiting.get(reply.id)?.(reply)
    })
  }

  static async of(page: CDPSession): Promise<Heaps> {
    const heaps = new Heaps(page)
    await page.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: false,
      flatten: false,
    })
    if (heaps.#workers.length === 0) throw new Error('the engine has no worker')
    return heaps
  }

  async used(): Promise<number> {
    await this.#page.send('HeapProfiler.collectGarbage')
    const own = (await this.#page.send('Runtime.getHeapUsage')) as Reply['result']
    const others = await Promise.all(
      this.#workers.map(async (worker) => {
        await this.#ask(worker, 'HeapProfiler.collectGarbage')
        return (await this.#ask(worker, 'Runtime.getHeapUsage')).result
      }),
    )
    return [own, ...others].reduce(
      (sum, { usedSize, backingStorageSize = 0 }) => sum + usedSize + backingStorageSize,
      0,
    )
  }

  #ask(sessionId: string, method: string): Promise<Reply> {
    this.#ids += 1
    const id = this.#ids
    const answered = new Promise<Reply>((resolve) => this.#waiting.set(id, resolve))
    void this.#page.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
    return answered
  }
}
