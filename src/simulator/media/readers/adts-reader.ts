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
export function readAdts(file: Uint8Array): Uint8Array[] {
  const frames: Uint8Array[] = []
  for (let at = 0; at < file.length; ) {
    const [sync, flags = 0, , high = 0, middle = 0, low = 0] = file.subarray(at, at + HEAD)
    const length = ((high & 3) << 11) | (middle << 3) | (low >> 5)
    if (sync !== 0xff || (flags & 0xf7) !== 0xf1 || length <= HEAD) throw new Error('a file that is not ADTS')
    frames.push(file.subarray(at + HEAD, at + length))
    at += length
  }
  return frames
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
