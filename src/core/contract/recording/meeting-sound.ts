import { type CaptureMark, timeOfCapture } from '../../audio/capture/capture-times.ts'
import { joinBytes } from '../../audio/pcm.ts'
import { OggDemuxer } from '../../media/ogg/ogg-demuxer.ts'
import { OggOpusMuxer } from '../../media/ogg/ogg-opus-muxer.ts'
import { OPUS_RATE } from '../../media/opus/opus-packet.ts'
import { pairedHead, pairPackets, SILENT_PACKET } from '../../media/opus/opus-pair.ts'
import { type Side, sides } from '../../voice/sides.ts'
import type { SoundChunk } from './sound-chunk.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Duration of an Opus packet: both channels are cut at multiples of it. */
const FRAME_MS = 20
const FRAME_SAMPLES = (OPUS_RATE * FRAME_MS) / 1000
const FRAMES_PER_PAGE = 25
/** The farthest that one side may lag before it counts as silent. */
const MAX_LAG_FRAMES = 10_000 / FRAME_MS
/** Distance from its place in time at which a side is moved. */
const MAX_DRIFT_FRAMES = 60 / FRAME_MS
/** The most that is cut off to move a side back. Beyond it, the clock was set back, or the side was held up. */
const MAX_CUT_FRAMES = 1000 / FRAME_MS
/** The longest pause that is stored, such as sleep of the computer. Beyond it, the clock was set. */
const MAX_PAUSE_FRAMES = (12 * 3_600_000) / FRAME_MS

/** Packets of one side that wait for the other. */
interface Channel {
  readonly waiting: Map<number, Bytes>
  /** Frame after the last one that arrived. */
  next: number
  openTakes: number
}

/**
 * The sound of both sides of a meeting as one Ogg Opus stream, the user's own side left and the others right.
 * Its time is that of the session: each side is placed at the time at which it was heard, to within 60 ms, and is
 * silent where it captures nothing. Sound is passed on as soon as both sides have it.
 */
export class MeetingSound {
  readonly #beganAt: number
  readonly #write: (data: Bytes) => void
  readonly #muxer = new OggOpusMuxer(FRAMES_PER_PAGE)
  readonly #channels: Readonly<Record<Side, Channel>> = { mine: emptyChannel(), theirs: emptyChannel() }
  #written = 0
  /** The latest packet, which may be the last one of the stream. */
  #latest: Bytes | undefined
  #delaySamples: number | undefined
  #isClosed = false

  /**
   * @param beganAt start of the session, in milliseconds since 1970
   * @param write takes the next bytes of the stream
   */
  constructor(beganAt: number, write: (data: Bytes) => void) {
    this.#beganAt = beganAt
    this.#write = write
  }

  /**
   * Begins a recording of a side, which may follow an earlier one.
   *
   * @param marks when it was heard: those that place its captions
   * @returns takes its chunks: Ogg Opus in packets of 20 ms
   */
  begin(side: Side, marks: () => readonly CaptureMark[]): (chunk: SoundChunk) => void {
    const channel = this.#channels[side]
    channel.openTakes += 1
    const take = new Take(channel, (ms) => Math.round((ms - this.#beganAt) / FRAME_MS))
    return ({ data, isLast }) => {
      const delaySamples = take.push(data, marks(), this.#written)
      this.#delaySamples ??= delaySamples
      if (isLast) channel.openTakes -= 1
      this.#advance()
    }
  }

  /** Ends the stream with the recordings that are still open. None may begin after it. */
  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#advance()
  }

  #advance(): void {
    const channels = sides.map((side) => this.#channels[side])
    const end = Math.max(...channels.map(({ next }) => next))
    const open = channels.filter(({ openTakes }) => openTakes > 0)
    const both = Math.min(end, ...open.map(({ next }) => next))
    const parts: Bytes[] = []
    for (const until = Math.max(both, end - MAX_LAG_FRAMES); this.#written < until; this.#written += 1)
      parts.push(this.#next(this.#written))
    if (this.#isClosed && open.length === 0 && this.#latest !== undefined) {
      parts.push(this.#muxer.add({ data: this.#latest, samples: FRAME_SAMPLES, padding: 0 }))
      this.#latest = undefined
    }
    const data = joinBytes(parts)
    if (data.length > 0) this.#write(data)
  }

  #next(frame: number): Bytes {
    const [left, right] = sides.map((side) => {
      const { waiting } = this.#channels[side]
      const packet = waiting.get(frame)
      waiting.delete(frame)
      return packet
    })
    const before = this.#latest
    this.#latest = pairPackets(left ?? SILENT_PACKET, right ?? SILENT_PACKET)
    return before === undefined ? this.#head() : this.#muxer.add({ data: before, samples: FRAME_SAMPLES })
  }

  #head(): Bytes {
    const delaySamples = this.#delaySamples ?? 0
    const description = pairedHead(delaySamples)
    return this.#muxer.begin({ codec: 'opus', rate: OPUS_RATE, channels: 2, description, delaySamples })
  }
}

const emptyChannel = (): Channel => ({ waiting: new Map(), next: 0, openTakes: 0 })

/** One recording of a side. Its frames follow each other unless they leave their place in time. */
class Take {
  readonly #channel: Channel
  readonly #frameAt: (ms: number) => number
  readonly #demuxer = new OggDemuxer()
  #delaySamples: number | undefined
  /** Frames by which it is off its place because that could not be followed. */
  #correction = 0
  #count = 0
  /** Frames to leave out. */
  #surplus = 0

  constructor(channel: Channel, frameAt: (ms: number) => number) {
    this.#channel = channel
    this.#frameAt = frameAt
  }

  /**
   * @param written the first frame that is still free
   * @returns delay of the encoder in samples, once known
   */
  push(data: Uint8Array, marks: readonly CaptureMark[], written: number): number | undefined {
    const channel = this.#channel
    for (const event of this.#demuxer.push(data)) {
      if (event.type === 'track') this.#delaySamples = event.track.delaySamples
      if (event.type !== 'packet') continue
      const frame = this.#place(marks, Math.max(channel.next, written))
      this.#count += 1
      if (frame === undefined) continue
      channel.waiting.set(frame, event.data)
      channel.next = frame + 1
    }
    return this.#delaySamples
  }

  /** @returns where the next packet belongs, from `free` on; undefined if it is left out */
  #place(marks: readonly CaptureMark[], free: number): number | undefined {
    const heardAt = timeOfCapture(marks, this.#count * FRAME_MS)
    if (heardAt === undefined) return free
    const drift = this.#frameAt(heardAt) + this.#correction - free
    if (drift < -MAX_CUT_FRAMES || drift > MAX_PAUSE_FRAMES) {
      this.#correction -= drift
      this.#surplus = 0
      return free
    }
    if (this.#count === 0 || drift >= MAX_DRIFT_FRAMES) {
      this.#surplus = 0
      return free + Math.max(0, drift)
    }
    if (drift <= -MAX_DRIFT_FRAMES) this.#surplus = -drift
    if (this.#surplus === 0) return free
    this.#surplus -= 1
    return undefined
  }
}
