/** Checksums of the containers: polynomial divisions, most significant bit first, not reflected. */

function crcTable(width: 8 | 16 | 32, polynomial: number): Uint32Array {
  const top = 2 ** (width - 1)
  const mask = 2 ** width - 1
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = (byte << (width - 8)) >>> 0
    for (let bit = 0; bit < 8; bit += 1)
      value = ((value & top) === 0 ? value << 1 : (value << 1) ^ polynomial) & mask
    return value >>> 0
  })
}

const CRC8 = crcTable(8, 0x07)
const CRC16 = crcTable(16, 0x8005)
const CRC32 = crcTable(32, 0x04c1_1db7)

/** CRC-8 of the header of a FLAC frame: 0 over the header including its checksum. */
export function crc8(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) crc = CRC8[crc ^ byte] ?? 0
  return crc
}

/** One step of the CRC-16 of a FLAC frame: 0 after the frame including its checksum. */
export const crc16Step = (crc: number, byte: number): number =>
  ((crc << 8) & 0xffff) ^ (CRC16[(crc >> 8) ^ byte] ?? 0)

export function crc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) crc = crc16Step(crc, byte)
  return crc
}

/** @param initial 0 for Ogg pages, all ones for MPEG-TS tables */
export function crc32(bytes: Uint8Array, initial = 0): number {
  let crc = initial
  for (const byte of bytes) crc = ((crc << 8) ^ (CRC32[(crc >>> 24) ^ byte] ?? 0)) >>> 0
  return crc
}
