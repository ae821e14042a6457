import type { EncodedTrack } from '../../../../core/media/demuxer.ts'
import { type MuxPacket, type PacketEncoder, withPadding } from '../../../../core/media/muxer.ts'
import { readOpusHead } from '../../../../core/media/opus/opus-head.ts'

const RATE = 48_000
const FRAME_MS = 20
const FRAME = (RATE * FRAME_MS) / 1000
const MICROSECONDS = 1_000_000
const COMPLEXITY = 5

const configFor = (bitsPerSecond: number): AudioEncoderConfig =>
  ({
    codec: 'opus',
    sampleRate: RATE,
    numberOfChannels: 1,
    bitrate: bitsPerSecond,
    opus: { application: 'voip', complexity: COMPLEXITY, frameDuration: FRAME_MS * 1000, signal: 'voice' },
  }) as AudioEncoderConfig

/** The platform's own Opus encoder (WebCodecs), in frames of 20 ms. */
class PlatformOpus implements PacketEncoder {
  readonly #encoder: AudioEncoder
  #track: EncodedTrack | undefined
  #ready: MuxPacket[] = []
  #arrived: () => void = () => undefined
  #failed: (reason: Error) => void = () => undefined
  #samplesIn = 0
  #framesOut = 0

  constructor(bitsPerSecond: number) {
    this.#encoder = new AudioEncoder({
      output: (chunk, metadata) => this.#take(chunk, metadata),
      error: ({ message }) => this.#failed(new Error(`Opus encoder: ${message}`)),
    })
    this.#encoder.configure(configFor(bitsPerSecond))
  }

  get track(): EncodedTrack {
    if (this.#track === undefined) throw new Error('the Opus encoder gave no header')
    return this.#track
  }

  async encode(samples: Float32Array<ArrayBuffer>): Promise<readonly MuxPacket[]> {
    // The platform rejects empty audio data.
    if (samples.length === 0) return []
    const data = new AudioData({
      format: 'f32',
      sampleRate: RATE,
      numberOfFrames: samples.length,
      numberOfChannels: 1,
      timestamp: Math.round((this.#samplesIn * MICROSECONDS) / RATE),
      data: samples,
    })
    this.#samplesIn += samples.length
    this.#encoder.encode(data)
    data.close()
    await this.#until(Math.floor(this.#samplesIn / FRAME))
    return this.#ready.splice(0)
  }

  /** Feeds silence until the last sample has been emitted. */
  async finish(): Promise<readonly MuxPacket[]> {
    const sound = this.#samplesIn
    if (sound === 0) return []
    // The delay is reported with the first packet.
    const first = await this.encode(new Float32Array(FRAME))
    const end = sound + this.track.delaySamples
    const total = Math.ceil(Math.max(end, this.#samplesIn) / FRAME) * FRAME
    const rest = await this.encode(new Float32Array(total - this.#samplesIn))
    return withPadding([...first, ...rest], total - end)
  }

  close(): void {
    if (this.#encoder.state !== 'closed') this.#encoder.close()
    this.#failed(new Error('the encoder was closed'))
  }

  #until(frames: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#failed = reject
      this.#arrived = () => {
        if (this.#framesOut >= frames) resolve()
      }
      if (this.#encoder.state === 'closed') reject(new Error('the Opus encoder is closed'))
      this.#arrived()
    })
  }

  #take(chunk: EncodedAudioChunk, metadata: EncodedAudioChunkMetadata | undefined): void {
    const description = metadata?.decoderConfig?.description
    if (description !== undefined)
      this.#track ??= readOpusHead(new Uint8Array(description as ArrayBuffer).slice())
    const data = new Uint8Array(chunk.byteLength)
    chunk.copyTo(data)
    this.#ready.push({ data, samples: FRAME })
    this.#framesOut += 1
    this.#arrived()
  }
}

/** Opens the platform's Opus encoder; returns undefined if it has none with this configuration. */
export async function openPlatformOpus(bitsPerSecond: number): Promise<PacketEncoder | undefined> {
  if (!('AudioEncoder' in globalThis)) return undefined
  const { supported } = await AudioEncoder.isConfigSupported(configFor(bitsPerSecond))
  return supported === true ? new PlatformOpus(bitsPerSecond) : undefined
}
