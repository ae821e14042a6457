import type { DemuxEvent } from '../../core/media/demuxer.ts'
import { AdtsStream } from '../../core/media/mpeg-ts/adts-stream.ts'

/** The header of an ADTS frame of AAC (ISO/IEC 13818-7), without a checksum. */
const HEAD = 7
const LOW_COMPLEXITY = 1
const MONO = 1
const RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000]

/**
 * The frames in an ADTS file, without their headers.
 *
 * @throws if it is in another format
 */
export function readAdts(file: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const events: DemuxEvent[] = []
  new AdtsStream().push(file, events)
  if (events.some(({ type }) => type === 'damage')) throw new Error('a file that is not ADTS')
  return events.flatMap((event) => (event.type === 'packet' ? [event.data.subarray(HEAD)] : []))
}

/** The header of a mono frame. */
export function adtsHead(frameLength: number, rate: number): Uint8Array {
  const length = frameLength + HEAD
  const rateIndex = RATES.indexOf(rate)
  return Uint8Array.of(
    0xff,
    0xf1,
    (LOW_COMPLEXITY << 6) | (rateIndex << 2) | (MONO >> 2),
    ((MONO & 3) << 6) | (length >> 11),
    (length >> 3) & 0xff,
    ((length & 7) << 5) | 0x1f,
    0xfc,
  )
}
