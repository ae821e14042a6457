/** Remainders of polynomial divisions, highest bit first, as containers and FLAC use them. */

type Checksum = (bytes: Uint8Array, initial?: number) => number

/** @param polynomial without its highest bit */
function crcOf(width: 8 | 16 | 32, polynomial: number): Checksum {
  // The remainder is kept in the upper bits of 32, whatever its width.
  const aligned = polynomial << (32 - width)
  const table = Int32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte << 24
    for (let bit = 0; bit < 8; bit += 1) remainder = (remainder << 1) ^ (remainder < 0 ? aligned : 0)
    return remainder
  })
  return (bytes, initial = 0) => {
    let remainder = initial << (32 - width)
    for (const byte of bytes) remainder = (remainder << 8) ^ (table[(remainder >>> 24) ^ byte] ?? 0)
    return remainder >>> (32 - width)
  }
}

/** Checksum of a FLAC frame header (RFC 9639). */
export const crc8 = crcOf(8, 0x07)
/** Checksum of a FLAC frame. */
export const crc16 = crcOf(16, 0x8005)
/** Checksum of an Ogg page (RFC 3533) and, starting with all ones, of an MPEG-TS table. */
export const crc32 = crcOf(32, 0x04c1_1db7)
