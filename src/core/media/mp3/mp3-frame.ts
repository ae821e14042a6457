/** Bit rates of layer III in kilobits per second by code, for MPEG-1 and MPEG-2 (ISO 11172-3, 13818-3). */
const BIT_RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
const RATES = [44_100, 48_000, 32_000] as const
/** Divisors of the sample rates by version code: MPEG 2.5, reserved, 2, 1. */
const DIVISORS = [4, undefined, 2, 1] as const

export interface Mp3FrameHead {
  /** Length of the whole frame in bytes. */
  readonly size: number
  readonly samples: number
  /** Samples per second. */
  readonly rate: number
}

/** Reads the header of an MP3 frame; undefined if these bytes begin none. */
export function readMp3FrameHead(bytes: Uint8Array): Mp3FrameHead | undefined {
  const [sync = 0, layout = 0, rates = 0] = bytes
  if (sync !== 0xff || (layout & 0xe6) !== 0xe2) return undefined
  const divisor = DIVISORS[(layout >> 3) & 3]
  const base = RATES[(rates >> 2) & 3]
  const kilobits = BIT_RATES[divisor === 1 ? 0 : 1][rates >> 4] ?? 0
  if (divisor === undefined || base === undefined || kilobits === 0) return undefined
  const rate = base / divisor
  const samples = divisor === 1 ? 1152 : 576
  return { size: Math.floor((125 * samples * kilobits) / rate) + ((rates >> 1) & 1), samples, rate }
}
