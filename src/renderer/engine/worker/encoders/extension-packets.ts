import { toS16le } from '../../../../core/audio/pcm.ts'
import type { EncodedTrack } from '../../../../core/media/demuxer.ts'
import { type MuxPacket, type PacketEncoder, withPadding } from '../../../../core/media/muxer.ts'
import { type CoderInput, type CustomAudioEncoder, openCoder } from './coder-registry.ts'

/** Mono audio in the extensions' formats: floats or 16-bit integers. */
const toInput = (samples: Float32Array<ArrayBuffer>): CoderInput => ({
  timestamp: 0,
  numberOfFrames: samples.length,
  numberOfChannels: 1,
  allocationSize: ({ format }) => samples.length * (format.startsWith('s16') ? 2 : 4),
  copyTo: (target, { format }) => target.set(format.startsWith('s16') ? toS16le(samples) : bytesOf(samples)),
})

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

interface ExtensionOptions {
  readonly codec: 'aac' | 'mp3'
  readonly rate: number
  readonly bitsPerSecond: number
  readonly frameSamples: number
  /** Samples that are emitted before the audio begins. */
  readonly delaySamples: number
}

/** A codec of mediabunny's extensions: WebAssembly in its own worker. */
export class ExtensionPackets implements PacketEncoder {
  readonly #options: ExtensionOptions
  #coder: CustomAudioEncoder | undefined
  #description: Uint8Array<ArrayBuffer> | undefined
  #ready: MuxPacket[] = []
  #samplesIn = 0
  #samplesOut = 0

  private constructor(options: ExtensionOptions) {
    this.#options = options
  }

  static async open(options: ExtensionOptions): Promise<ExtensionPackets> {
    const { codec, rate: sampleRate, bitsPerSecond: bitrate } = options
    const opened = new ExtensionPackets(options)
    opened.#coder = await openCoder(
      codec,
      { codec, sampleRate, numberOfChannels: 1, bitrate },
      (data, description) => opened.#take(data, description),
    )
    return opened
  }

  get track(): EncodedTrack {
    const { codec, rate, delaySamples } = this.#options
    return { codec, rate, channels: 1, description: this.#description, delaySamples }
  }

  async encode(samples: Float32Array<ArrayBuffer>): Promise<readonly MuxPacket[]> {
    this.#samplesIn += samples.length
    await this.#coder?.encode(toInput(samples))
    return this.#ready.splice(0)
  }

  async finish(): Promise<readonly MuxPacket[]> {
    if (this.#samplesIn === 0) return []
    await this.#coder?.flush()
    const end = this.#samplesIn + this.#options.delaySamples
    return withPadding(this.#ready.splice(0), this.#samplesOut - end)
  }

  close(): void {
    this.#coder?.close()
  }

  #take(data: Uint8Array<ArrayBuffer>, description: Uint8Array<ArrayBuffer> | undefined): void {
    this.#description ??= description
    const samples = this.#options.frameSamples
    this.#samplesOut += samples
    this.#ready.push({ data, samples })
  }
}
