import encoderUrl from 'opus-recorder/dist/encoderWorker.min.js?url'
import type { EncodedTrack } from '../../../../core/media/demuxer.ts'
import { type MuxPacket, type PacketEncoder, withPadding } from '../../../../core/media/muxer.ts'
import { oggPayloadAt } from '../../../../core/media/ogg/ogg-page.ts'
import { readOpusHead } from '../../../../core/media/opus/opus-head.ts'

const RATE = 48_000
const FRAME_MS = 20
const FRAME = (RATE * FRAME_MS) / 1000
/** `OPUS_APPLICATION_VOIP` */
const VOIP = 2048
/** Lower than the platform's: higher complexity is expensive in WebAssembly without SIMD. */
const COMPLEXITY = 5
const RESAMPLE_QUALITY = 3
const PRE_SKIP_AT = 10

/**
 * The encoder's real delay: 312 samples of Opus look-ahead, and 24 of the resampler, which runs even at equal
 * rates. The encoder's header says 80 ms instead, which would cut off the first word.
 */
const DELAY = 336

type Page = Uint8Array<ArrayBuffer>
type FromEncoder =
  | { readonly message: 'ready' | 'done' | 'flushed' }
  | { readonly message: 'page'; readonly page: Page }

/** opus-recorder's encoder in its own worker, driven page by page: one page per frame. */
class OpusWorker {
  readonly #worker = new Worker(encoderUrl)
  #pages: Page[] = []
  #wanted = 0
  #enough: () => void = () => undefined
  #failed: (reason: Error) => void = () => undefined

  static async open(bitsPerSecond: number): Promise<OpusWorker> {
    const opened = new OpusWorker()
    await opened.#init(bitsPerSecond)
    return opened
  }

  /** Posts a command and waits for the number of pages that it produces; returns their contents. */
  ask(command: object, pages: number): Promise<Page[]> {
    return new Promise((resolve, reject) => {
      this.#wanted = pages
      this.#failed = reject
      this.#enough = () => resolve(this.#pages.splice(0, pages).map((page) => page.slice(oggPayloadAt(page))))
      this.#worker.postMessage(command)
      this.#deliver()
    })
  }

  close(): void {
    this.#worker.terminate()
    this.#failed(new Error('the encoder was closed'))
  }

  #init(bitsPerSecond: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#failed = reject
      this.#worker.onerror = ({ message }) => this.#failed(new Error(`Opus encoder: ${message}`))
      this.#worker.onmessage = ({ data }: MessageEvent<FromEncoder>) => {
        if (data.message === 'ready') resolve()
        if (data.message !== 'page') return
        this.#pages.push(data.page)
        this.#deliver()
      }
      this.#worker.postMessage({
        command: 'init',
        originalSampleRate: RATE,
        encoderSampleRate: RATE,
        numberOfChannels: 1,
        encoderApplication: VOIP,
        encoderBitRate: bitsPerSecond,
        encoderComplexity: COMPLEXITY,
        encoderFrameSize: FRAME_MS,
        resampleQuality: RESAMPLE_QUALITY,
        maxFramesPerPage: 1,
      })
    })
  }

  #deliver(): void {
    if (this.#pages.length >= this.#wanted) this.#enough()
  }
}

/** Encodes frames of 20 ms with opus-recorder. */
class RecorderOpus implements PacketEncoder {
  readonly track: EncodedTrack
  readonly #worker: OpusWorker
  #samplesIn = 0

  constructor(worker: OpusWorker, track: EncodedTrack) {
    this.#worker = worker
    this.track = track
  }

  async encode(samples: Float32Array<ArrayBuffer>): Promise<readonly MuxPacket[]> {
    const before = Math.floor(this.#samplesIn / FRAME)
    this.#samplesIn += samples.length
    const frames = Math.floor(this.#samplesIn / FRAME) - before
    const packets = await this.#worker.ask({ command: 'encode', buffers: [samples] }, frames)
    return packets.map((data) => ({ data, samples: FRAME }))
  }

  /** Feeds silence until the last sample has been emitted. */
  async finish(): Promise<readonly MuxPacket[]> {
    if (this.#samplesIn === 0) return []
    const end = this.#samplesIn + DELAY
    const total = Math.ceil(end / FRAME) * FRAME
    return withPadding(await this.encode(new Float32Array(total - this.#samplesIn)), total - end)
  }

  close(): void {
    this.#worker.close()
  }
}

export async function openRecorderOpus(bitsPerSecond: number): Promise<PacketEncoder> {
  const worker = await OpusWorker.open(bitsPerSecond)
  const [head] = await worker.ask({ command: 'getHeaderPages' }, 2)
  if (head !== undefined) new DataView(head.buffer).setUint16(PRE_SKIP_AT, DELAY, true)
  const track = head && readOpusHead(head)
  if (track === undefined) throw new Error('the Opus encoder gave no header')
  return new RecorderOpus(worker, track)
}
