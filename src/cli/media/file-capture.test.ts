import { describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import type { AudioFrame } from '../../core/audio/capture/capture-port.ts'
import { FileCapture, soundFrames } from './file-capture.ts'

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
