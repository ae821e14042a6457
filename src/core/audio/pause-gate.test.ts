import { describe, expect, it } from 'vitest'
import type { AudioFrame } from '../voice/ports.ts'
import { FrameAssembler } from './frame-assembler.ts'
import { PauseGate } from './pause-gate.ts'

const RATE = 16_000
const QUANTUM = 128
/** The service's own limit. */
const LIMIT_S = 30

/** Seconds at which each passage was taken. */
function run(gate: PauseGate, seconds: number) {
  const taken = { sound: [] as number[], silence: [] as number[], nothing: [] as number[] }
  for (let at = 0; at < seconds * RATE; at += QUANTUM) taken[gate.take(QUANTUM)].push(at / RATE)
  return taken
}

describe('a pause', () => {
  it('lets sound through before it and after it, and none in it', () => {
    const gate = new PauseGate(RATE)
    expect(run(gate, 1).sound).toHaveLength(125)
    gate.isPaused = true
    expect(run(gate, 100).sound).toEqual([])
    gate.isPaused = false
    expect(run(gate, 1)).toMatchObject({ silence: [], nothing: [] })
  })

  it('begins with the silence that lets the service conclude what it heard', () => {
    const gate = new PauseGate(RATE)
    gate.isPaused = true
    const { silence } = run(gate, 10)
    expect(silence.at(-1)).toBeCloseTo(2, 1)
  })

  it('never leaves the service without media for as long as it waits, and hardly sends anything', () => {
    const gate = new PauseGate(RATE)
    gate.isPaused = true
    const { silence } = run(gate, 600)
    const longest = Math.max(...silence.map((at, i) => at - (silence[i - 1] ?? 0)))
    expect(longest).toBeLessThan(LIMIT_S / 2)
    expect((silence.length * QUANTUM) / RATE).toBeLessThan(600 * 0.05)
  })

  it('is not begun anew by being asked for again', () => {
    const gate = new PauseGate(RATE)
    gate.isPaused = true
    run(gate, 5)
    gate.isPaused = true
    expect(run(gate, 1).silence).toEqual([])
  })

  it('leaves the time of what is said after it right', () => {
    const frames: AudioFrame[] = []
    const assembler = new FrameAssembler(RATE, 100, (frame) => frames.push(frame))
    assembler.push(new Float32Array(2000))
    assembler.skip(RATE)
    assembler.push(new Float32Array(1600))
    expect(frames.map(({ startMs, durationMs }) => [startMs, durationMs])).toEqual([
      [0, 100],
      [100, 25],
      [1125, 100],
    ])
  })
})
