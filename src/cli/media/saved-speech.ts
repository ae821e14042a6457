import { DEFAULT_TARGET, type TargetContentType, targetFormats } from '../../core/audio/content-types.ts'
import { joinBytes } from '../../core/audio/pcm.ts'
import type { MediaChunk } from '../../core/voice/wire/voice-messages.ts'

/** Format codes of WAV files. */
const WAV_FORMATS = {
  'pcm-s16le': { tag: 1, bits: 16 },
  alaw: { tag: 6, bits: 8 },
  ulaw: { tag: 7, bits: 8 },
} as const
const HEAD = 44

/** Content types that are chosen by the ending of a file. */
export const TYPE_OF_ENDING: Readonly<Record<string, TargetContentType>> = {
  '': DEFAULT_TARGET,
  webm: 'audio/webm;codecs=opus',
  ogg: 'audio/ogg;codecs=opus',
  opus: 'audio/ogg;codecs=opus',
  flac: 'audio/flac',
  mka: 'audio/x-matroska;codecs=opus',
  wav: 'audio/pcm;encoding=s16le;rate=24000',
}

/**
 * The reason why speech of a content type cannot be saved.
 *
 * @returns undefined if it can be saved
 */
export const whyNotSaved = (contentType: TargetContentType): string | undefined =>
  contentType === 'audio/opus'
    ? 'nothing in a file would tell where its packets end; audio/ogg;codecs=opus is the same sound in a file'
    : undefined

/** Collects spoken translations: streams in a container are saved as they are, samples get a WAV header. */
export class SavedSpeech {
  readonly #contentType: TargetContentType
  readonly #parts: Uint8Array[] = []

  constructor(contentType: TargetContentType) {
    this.#contentType = contentType
  }

  push({ data, headers = 0 }: MediaChunk): void {
    const isStream = targetFormats[this.#contentType].container !== 'none'
    for (const packet of isStream ? data : data.slice(headers)) this.#parts.push(packet.slice())
  }

  /** The content of the file. */
  get content(): Uint8Array {
    const sound = joinBytes(this.#parts)
    const { container } = targetFormats[this.#contentType]
    return container === 'none' ? joinBytes([this.#wavHead(sound.length), sound]) : sound
  }

  #wavHead(length: number): Uint8Array {
    const { codec, rate } = targetFormats[this.#contentType]
    const { tag, bits } = WAV_FORMATS[codec as keyof typeof WAV_FORMATS]
    const head = new Uint8Array(HEAD)
    const view = new DataView(head.buffer)
    head.set(new TextEncoder().encode('RIFF'))
    view.setUint32(4, HEAD - 8 + length, true)
    head.set(new TextEncoder().encode('WAVEfmt '), 8)
    view.setUint32(16, 16, true)
    view.setUint16(20, tag, true)
    view.setUint16(22, 1, true)
    view.setUint32(24, rate, true)
    view.setUint32(28, (rate * bits) / 8, true)
    view.setUint16(32, bits / 8, true)
    view.setUint16(34, bits, true)
    head.set(new TextEncoder().encode('data'), 36)
    view.setUint32(40, length, true)
    return head
  }
}
