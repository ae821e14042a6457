import type { SpokenSegment } from '../../../core/audio/playback/playback-queue.ts'
import { Resampler } from '../../../core/audio/resampler.ts'
import { type Log, warnOnce } from '../../../core/base/log.ts'
import type { OpenDecoder, SpeechDecoder, SpeechPackets } from './decoders/decoder.ts'

interface SpeechStreamOptions {
  readonly language: string
  readonly contentType: string
  readonly open: OpenDecoder
  /** Playback rate in Hz. */
  readonly rate: number
  readonly log: Log
  readonly samples: (samples: Float32Array<ArrayBuffer>, segment: SpokenSegment | undefined) => void
  /** Called for a part that could not be decoded. */
  readonly damaged: () => void
}

/** Decodes the speech of one language in one content type to samples at the playback rate. */
export class SpeechStream {
  readonly contentType: string
  readonly #options: SpeechStreamOptions
  readonly #decoder: SpeechDecoder
  #resampler: { readonly from: number; readonly filter: Resampler } | undefined
  #packets = 0
  #samples = 0
  #damaged = 0

  constructor(options: SpeechStreamOptions) {
    this.contentType = options.contentType
    this.#options = options
    const { language, log } = options
    const warn = warnOnce(log)
    this.#decoder = options.open({
      samples: (samples, rate, segment) => this.#resample(samples, rate, segment),
      damaged: (reason) => {
        this.#damaged += 1
        options.damaged()
        warn(reason, 'damaged speech', { reason, language })
      },
    })
  }

  push(speech: SpeechPackets): void {
    this.#packets += speech.packets.length
    this.#decoder.push(speech)
  }

  /** Ends the stream and flushes the rest. */
  async finish(): Promise<void> {
    await this.#decoder.flush()
    this.#give(this.#resampler?.filter.finish(), undefined)
    this.close()
  }

  close(): void {
    this.#decoder.close()
    const { language, contentType } = this.#options
    const counts = { packets: this.#packets, samples: this.#samples, damaged: this.#damaged }
    this.#options.log.info('speech ended', { language, contentType, ...counts })
  }

  #resample(samples: Float32Array<ArrayBuffer>, rate: number, segment: SpokenSegment | undefined): void {
    this.#samples += samples.length
    if (this.#resampler?.from !== rate) {
      this.#give(this.#resampler?.filter.finish(), undefined)
      this.#resampler = { from: rate, filter: new Resampler(rate, this.#options.rate) }
    }
    this.#give(this.#resampler.filter.push(samples), segment)
  }

  #give(samples: Float32Array<ArrayBuffer> | undefined, segment: SpokenSegment | undefined): void {
    if (samples !== undefined) this.#options.samples(samples, segment)
  }
}
