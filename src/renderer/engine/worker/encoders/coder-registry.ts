/**
 * The part of mediabunny's API that the encoders of its extensions use: they are built against it and find
 * this module in its place (see electron.vite.config.ts). Driven by mediabunny they would emit packets
 * asynchronously; driven directly they return what they have when asked (docs/adr/0005).
 */

interface CoderConfig {
  /** WebCodecs' name of the codec. */
  readonly codec: string
  readonly sampleRate: number
  readonly numberOfChannels: number
  readonly bitrate: number
}

/** Mono audio: the part of mediabunny's `AudioSample` that the extensions use. */
export interface CoderInput {
  readonly timestamp: number
  readonly numberOfFrames: number
  readonly numberOfChannels: number
  allocationSize(options: { readonly format: string }): number
  copyTo(target: Uint8Array, options: { readonly format: string }): void
}

interface PacketMeta {
  readonly decoderConfig?: { readonly description?: Uint8Array<ArrayBuffer> }
}

/** The class that the extensions derive from. */
export abstract class CustomAudioEncoder {
  codec = ''
  config: CoderConfig | undefined
  onPacket: (packet: EncodedPacket, meta?: PacketMeta) => void = () => undefined

  abstract init(): Promise<void>
  abstract encode(input: CoderInput): Promise<void>
  abstract flush(): Promise<void>
  abstract close(): void
}

export class EncodedPacket {
  readonly data: Uint8Array<ArrayBuffer>

  constructor(data: Uint8Array<ArrayBuffer>) {
    this.data = data
  }
}

export const Logging = {
  _error(...words: readonly unknown[]): void {
    throw new Error(words.join(' '))
  },
}

type Coder = (new () => CustomAudioEncoder) & { supports(codec: string, config: CoderConfig): boolean }

const coders: Coder[] = []

export function registerEncoder(coder: Coder): void {
  coders.push(coder)
}

/** Opens a new encoder; rejects if no registered one supports the codec. */
export async function openCoder(
  codec: string,
  config: CoderConfig,
  onPacket: (data: Uint8Array<ArrayBuffer>, description: Uint8Array<ArrayBuffer> | undefined) => void,
): Promise<CustomAudioEncoder> {
  const Found = coders.find((coder) => coder.supports(codec, config))
  if (Found === undefined) throw new Error(`no encoder for ${codec}`)
  const coder = new Found()
  coder.codec = codec
  coder.config = config
  coder.onPacket = ({ data }, meta) => onPacket(data, meta?.decoderConfig?.description)
  await coder.init()
  return coder
}
