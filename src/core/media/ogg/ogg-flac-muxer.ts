import { joinBytes } from '../../audio/pcm.ts'
import type { EncodedTrack } from '../demuxer.ts'
import type { Muxer, MuxPacket } from '../muxer.ts'
import { OGG_FIRST_PAGE, OGG_LAST_PAGE, oggPage } from './ogg-page.ts'

/** Mapping version 1.0, with one more header packet (RFC 9639, 10.1). */
const MAPPING = [0x7f, 0x46, 0x4c, 0x41, 0x43, 1, 0, 0, 1]
/** The last metadata block: an empty comment block. */
const NO_COMMENTS = [0x84, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0]
const BLOCK_HEAD_AT = 4
/** Arbitrary: there is only one stream. */
const SERIAL = 1

/** FLAC in Ogg with one frame per page, so that no sound waits for a full page. */
export class OggFlacMuxer implements Muxer {
  #pages = 0
  #granule = 0

  begin({ description = new Uint8Array(0) }: EncodedTrack): Uint8Array<ArrayBuffer> {
    const head = joinBytes([Uint8Array.from(MAPPING), description])
    // Another metadata block follows, so this one is not the last.
    const at = MAPPING.length + BLOCK_HEAD_AT
    head[at] = (head[at] ?? 0) & 0x7f
    return joinBytes([this.#page([head], OGG_FIRST_PAGE), this.#page([Uint8Array.from(NO_COMMENTS)], 0)])
  }

  add({ data, samples }: MuxPacket): Uint8Array<ArrayBuffer> {
    this.#granule += samples
    return this.#page([data], 0)
  }

  end(): Uint8Array<ArrayBuffer> {
    return this.#page([], OGG_LAST_PAGE)
  }

  #page(packets: readonly Uint8Array[], flags: number): Uint8Array<ArrayBuffer> {
    const sequence = this.#pages
    this.#pages += 1
    return oggPage({ packets, flags, granule: this.#granule, serial: SERIAL, sequence })
  }
}
