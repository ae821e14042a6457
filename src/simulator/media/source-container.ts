import { type Demuxer, letters, startsWith } from '../../core/media/demuxer.ts'
import { FlacDemuxer } from '../../core/media/flac/flac-demuxer.ts'
import { FLAC_MARKER } from '../../core/media/flac/flac-info.ts'
import { elementsIn } from '../../core/media/matroska/ebml.ts'
import { MatroskaDemuxer } from '../../core/media/matroska/matroska-demuxer.ts'
import { DOC_TYPE, STREAM_MAGIC } from '../../core/media/matroska/matroska-elements.ts'
import { OggDemuxer } from '../../core/media/ogg/ogg-demuxer.ts'
import { OGG_MAGIC } from '../../core/media/ogg/ogg-read.ts'
import { Mp3Demuxer, readMp3Head } from './mp3-demuxer.ts'

/** A demuxer that knows how much of what it received is not a whole packet yet. */
export interface SourceDemuxer extends Demuxer {
  readonly pendingBytes: number
}

const openMatroska = (): SourceDemuxer => new MatroskaDemuxer()

/** Demuxers of the containers in which a client may send. */
export const sourceDemuxers = {
  Ogg: (): SourceDemuxer => new OggDemuxer(),
  WebM: openMatroska,
  Matroska: openMatroska,
  FLAC: (): SourceDemuxer => new FlacDemuxer(),
  MP3: (): SourceDemuxer => new Mp3Demuxer(),
} as const

export type SourceContainer = keyof typeof sourceDemuxers

const ID3 = letters('ID3')
const MAGICS = [OGG_MAGIC, STREAM_MAGIC, FLAC_MARKER, ID3]
/** Bytes of the longest signature: of Ogg, up to the flags of a page. */
const SIGNATURE = 6
const OGG_FLAGS_AT = 5
const OGG_FIRST_PAGE = 2
/** Longer than any header of EBML. */
const LONGEST_EBML_HEADER = 1024

/** @returns the container that begins with these bytes, `short` while there are too few to decide */
export function sniffContainer(bytes: Uint8Array<ArrayBuffer>): SourceContainer | 'short' | undefined {
  const mayBegin = MAGICS.some((magic) => startsWith(magic, bytes.subarray(0, magic.length)))
  if (bytes.length < SIGNATURE && (mayBegin || bytes[0] === 0xff)) return 'short'
  if (startsWith(bytes, OGG_MAGIC))
    return ((bytes[OGG_FLAGS_AT] ?? 0) & OGG_FIRST_PAGE) === 0 ? undefined : 'Ogg'
  if (startsWith(bytes, STREAM_MAGIC)) return matroskaOf(bytes)
  if (startsWith(bytes, FLAC_MARKER)) return 'FLAC'
  return startsWith(bytes, ID3) || readMp3Head(bytes) !== undefined ? 'MP3' : undefined
}

/** WebM is Matroska by another name. */
function matroskaOf(bytes: Uint8Array<ArrayBuffer>): SourceContainer | 'short' {
  const [header] = elementsIn(bytes)
  if (header === undefined) return bytes.length < LONGEST_EBML_HEADER ? 'short' : 'Matroska'
  const name = elementsIn(header.data).find(({ id }) => id === DOC_TYPE)
  return name !== undefined && startsWith(name.data, letters('webm')) ? 'WebM' : 'Matroska'
}
