import type { SourceContentType } from '../../core/audio/content-types.ts'
import { joinBytes } from '../../core/audio/pcm.ts'
import { letters, startsWith } from '../../core/media/demuxer.ts'
import { oggPayloadAt } from '../../core/media/ogg/ogg-page.ts'
import type { Bytes, MediaFile, MediaUnit } from './media-unit.ts'

const MAGIC = letters('OggS')
const OPUS = letters('OpusHead')
const FLAC = Uint8Array.from([0x7f, ...letters('FLAC')])
const HEADER_SIZE = 27
const GRANULE_AT = 6
const OPUS_RATE = 48_000
/** Offset in the first FLAC page of the 20 bits with the sample rate. */
const FLAC_RATE_AT = 27

interface Page {
  readonly data: Bytes
  /** Position at the end of the page; negative if no packet ends on it. */
  readonly granule: number
}

function* pagesIn(bytes: Bytes): Generator<Page> {
  for (let at = 0; at + HEADER_SIZE <= bytes.length && startsWith(bytes.subarray(at), MAGIC); ) {
    const page = bytes.subarray(at)
    const body = oggPayloadAt(page)
    const size = page.subarray(HEADER_SIZE, body).reduce((total, length) => total + length, body)
    if (size > page.length) return
    const view = new DataView(page.buffer, page.byteOffset, size)
    yield { data: page.slice(0, size), granule: Number(view.getBigInt64(GRANULE_AT, true)) }
    at += size
  }
}

function formatOf(
  first: Page,
): { readonly contentType: SourceContentType; readonly rate: number } | undefined {
  const head = first.data.subarray(oggPayloadAt(first.data))
  if (startsWith(head, OPUS)) return { contentType: 'audio/ogg;codecs=opus', rate: OPUS_RATE }
  if (!startsWith(head, FLAC) || head.length < FLAC_RATE_AT + 3) return undefined
  const [high = 0, middle = 0, low = 0] = head.subarray(FLAC_RATE_AT)
  return { contentType: 'audio/ogg;codecs=flac', rate: (high << 12) | (middle << 4) | (low >> 4) }
}

/** Splits an Ogg file into pages. */
export function readOggFile(bytes: Bytes): MediaFile | string | undefined {
  if (!startsWith(bytes, MAGIC)) return undefined
  const pages = [...pagesIn(bytes)]
  const [first] = pages
  const format = first === undefined ? undefined : formatOf(first)
  if (format === undefined) return 'it holds neither Opus nor FLAC'
  const begins = pages.findIndex(({ granule }) => granule > 0)
  const head = joinBytes(pages.slice(0, Math.max(0, begins)).map(({ data }) => data))
  const units: MediaUnit[] = []
  let position = 0
  let unfinished: Bytes[] = []
  for (const { data, granule } of begins < 0 ? [] : pages.slice(begins)) {
    unfinished.push(data)
    if (granule < 0) continue
    const durationMs = (Math.max(0, granule - position) * 1000) / format.rate
    units.push({ data: joinBytes(unfinished), durationMs, head })
    position = Math.max(position, granule)
    unfinished = []
  }
  return { contentType: format.contentType, units }
}
