/** MPEG-1 layer III, no checksum. */
const HEAD = [0xff, 0xfb] as const
/**
 * Bit rates in kilobits per second by header code (ISO 11172-3, 2.4.2.3), beginning with the first valid
 * code.
 */
const BIT_RATES = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const RATE_CODES: Readonly<Record<number, number>> = { 44_100: 0, 48_000: 1, 32_000: 2 }
const MONO = 0xc0
/** After the header and the side information of a mono frame. */
const TAG_AT = 4 + 17
/** Tag fields: its name, flags (none set), name and version of the encoder. */
const MAKER_AT = TAG_AT + 8
const DELAY_AT = MAKER_AT + 21

/** Delay of an MP3 decoder, in addition to the delay in the tag. */
export const MP3_DECODER_DELAY = 529

/**
 * A silent frame that declares the encoder's delay (the LAME tag), so that a decoder drops as many samples.
 * Decoders that do not know the tag play 24 ms of silence.
 *
 * @param delay samples, up to 4095
 */
export function mp3InfoFrame(rate: number, bitsPerSecond: number, delay: number): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(Math.floor((144 * bitsPerSecond) / rate))
  const bitRateCode = BIT_RATES.indexOf(bitsPerSecond / 1000) + 1
  frame.set([...HEAD, (bitRateCode << 4) | ((RATE_CODES[rate] ?? 0) << 2), MONO])
  write(frame, TAG_AT, 'Info')
  write(frame, MAKER_AT, 'LAME3.100')
  // Two 12-bit numbers; the padding at the end is not known yet.
  frame[DELAY_AT] = delay >> 4
  frame[DELAY_AT + 1] = (delay & 0x0f) << 4
  return frame
}

function write(frame: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i += 1) frame[at + i] = text.charCodeAt(i)
}
