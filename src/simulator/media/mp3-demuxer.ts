import { joinBytes } from '../../core/audio/pcm.ts'
import { type DemuxEvent, type Demuxer, letters, noteDamage, startsWith } from '../../core/media/demuxer.ts'

const HEAD_SIZE = 4
const ID3 = letters('ID3')
const ID3_HEAD_SIZE = 10
/** Kilobits a second of MPEG-1 and MPEG-2 layer III, by their code. */
const BIT_RATES = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const
const RATES = [44_100, 48_000, 32_000]
/** By version code: MPEG 2.5, reserved, MPEG 2, MPEG 1. */
const RATE_DIVISORS = [4, undefined, 2, 1] as const
const MONO = 3
/** `Info` and `Xing`, behind the side information of any kind of frame. */
const TAGS = [letters('Info'), letters('Xing')]
const TAG_PLACES = [13, 21, 36] as const

export interface Mp3Head {
  /** Bytes of the frame, with its header. */
  readonly size: number
  readonly samples: number
  readonly rate: number
  readonly channels: number
}

/** @returns undefined if these bytes do not begin a frame of MPEG audio, layer III */
export function readMp3Head(bytes: Uint8Array): Mp3Head | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes
  if (first !== 0xff || (second & 0xe6) !== 0xe2) return undefined
  const divisor = RATE_DIVISORS[(second >> 3) & 3]
  const baseRate = RATES[(third >> 2) & 3]
  if (divisor === undefined || baseRate === undefined) return undefined
  const isFirst = divisor === 1
  const kilobits = BIT_RATES[isFirst ? 1 : 2][third >> 4]
  if (kilobits === undefined || kilobits === 0) return undefined
  const rate = baseRate / divisor
  const size = Math.floor(((isFirst ? 144_000 : 72_000) * kilobits) / rate) + ((third >> 1) & 1)
  return { size, samples: isFirst ? 1152 : 576, rate, channels: fourth >> 6 === MONO ? 1 : 2 }
}

/** Whether a frame contains information about the stream instead of sound. */
export const isInfoFrame = (frame: Uint8Array): boolean =>
  TAG_PLACES.some((at) => TAGS.some((tag) => startsWith(frame.subarray(at), tag)))

/** Reads MP3 frame by frame. */
export class Mp3Demuxer implements Demuxer {
  #pending: Uint8Array<ArrayBuffer> = new Uint8Array(0)
  #hasTrack = false
  #toSkip = 0

  get pendingBytes(): number {
    return this.#pending.length
  }

  push(bytes: Uint8Array): readonly DemuxEvent[] {
    this.#pending = joinBytes([this.#pending, bytes])
    const events: DemuxEvent[] = []
    while (this.#step(events));
    return events
  }

  #step(events: DemuxEvent[]): boolean {
    if (this.#toSkip > 0) {
      const skipped = Math.min(this.#toSkip, this.#pending.length)
      this.#toSkip -= skipped
      this.#pending = this.#pending.subarray(skipped)
    }
    if (this.#pending.length < ID3_HEAD_SIZE) return false
    if (startsWith(this.#pending, ID3)) {
      const [, , , , , , a = 0, b = 0, c = 0, d = 0] = this.#pending
      this.#toSkip = ID3_HEAD_SIZE + (a << 21) + (b << 14) + (c << 7) + d
      return true
    }
    const head = readMp3Head(this.#pending)
    if (head === undefined) return this.#resync(events)
    if (this.#pending.length < head.size) return false
    const data = this.#pending.slice(0, head.size)
    this.#pending = this.#pending.subarray(head.size)
    if (!this.#hasTrack) {
      this.#hasTrack = true
      events.push({ type: 'track', track: trackOf(head) })
    }
    events.push({ type: 'packet', data })
    return true
  }

  /** Continues at the next possible beginning of a frame. */
  #resync(events: DemuxEvent[]): boolean {
    let at = 1
    while (at + HEAD_SIZE <= this.#pending.length && readMp3Head(this.#pending.subarray(at)) === undefined)
      at += 1
    this.#pending = this.#pending.slice(at)
    noteDamage(events, 'bytes that are no MP3 frame')
    return true
  }
}

const trackOf = ({ channels, rate }: Mp3Head) =>
  ({ codec: 'mp3', channels, rate, delaySamples: 0, description: undefined }) as const
