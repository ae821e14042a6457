import { describe, expect, it } from 'vitest'
import { soundFrames } from '../../../../test/support/audio/sound-frames.ts'
import { VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import type { AudioFrame } from './capture-port.ts'
import { FileCapture } from './file-capture.ts'

describe('a recording in place of a microphone', () => {
  it('is captured at the pace of speech, each frame when its last sample was spoken', async () => {
    const clock = new VirtualClock()
    const frames: [number, AudioFrame][] = []
    let endedAt = -1
    const capture = new FileCapture({
      frames: soundFrames(new Float32Array(16_000 * 0.25), 16_000, 100),
      clock,
      ended: () => {
        endedAt = clock.now()
        capture.stop()
      },
    })
    await clock.advance(1000)
    capture.start((frame) => frames.push([clock.now(), frame]))
    await clock.advance(1000)
    expect(frames.map(([at, { startMs, durationMs }]) => [at, startMs, durationMs])).toEqual([
      [1100, 0, 100],
      [1200, 100, 100],
      [1250, 200, 50],
    ])
    expect(endedAt).toBe(1250)
    expect(capture.timeOf(200)).toBe(1200)
  })
})

describe('a recording that is read as it is spoken', () => {
  const frame = (i: number) => ({ samples: new Float32Array(800), startMs: i * 100, durationMs: 100 })

  it('is asked for each frame when the one before was delivered', async () => {
    const clock = new VirtualClock()
    const [asked, heard]: [number[], number[]] = [[], []]
    async function* frames() {
      for (let i = 0; i < 3; i += 1) {
        asked.push(clock.now())
        yield frame(i)
      }
    }
    const ended: unknown[] = []
    const capture = new FileCapture({ frames: frames(), clock, ended: (thrown) => ended.push(thrown) })
    capture.start(() => heard.push(clock.now()))
    await clock.advance(1000)
    expect([asked, heard, ended]).toEqual([[0, 100, 200], [100, 200, 300], [undefined]])
  })

  it('ends with what has made it unreadable, and is closed when it is stopped', async () => {
    const clock = new VirtualClock()
    const damaged = new Error('damaged')
    async function* frames() {
      yield frame(0)
      throw damaged
    }
    const ended: unknown[] = []
    new FileCapture({ frames: frames(), clock, ended: (thrown) => ended.push(thrown) }).start(() => undefined)
    await clock.advance(1000)
    expect(ended).toEqual([damaged])

    let isClosed = false
    async function* endless() {
      try {
        for (let i = 0; ; i += 1) yield frame(i)
      } finally {
        isClosed = true
      }
    }
    const capture = new FileCapture({ frames: endless(), clock, ended: (thrown) => ended.push(thrown) })
    capture.start(() => undefined)
    await clock.advance(500)
    capture.stop()
    await clock.advance(500)
    expect([isClosed, ended]).toEqual([true, [damaged]])
  })

  it('waits while the session holds all that it should, and goes on where it stopped', async () => {
    const clock = new VirtualClock()
    const heard: [number, number][] = []
    let isHeld = false
    const capture = new FileCapture({
      frames: [frame(0), frame(1), frame(2)],
      clock,
      isHeld: () => isHeld,
      ended: () => undefined,
    })
    capture.start(({ startMs }) => heard.push([clock.now(), startMs]))
    await clock.advance(150)
    isHeld = true
    await clock.advance(600_000)
    isHeld = false
    await clock.advance(1000)
    expect(heard.map(([, startMs]) => startMs)).toEqual([0, 100, 200])
    expect(heard[1]?.[0]).toBeGreaterThanOrEqual(600_150)
    expect((heard[2]?.[0] ?? 0) - (heard[1]?.[0] ?? 0)).toBe(100)
  })

  it('is spoken faster, and what is left out of it takes no time', async () => {
    const clock = new VirtualClock()
    const heard: [number, number][] = []
    const capture = new FileCapture({
      frames: [frame(0), frame(600), frame(601)],
      clock,
      speed: 2,
      ended: () => undefined,
    })
    capture.start(({ startMs }) => heard.push([clock.now(), startMs]))
    await clock.advance(1000)
    expect(heard).toEqual([
      [50, 0],
      [100, 60_000],
      [150, 60_100],
    ])
  })
})
