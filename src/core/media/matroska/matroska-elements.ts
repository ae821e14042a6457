/** Matroska elements (RFC 9559) of an audio stream. */

export const EBML = 0x1a45_dfa3
/** The bytes with which a stream begins: the id of its first element. */
export const STREAM_MAGIC = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3)
export const DOC_TYPE = 0x4282
export const SEGMENT = 0x1853_8067
export const CLUSTER = 0x1f43_b675
export const TRACKS = 0x1654_ae6b
export const BLOCK_GROUP = 0xa0
export const SIMPLE_BLOCK = 0xa3

export const TRACK_ENTRY = 0xae
export const TRACK_NUMBER = 0xd7
export const AUDIO = 0xe1
export const CODEC_ID = 0x86
export const CODEC_PRIVATE = 0x63a2
export const CODEC_DELAY = 0x56aa
export const SAMPLING_FREQUENCY = 0xb5
export const CHANNELS = 0x9f
export const BLOCK = 0xa1
export const DISCARD_PADDING = 0x75a2

const NUMBER = 8
/** Far above any packet of speech. */
const PACKETS = 1 << 16
const TABLE = 1 << 20

/**
 * Elements between the packets of a stream, with the maximum sensible size of each; unknown or larger ones
 * are damage. Segments and clusters are unlimited: they are as long as the stream.
 */
export const MAX_BYTES: ReadonlyMap<number, number> = new Map([
  [EBML, 1024],
  [SEGMENT, Number.POSITIVE_INFINITY],
  [CLUSTER, Number.POSITIVE_INFINITY],
  [SIMPLE_BLOCK, PACKETS],
  [BLOCK_GROUP, PACKETS],
  // In clusters: timestamp, position, size of the previous one, silent tracks.
  [0xe7, NUMBER],
  [0xa7, NUMBER],
  [0xab, NUMBER],
  [0x5854, 1024],
  // Anywhere: checksum and padding (void).
  [0xbf, NUMBER],
  [0xec, PACKETS],
  // In segments: seek head, info, tracks, cues, chapters, attachments, tags.
  [0x114d_9b74, TABLE],
  [0x1549_a966, TABLE],
  [TRACKS, TABLE],
  [0x1c53_bb6b, TABLE],
  [0x1043_a770, TABLE],
  [0x1941_a469, TABLE],
  [0x1254_c367, TABLE],
])
