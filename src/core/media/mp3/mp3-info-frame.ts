/** MPEG-1 layer III, no checksum. */
const HEAD = [0xff, 0xfb] as const
/** Kilobits a second, by their code in the header (ISO 11172-3, 2.4.2.3), from the first that is a rate. */
const BIT_RATES = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const RATE_CODES: Readonly<Record<number, number>> = { 44_100: 0, 48_000: 1, 32_000: 2 }
const MONO = 0xc0
/** Behind the header and the side information of a mono frame. */
const TAG_AT = 4 + 17
/** Of the tag: its name, flags of what is told (nothing), the maker's name and its version. */
const MAKER_AT = TAG_AT + 8
const DELAY_AT = MAKER_AT + 21

/** What a decoder of MP3 itself delays, on top of what the tag tells. */
export const MP3_DECODER_DELAY = 529

/**
 * A silent frame that tells how many samples the encoder delays (the tag of LAME), so that a decoder drops as many;
 * to one that does not know the tag it is 24 ms of silence.
 *
 * @param delay samples, up to 4095
 */
export function mp3InfoFrame(rate: number, bitsPerSecond: number, delay: number): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(Math.floor((144 * bitsPerSecond) / rate))
  const bitRateCode = BIT_RATES.indexOf(bitsPerSecond / 1000) + 1
  frame.set([...HEAD, (bitRateCode << 4) | ((RATE_CODES[rate] ?? 0) << 2), MONO])
  write(frame, TAG_AT, 'Info')
  write(frame, MAKER_AT, 'LAME3.100')
  // Two numbers of 12 bits: the padding at the end is not known yet.
  frame[DELAY_AT] = delay >> 4
  frame[DELAY_AT + 1] = (delay & 0x0f) << 4
  return frame
}

function write(frame: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i += 1) frame[at + i] = text.charCodeAt(i)
}
