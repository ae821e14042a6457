import encoderUrl from 'opus-recorder/dist/encoderWorker.min.js?url'
import { sourceFormats } from '../../../../core/audio/content-types.ts'
import { joinBytes } from '../../../../core/audio/pcm.ts'
import { endOggStream, setOpusPreSkip } from '../../../../core/media/ogg-page.ts'
import type { Encoder } from '../../../../core/voice/ports.ts'

const RATE = 48_000
const FRAME_MS = 20
const FRAME = (RATE * FRAME_MS) / 1000
/** `OPUS_APPLICATION_VOIP` */
const VOIP = 2048
const COMPLEXITY = 9
const RESAMPLE_QUALITY = 3

/**
 * What the encoder really delays: 312 samples of Opus's own look-ahead, and 24 of the resampler, which runs even
 * at equal rates. The encoder's header says 80 ms instead, which would cut off the first word.
 */
const DELAY = 336

type Page = Uint8Array<ArrayBuffer>
type FromEncoder =
  | { readonly message: 'ready' | 'done' | 'flushed' }
  | { readonly message: 'page'; readonly page: Page }

/** opus-recorder's encoder, which is a worker of its own, driven page by page. */
class OpusWorker {
  readonly #worker = new Worker(encoderUrl)
  #pages: Page[] = []
  #wanted = 0
  #enough: () => void = () => undefined
  #failed: (reason: Error) => void = () => undefined

  static async open(framesPerPage: number): Promise<OpusWorker> {
    const opened = new OpusWorker()
    await opened.#init(framesPerPage)
    return opened
  }

  /** Posts a command and waits for as many pages as it is known to bring. */
  ask(command: object, pages: number): Promise<Page[]> {
    return new Promise((resolve, reject) => {
      this.#wanted = pages
      this.#failed = reject
      this.#enough = () => resolve(this.#pages.splice(0, pages))
      this.#worker.postMessage(command)
      this.#deliver()
    })
  }

  close(): void {
    this.#worker.terminate()
    this.#failed(new Error('the encoder was closed'))
  }

  #init(framesPerPage: number): Promise<void> {
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
        encoderBitRate: sourceFormats['audio/ogg;codecs=opus'].bitsPerSecond,
        encoderComplexity: COMPLEXITY,
        encoderFrameSize: FRAME_MS,
        resampleQuality: RESAMPLE_QUALITY,
        maxFramesPerPage: framesPerPage,
      })
    })
  }

  #deliver(): void {
    if (this.#pages.length >= this.#wanted) this.#enough()
  }
}

class OggOpusEncoder implements Encoder {
  readonly #worker: OpusWorker
  readonly #framesPerPage: number
  #header: Page | undefined
  /** Samples put in so far. */
  #samples = 0

  constructor(worker: OpusWorker, framesPerPage: number, header: Page) {
    this.#worker = worker
    this.#framesPerPage = framesPerPage
    this.#header = header
  }

  get givenMs(): number {
    return Math.floor(this.#samples / FRAME) * FRAME_MS
  }

  async encode(samples: Float32Array<ArrayBuffer>): Promise<Uint8Array> {
    const pages = await this.#feed(samples)
    const header = this.#header
    this.#header = undefined
    return joinBytes(header === undefined ? pages : [header, ...pages])
  }

  /** Feeds silence until the last real sample is out, and says on the last page where the sound ends. */
  async finish(): Promise<Uint8Array> {
    const end = this.#samples + DELAY
    const padding = Math.ceil(end / FRAME) * FRAME - this.#samples
    const pages = await this.#feed(new Float32Array(padding))
    const isPageOpen = (this.#samples / FRAME) % this.#framesPerPage > 0
    const rest = isPageOpen ? [...pages, ...(await this.#worker.ask({ command: 'flush' }, 1))] : pages
    const last = rest.at(-1)
    if (last !== undefined) endOggStream(last, end)
    return joinBytes(this.#header === undefined ? rest : [this.#header, ...rest])
  }

  close(): void {
    this.#worker.close()
  }

  #feed(samples: Float32Array<ArrayBuffer>): Promise<Page[]> {
    const before = this.#pages
    this.#samples += samples.length
    return this.#worker.ask({ command: 'encode', buffers: [samples] }, this.#pages - before)
  }

  /** That are full. */
  get #pages(): number {
    return Math.floor(this.#samples / (FRAME * this.#framesPerPage))
  }
}

/**
 * Ogg Opus.
 *
 * @param framesPerPage frames of 20 ms that wait for each other: 1 where no sound may wait
 */
export async function openOggOpusEncoder(framesPerPage = 1): Promise<Encoder> {
  const worker = await OpusWorker.open(framesPerPage)
  const [head, tags] = await worker.ask({ command: 'getHeaderPages' }, 2)
  if (head === undefined || tags === undefined) throw new Error('the Opus encoder gave no header')
  setOpusPreSkip(head, DELAY)
  return new OggOpusEncoder(worker, framesPerPage, joinBytes([head, tags]))
}
