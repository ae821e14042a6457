import { joinBytes } from '../../audio/pcm.ts'
import { type EncodedTrack, letters } from '../demuxer.ts'
import type { Muxer, MuxPacket } from '../muxer.ts'
import { OGG_FIRST_PAGE, OGG_LAST_PAGE, oggPage } from './ogg-page.ts'

type Bytes = Uint8Array<ArrayBuffer>

const VENDOR = letters('Parley')
/** Arbitrary: there is only one stream. */
const SERIAL = 1
const EMPTY = new Uint8Array(0)

/** The comment header (RFC 7845, 5.2): the vendor's name with its length, and no comments. */
const TAGS = joinBytes([letters('OpusTags'), uint32(VENDOR.length), VENDOR, uint32(0)])

function uint32(value: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, true)
  return bytes
}

/**
 * Opus in Ogg (RFC 7845). The packet with `padding` is the last one: its page ends the stream, and its
 * granule position states where the sound ends.
 */
export class OggOpusMuxer implements Muxer {
  readonly #framesPerPage: number
  #open: Bytes[] = []
  #pages = 0
  /** Samples at 48 kHz so far, including the pre-skip. */
  #granule = 0

  /** @param framesPerPage packets per page: 1 for no delay, at most 50 */
  constructor(framesPerPage = 1) {
    this.#framesPerPage = framesPerPage
  }

  begin({ description = EMPTY }: EncodedTrack): Bytes {
    return joinBytes([this.#page([description], OGG_FIRST_PAGE), this.#page([TAGS], 0)])
  }

  add({ data, samples, padding }: MuxPacket): Bytes {
    this.#open.push(data)
    this.#granule += samples - (padding ?? 0)
    const isLast = padding !== undefined
    if (!isLast && this.#open.length < this.#framesPerPage) return EMPTY
    return this.#page(this.#open.splice(0), isLast ? OGG_LAST_PAGE : 0)
  }

  end(): Bytes {
    return EMPTY
  }

  #page(packets: readonly Uint8Array[], flags: number): Bytes {
    const sequence = this.#pages
    this.#pages += 1
    return oggPage({ packets, flags, granule: this.#granule, serial: SERIAL, sequence })
  }
}
