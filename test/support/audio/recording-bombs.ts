/** Small recordings that claim to be large. */

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A box of MP4. */
const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([uint32(8 + body.length), Buffer.from(type, 'latin1'), body])
}
const fullBox = (type: string, flags: number, ...content: readonly Buffer[]): Buffer =>
  box(type, uint32(flags), ...content)

const MATRIX = Buffer.concat([0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000].map(uint32))
const MAX_SAMPLES = 0xff_ffff

/** AAC in MP4: a fragment of four kilobytes with half a billion packets. */
export function manyPackets(): Buffer {
  const movie = fullBox(
    'mvhd',
    0,
    Buffer.alloc(8),
    uint32(1000),
    uint32(0),
    Buffer.alloc(16),
    MATRIX,
    Buffer.alloc(24),
    uint32(2),
  )
  const track = fullBox('tkhd', 7, Buffer.alloc(8), uint32(1), Buffer.alloc(24), MATRIX, Buffer.alloc(8))
  const descriptor = Buffer.from(`031900010004114015${'00'.repeat(11)}05021188060102`, 'hex')
  const aac = box(
    'mp4a',
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 16, 0, 0, 0, 0, 0xbb, 0x80, 0, 0]),
    fullBox('esds', 0, descriptor),
  )
  const tables = box(
    'stbl',
    fullBox('stsd', 0, uint32(1), aac),
    ...['stts', 'stsc', 'stco'].map((type) => fullBox(type, 0, uint32(0))),
    fullBox('stsz', 0, Buffer.alloc(8)),
  )
  const media = box(
    'mdia',
    fullBox('mdhd', 0, Buffer.alloc(8), uint32(48_000), uint32(0), Buffer.from([0x55, 0xc4, 0, 0])),
    fullBox('hdlr', 0, uint32(0), Buffer.from('soun'), Buffer.alloc(13)),
    box('minf', fullBox('smhd', 0, uint32(0)), tables),
  )
  const defaults = fullBox('trex', 0, uint32(1), uint32(1), uint32(1024), uint32(4), uint32(0))
  const runs = Array.from({ length: 30 }, () => fullBox('trun', 1, uint32(MAX_SAMPLES), uint32(100)))
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isomiso5', 'latin1')),
    box('moov', movie, box('trak', track, media), box('mvex', defaults)),
    box(
      'moof',
      fullBox('mfhd', 0, uint32(1)),
      box('traf', fullBox('tfhd', 0x2_0000, uint32(1)), fullBox('tfdt', 0, uint32(0)), ...runs),
    ),
    box('mdat', Buffer.alloc(2000)),
  ])
}

/** Matroska whose segments are in one another. */
export const nestedSegments = (): Buffer =>
  Buffer.concat([
    Buffer.from('1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b614287810442858102', 'hex'),
    Buffer.from('1853806701ffffffffffffff'.repeat(100_000), 'hex'),
  ])

/** A second of WAV at 48 kHz that states another rate. */
export function wavAtRate(rate: number): Buffer {
  const bytes = Buffer.alloc(44 + 96_000)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(96_000, 40)
  return bytes
}
