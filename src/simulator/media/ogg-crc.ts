/** CRC-32 with the generator 0x04c11db7, neither reflected nor inverted, as Ogg wants it (RFC 3533). */
const TABLE = new Uint32Array(256).map((_, index) => {
  let remainder = index << 24
  for (let bit = 0; bit < 8; bit += 1) {
    const carries = (remainder & 0x8000_0000) !== 0
    remainder <<= 1
    if (carries) remainder ^= 0x04c1_1db7
  }
  return remainder
})

/** The checksum of a page whose own checksum bytes are zero. */
export function oggCrc(page: Uint8Array): number {
  let crc = 0
  for (let i = 0; i < page.length; i += 1) crc = (crc << 8) ^ (TABLE[(crc >>> 24) ^ (page[i] ?? 0)] ?? 0)
  return crc >>> 0
}
