/** Opus counts time in samples at this rate, whatever is put in or taken out (RFC 6716, RFC 7845). */
export const OPUS_RATE = 48_000

const MS = OPUS_RATE / 1000
/** Frame lengths in samples, by the configuration number in the first byte of a packet (RFC 6716, 3.1). */
const SILK = [10 * MS, 20 * MS, 40 * MS, 60 * MS] as const
const HYBRID = [10 * MS, 20 * MS] as const
const CELT = [2.5 * MS, 5 * MS, 10 * MS, 20 * MS] as const
const LONGEST_PACKET = 120 * MS

function frameSamples(configuration: number): number {
  if (configuration < 12) return SILK[configuration % 4] ?? 0
  return (configuration < 16 ? HYBRID[configuration % 2] : CELT[configuration % 4]) ?? 0
}

/** @returns number of samples at 48 kHz in a packet; undefined if it is not an Opus packet */
export function opusPacketSamples(packet: Uint8Array): number | undefined {
  const [toc, second] = packet
  if (toc === undefined) return undefined
  const frames = frameCount(toc & 3, second)
  if (frames === undefined || frames === 0) return undefined
  // Two frames of equal length split the rest of the packet evenly.
  if ((toc & 3) === 1 && packet.length % 2 === 0) return undefined
  const samples = frames * frameSamples(toc >> 3)
  return samples > LONGEST_PACKET ? undefined : samples
}

function frameCount(code: number, second: number | undefined): number | undefined {
  if (code === 0) return 1
  if (code === 3) return second === undefined ? undefined : second & 0x3f
  return code === 2 && second === undefined ? undefined : 2
}

/** The identification header of an Opus stream (RFC 7845, 5.1). */
export interface OpusHead {
  readonly channels: number
  /** Samples at 48 kHz that a decoder drops before the sound begins. */
  readonly preSkip: number
}

const HEAD_SIZE = 19

export function readOpusHead(packet: Uint8Array): OpusHead | undefined {
  if (packet.length < HEAD_SIZE || !startsWith(packet, 'OpusHead')) return undefined
  const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength)
  return { channels: view.getUint8(9), preSkip: view.getUint16(10, true) }
}

export const isOpusTags = (packet: Uint8Array): boolean => startsWith(packet, 'OpusTags')

const startsWith = (packet: Uint8Array, magic: string): boolean =>
  packet.length >= magic.length &&
  Array.from(magic).every((character, i) => packet[i] === character.charCodeAt(0))
