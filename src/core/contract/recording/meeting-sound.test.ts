import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Pair, readPairs } from '../../../../test/support/audio/pairs.ts'
import { seededRandom } from '../../../../test/support/base/random.ts'
import type { CaptureMark } from '../../audio/capture/capture-times.ts'
import { joinBytes } from '../../audio/pcm.ts'
import { OggOpusMuxer } from '../../media/ogg/ogg-opus-muxer.ts'
import { SILENT_PACKET } from '../../media/opus/opus-pair.ts'
import { type Side, sides } from '../../voice/sides.ts'
import { MeetingSound } from './meeting-sound.ts'
import type { SoundChunk } from './sound-chunk.ts'

const BEGAN_AT = 1_700_000_000_000
const FRAME_MS = 20
const FRAME_SAMPLES = 960
const CHUNK_FRAMES = 100
const CHUNK_MS = CHUNK_FRAMES * FRAME_MS
const DELAY = 312

/** A mono packet that states which one it is. */
const packet = (take: number, frame: number) => Uint8Array.of(0xf8, 1 + take, frame >> 8, frame & 0xff)
const isSilent = (data: Uint8Array) => Buffer.compare(data, SILENT_PACKET) === 0
const frameOf = ([, , high = 0, low = 0]: Uint8Array) => high * 256 + low

/** Delivers the frames of one recording as the engine does: a head, and pages of half a second. */
class Engine {
  readonly #take: number
  readonly #muxer = new OggOpusMuxer(25)
  readonly #sink: (chunk: SoundChunk) => void
  readonly #marks: CaptureMark[] = []
  #count = 0

  constructor(take: number, sound: MeetingSound, side: Side) {
    this.#take = take
    this.#sink = sound.begin(side, () => this.#marks)
  }

