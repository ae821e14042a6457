import { ByteQueue } from '../byte-queue.ts'
import { type DemuxEvent, type ElementaryStream, noteDamage } from '../demuxer.ts'

const HEAD = 7
const RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
] as const

interface AdtsHead {
  readonly rate: number
  readonly channels: number
  /** Length of the whole frame, header included. */
  readonly length: number
}

/** Reads the header of an ADTS frame (ISO/IEC 13818-7): 7 bytes, or 9 with a checksum. */
function readAdtsHead(bytes: Uint8Array): AdtsHead | undefined {
  const [sync = 0, flags = 0, layout = 0, high = 0, middle = 0, low = 0] = bytes
  if (sync !== 0xff || (flags & 0xf6) !== 0xf0) return undefined
  const rate = RATES[(layout >> 2) & 0x0f]
  const channels = ((layout & 1) << 2) | (high >> 6)
  const length = ((high & 3) << 11) | (middle << 3) | (low >> 5)
  return rate === undefined || length <= HEAD ? undefined : { rate, channels, length }
}

/** AAC as a stream of ADTS frames. A frame is returned with its header, as decoders expect it. */
export class AdtsStream implements ElementaryStream {
  readonly canRejoin = true
  readonly #queue = new ByteQueue()
  #rate = 0
  #channels = 0
  #isLost = false
  #isBeginning = false

  push(bytes: Uint8Array, events: DemuxEvent[]): void {
    if (this.#isBeginning && this.#queue.length > 0 && this.#isAlike(readAdtsHead(bytes))) {
      // The next frame has begun, so the incomplete one has a wrong length.
      this.reset(events)
    }
    if (this.#isBeginning && this.#queue.length === 0) this.#isLost = false
    this.#isBeginning = false
    this.#queue.push(bytes)
    while (this.#queue.length >= HEAD) {
      const head = readAdtsHead(this.#queue.peek(HEAD))
      if (head === undefined || (this.#isLost && !this.#isAlike(head))) {
        if (!this.#isLost) noteDamage(events, 'no frame where one should be')
        this.#isLost = true
        this.#queue.skip(1)
        continue
      }
      this.#isLost = false
      if (this.#queue.length < head.length) return
      this.#announce(head, events)
      events.push({ type: 'packet', data: this.#queue.take(head.length) })
    }
  }

  begin(): void {
    this.#isBeginning = true
  }

  reset(events: DemuxEvent[]): void {
    if (this.#queue.length > 0) noteDamage(events, 'a frame without its end')
    this.#queue.clear()
    this.#isLost = true
  }

  /** Whether a frame has the same parameters as the stream so far. */
  #isAlike(head: AdtsHead | undefined): boolean {
    if (head === undefined) return false
    return this.#rate === 0 || (head.rate === this.#rate && head.channels === this.#channels)
  }

  #announce({ rate, channels }: AdtsHead, events: DemuxEvent[]): void {
    if (rate === this.#rate && channels === this.#channels) return
    this.#rate = rate
    this.#channels = channels
    const track = { codec: 'aac', rate, channels: Math.max(1, channels), description: undefined } as const
    events.push({ type: 'track', track: { ...track, delaySamples: 0 } })
  }
}
