import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AudioFrame } from './capture/capture-port.ts'
import { FrameAssembler } from './capture/frame-assembler.ts'
import { measureLevel, meterPosition } from './capture/level.ts'
import { sourceContentTypes, sourceFormats, targetContentTypes } from './content-types.ts'
import { deinterleave, fromS16le, joinSamples, toS16le } from './pcm.ts'
import { PlaybackQueue, type SpokenSegment } from './playback/playback-queue.ts'

const ramp = (length: number, from = 0) => Float32Array.from({ length }, (_, i) => from + i)

describe('the content types', () => {
  it('are all that the interface names: 19 to send, 16 to receive', () => {
    expect([sourceContentTypes.length, targetContentTypes.length]).toEqual([19, 16])
  })

  it('count the bits of plain samples right', () => {
    expect(sourceFormats['audio/pcm;encoding=s16le;rate=16000'].bitsPerSecond).toBe(256_000)
  })
})

describe('the frame assembler', () => {
  it('puts every sample in exactly one frame, in order, however the pieces are cut', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 700 }), { maxLength: 40 }), (lengths) => {
        const frames: AudioFrame[] = []
        const assembler = new FrameAssembler(16_000, 20, (frame) => frames.push(frame))
        let total = 0
        for (const length of lengths) {
          assembler.push(ramp(length, total))
          total += length
        }
        assembler.flush()
        expect(joinSamples(frames.map(({ samples }) => samples))).toEqual(ramp(total))
        expect(frames.slice(0, -1).every(({ samples }) => samples.length === 320)).toBe(true)
        expect(frames.map(({ startMs }) => startMs)).toEqual(frames.map((_, i) => i * 20))
      }),
    )
  })

  it('states the length of a shorter last frame', () => {
    const frames: AudioFrame[] = []
    const assembler = new FrameAssembler(16_000, 100, (frame) => frames.push(frame))
    assembler.push(ramp(1760))
    assembler.flush()
    assembler.flush()
    expect(frames.map(({ startMs, durationMs }) => [startMs, durationMs])).toEqual([
      [0, 100],
      [100, 10],
    ])
  })
})

describe('PCM', () => {
  it('changes no 16-bit sample on the way to floats and back', () => {
    const all = Uint8Array.from({ length: 2 * 65_536 }, (_, i) => (i & 1 ? i >> 9 : (i >> 1) & 0xff))
    expect(toS16le(fromS16le(all))).toEqual(all)
  })

  it('clips samples beyond full scale', () => {
    expect(toS16le(Float32Array.of(2, -2, 1))).toEqual(Uint8Array.of(0xff, 0x7f, 0x00, 0x80, 0xff, 0x7f))
  })

  it('takes channels apart whose samples take turns', () => {
    expect(deinterleave(Float32Array.of(1, -1, 0.5, -0.5), 2)).toEqual([
      Float32Array.of(1, 0.5),
      Float32Array.of(-1, -0.5),
    ])
  })
})

describe('the level', () => {
  it('is measured as power and peak', () => {
    expect(measureLevel(Float32Array.of(0.5, -0.5, 0.5, -0.5))).toEqual({ rms: 0.5, peak: 0.5 })
    expect(measureLevel(new Float32Array(0))).toEqual({ rms: 0, peak: 0 })
    expect(measureLevel(Float32Array.of(0.75, 0.25, 0.75, 0.25))).toEqual({ rms: 0.25, peak: 0.25 })
    expect(measureLevel(Float32Array.of(1, -1, 1)).peak).toBe(1)
    expect(measureLevel(new Float32Array(480).fill(0.5))).toEqual({ rms: 0, peak: 0 })
  })

  it('moves a meter evenly in decibels', () => {
    expect([0, 0.001, 0.03162, 1].map((rms) => Number(meterPosition(rms).toFixed(2)))).toEqual([0, 0, 0.5, 1])
  })
})

describe('the playback queue', () => {
  it('plays packets back to back, and silence when there is none', () => {
    const queue = new PlaybackQueue()
    queue.push({ samples: ramp(3, 1) })
    queue.push({ samples: ramp(3, 4) })
    const output = new Float32Array(4)
    expect(queue.pull(output)).toBe(4)
    expect(output).toEqual(Float32Array.of(1, 2, 3, 4))
    expect(queue.pull(output)).toBe(2)
    expect(output).toEqual(Float32Array.of(5, 6, 0, 0))
    expect(queue.length).toBe(0)
  })

  it('knows which segment is being spoken, from its first sample to the last', () => {
    const queue = new PlaybackQueue()
    const [one, two] = [{ captured: { fromMs: 0, toMs: 900 } }, { captured: { fromMs: 900, toMs: 1800 } }]
    queue.push({ samples: ramp(4), segment: one })
    queue.push({ samples: ramp(4) })
    queue.push({ samples: ramp(4), segment: two })
    const spoken: (SpokenSegment | undefined)[] = []
    for (let i = 0; i < 7; i += 1) {
      queue.pull(new Float32Array(2))
      spoken.push(queue.segment)
    }
    expect(spoken).toEqual([one, one, one, one, two, undefined, undefined])
  })

  it('keeps a segment without samples for the next ones', () => {
    const queue = new PlaybackQueue()
    const segment = { captured: undefined }
    queue.push({ samples: ramp(0), segment })
    queue.push({ samples: ramp(4) })
    queue.pull(new Float32Array(2))
    expect(queue.segment).toBe(segment)
  })

  it('continues with the newest segment when it skips to now', () => {
    const queue = new PlaybackQueue()
    const [one, two] = [{ captured: undefined }, { captured: undefined }]
    queue.push({ samples: ramp(1000), segment: one })
    queue.push({ samples: ramp(1000), segment: two })
    queue.pull(new Float32Array(500))
    queue.skip()
    // The rest of the second segment's speech.
    queue.push({ samples: ramp(1000) })
    queue.pull(new Float32Array(500))
    expect(queue.segment).toBe(two)
  })

  it('skips to now with a short fade, and then plays new speech', () => {
    const queue = new PlaybackQueue()
    queue.push({ samples: new Float32Array(10_000).fill(1) })
    queue.skip()
    expect(queue.length).toBe(240)
    const tail = new Float32Array(240)
    queue.pull(tail)
    expect(tail.every((sample, i) => i === 0 || sample < (tail[i - 1] ?? 0))).toBe(true)
    queue.push({ samples: ramp(2, 7) })
    const output = new Float32Array(2)
    queue.pull(output)
    expect(output).toEqual(Float32Array.of(7, 8))
  })

  it('neither loses nor repeats a sample, whatever the sizes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 50 })),
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }),
        (pushes, pulls) => {
          const queue = new PlaybackQueue()
          let total = 0
          for (const length of pushes) {
            queue.push({ samples: ramp(length, total) })
            total += length
          }
          const heard: number[] = []
          for (let i = 0; heard.length < total; i += 1) {
            const output = new Float32Array(pulls[i % pulls.length] ?? 1)
            heard.push(...output.subarray(0, queue.pull(output)))
          }
          expect(heard).toEqual([...ramp(total)])
        },
      ),
    )
  })
})