  deliver(frames: number, began: number, isLast = false): void {
    if (began !== this.#marks.at(-1)?.began) this.#marks.push({ fromMs: this.#count * FRAME_MS, began })
    const head = new Uint8Array(19)
    head.set(Buffer.from('OpusHead\x01\x01'))
    new DataView(head.buffer).setUint16(10, DELAY, true)
    const track = {
      codec: 'opus',
      rate: 48_000,
      channels: 1,
      description: head,
      delaySamples: DELAY,
    } as const
    const parts = this.#count === 0 ? [this.#muxer.begin(track)] : []
    for (let i = 0; i < frames; i += 1) {
      const isEnd = isLast && i === frames - 1
      const data = packet(this.#take, this.#count)
      parts.push(this.#muxer.add({ data, samples: FRAME_SAMPLES, ...(isEnd && { padding: 0 }) }))
      this.#count += 1
    }
    this.#sink({ data: joinBytes(parts), isLast })
  }
}

function open() {
  const parts: Uint8Array[] = []
  const sound = new MeetingSound(BEGAN_AT, (data) => void parts.push(data))
  return { sound, read: () => readPairs(joinBytes(parts)), sizes: parts }
}

/** The frames of a recording in a channel, by their place. */
const heardIn = (pairs: readonly Pair[], channel: number, take: number) =>
  pairs.flatMap((pair, at) => {
    const data = pair[channel]
    return data !== undefined && !isSilent(data) && data[1] === 1 + take ? [{ at, frame: frameOf(data) }] : []
  })

describe('the sound of both sides', () => {
  it('is mine on the left and theirs on the right, each where it was heard, from the start of the session', () => {
    const { sound, read } = open()
    const mine = new Engine(0, sound, 'mine')
    const theirs = new Engine(1, sound, 'theirs')
    mine.deliver(100, BEGAN_AT + 400)
    theirs.deliver(100, BEGAN_AT + 1000)
    mine.deliver(50, BEGAN_AT + 400, true)
    theirs.deliver(10, BEGAN_AT + 1000, true)
    sound.close()
    const { pairs, isEnded } = read()
    expect(isEnded).toBe(true)
    expect(heardIn(pairs, 0, 0)).toEqual(
      Array.from({ length: 150 }, (_, frame) => ({ at: 20 + frame, frame })),
    )
    expect(heardIn(pairs, 1, 1)).toEqual(
      Array.from({ length: 110 }, (_, frame) => ({ at: 50 + frame, frame })),
    )
    expect(pairs).toHaveLength(170)
  })

  it('waits for the side that is behind, and no longer than ten seconds', () => {
    const { sound, read } = open()
    const mine = new Engine(0, sound, 'mine')
    sound.begin('theirs', () => [])
    for (let each = 0; each < 5; each += 1) mine.deliver(100, BEGAN_AT)
    expect(read().pairs).toEqual([])
    mine.deliver(100, BEGAN_AT)
    // Pages have 25 packets, and the latest packet is held back.
    expect(read().pairs).toHaveLength(75)
  })

  it('goes on at once without a side that has ended', () => {
    const { sound, read } = open()
    const [mine, theirs] = [new Engine(0, sound, 'mine'), new Engine(1, sound, 'theirs')]
    theirs.deliver(100, BEGAN_AT)
    theirs.deliver(0, BEGAN_AT, true)
    mine.deliver(150, BEGAN_AT)
    expect(read().pairs).toHaveLength(125)
  })

  it('loses nothing of a side that was held up, and finds back to its place', () => {
    const { sound, read } = open()
    const [mine, theirs] = [new Engine(0, sound, 'mine'), new Engine(1, sound, 'theirs')]
    theirs.deliver(100, BEGAN_AT)
    for (let each = 0; each < 7; each += 1) mine.deliver(100, BEGAN_AT)
    // The device stood still for 12 s.
    theirs.deliver(100, BEGAN_AT + 12_000)
    mine.deliver(300, BEGAN_AT, true)
    theirs.deliver(50, BEGAN_AT + 12_000, true)
    sound.close()
    const heard = heardIn(read().pairs, 1, 1)
    expect(heard.map(({ frame }) => frame)).toEqual([...Array(250).keys()])
    expect(heard.at(100)?.at).toBe(100 + 600)
  })

  it('continues where it is if the clock is set', () => {
    for (const jump of [-3_600_000, 10 * 365 * 86_400_000]) {
      const { sound, read } = open()
      const mine = new Engine(0, sound, 'mine')
      mine.deliver(100, BEGAN_AT)
      mine.deliver(100, BEGAN_AT + jump)
      mine.deliver(100, BEGAN_AT + jump, true)
      sound.close()
      expect(heardIn(read().pairs, 0, 0)).toHaveLength(300)
      expect(read().pairs).toHaveLength(300)
    }
  })

  it('stores the pause while the computer was asleep', () => {
    const { sound, read } = open()
    const mine = new Engine(0, sound, 'mine')
    mine.deliver(100, BEGAN_AT)
    mine.deliver(100, BEGAN_AT + 600_000, true)
    sound.close()
    expect(heardIn(read().pairs, 0, 0).at(100)).toEqual({ at: 30_100, frame: 100 })
  })

  const takes = fc.array(
    fc.record({
      side: fc.constantFrom(...sides),
      fromMs: fc.integer({ min: 0, max: 30_000 }),
      chunks: fc.integer({ min: 1, max: 12 }),
      /** Difference of the device's clock, in parts per million. */
      ppm: fc.integer({ min: -4000, max: 4000 }),
      /** The chunk before which the device stands still, and how long. */
      gapBefore: fc.integer({ min: 0, max: 12 }),
      gapMs: fc.integer({ min: 0, max: 5000 }),
    }),
    { minLength: 1, maxLength: 4 },
  )

  it('keeps both sides in order and at their times, whatever begins, stands still, drifts or ends', () => {
    fc.assert(
      fc.property(takes, fc.integer(), (given, seed) => {
        const random = seededRandom(seed)
        const { sound, read } = open()
        const ends: Record<Side, number> = { mine: 0, theirs: 0 }
        const told: { readonly atMs: number; readonly deliver: () => void }[] = []
        const plan = given.map((each, take) => {
          // Recordings of one side follow each other.
          const fromMs = Math.max(each.fromMs, ends[each.side])
          const engine = { current: undefined as Engine | undefined }
          told.push({
            atMs: fromMs,
            deliver: () => {
              engine.current = new Engine(take, sound, each.side)
            },
          })
          const chunkMs = CHUNK_MS * (1 + each.ppm / 1_000_000)
          const chunks = Array.from({ length: each.chunks }, (_, i) => {
            const beganMs =
              fromMs + i * (chunkMs - CHUNK_MS) + (each.gapBefore > 0 && i >= each.gapBefore ? each.gapMs : 0)
            const isLast = i === each.chunks - 1
            const frames = isLast ? 1 + Math.floor(random() * CHUNK_FRAMES) : CHUNK_FRAMES
            const atMs = beganMs + (i + 1) * CHUNK_MS
            told.push({
              atMs: atMs + random() * 300,
              deliver: () =>
                engine.current?.deliver(frames, BEGAN_AT + beganMs + (random() - 0.5) * 10, isLast),
            })
            ends[each.side] = atMs + 400
            return { beganMs, frames }
          })
          return { ...each, chunks }
        })
        for (const { deliver } of told.toSorted((a, b) => a.atMs - b.atMs)) deliver()
        sound.close()
        const { pairs, isEnded } = read()
        expect(isEnded).toBe(true)
        for (const [take, { side, chunks }] of plan.entries()) {
          const heard = heardIn(pairs, sides.indexOf(side), take)
          const total = chunks.reduce((sum, { frames }) => sum + frames, 0)
          // A device that is too fast is cut by as much as it is too fast.
          expect(heard.length).toBeGreaterThanOrEqual(total * 0.99 - 4)
          for (const [i, { at, frame }] of heard.entries()) {
            expect(frame).toBeGreaterThan(heard[i - 1]?.frame ?? -1)
            const { beganMs = 0 } = chunks[Math.floor(frame / CHUNK_FRAMES)] ?? {}
            expect(Math.abs(at * FRAME_MS - beganMs - frame * FRAME_MS)).toBeLessThan(85)
          }
        }
        const own = (channel: number) => pairs.filter((pair) => !isSilent(pair[channel]!)).length
        const known = (channel: number) =>
          plan.reduce((sum, _, take) => sum + heardIn(pairs, channel, take).length, 0)
        expect([own(0), own(1)]).toEqual([known(0), known(1)])
      }),
      { numRuns: 30 },
    )
  })
})
