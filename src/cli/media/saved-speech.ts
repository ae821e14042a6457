import { writeFile } from 'node:fs/promises'
import { type TargetContentType, targetFormats } from '../../core/audio/content-types.ts'
import { joinBytes } from '../../core/audio/pcm.ts'
import type { AppError } from '../../core/base/errors.ts'
import type { MediaChunk } from '../../core/voice/wire/voice-messages.ts'
import { saveError } from '../file-problem.ts'

/** Format codes of WAV files. */
const WAV_FORMATS = {
  'pcm-s16le': { tag: 1, bits: 16 },
  alaw: { tag: 6, bits: 8 },
  ulaw: { tag: 7, bits: 8 },
} as const
const HEAD = 44

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

  take({ data, headers = 0 }: MediaChunk): void {
    const isStream = targetFormats[this.#contentType].container !== 'none'
    for (const packet of isStream ? data : data.slice(headers)) this.#parts.push(packet.slice())
  }

  /** @returns why the file could not be written */
  async write(file: string): Promise<AppError | undefined> {
    const sound = joinBytes(this.#parts)
    const { container } = targetFormats[this.#contentType]
    try {
      await writeFile(file, container === 'none' ? joinBytes([this.#wavHead(sound.length), sound]) : sound)
      return undefined
    } catch (thrown) {
      return saveError(file, thrown)
    }
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
