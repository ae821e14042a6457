import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import type { MeterReading } from '../../../core/audio/capture/level.ts'
import { silentLog } from '../../../core/base/log.ts'
import { Capture } from './capture.ts'

const RATE = 16_000
const CHUNK_MS = 100

/** Constant samples for this many milliseconds. */
const sound = (ms: number, sample: number) => new Float32Array((RATE * ms) / 1000).fill(sample)

/** The recorded form of `sound`: one sample every 10 ms. */
const noted = (ms: number, sample: number) => Array<number>(ms / 10).fill(sample)

describe('captured sound in the worker', () => {
  let worklet: MessagePort
  let clock: VirtualClock
  let capture: Capture
  let heard: number[]
  let levels: MeterReading[]
  /** Audio that the worklet has gathered at a flush, and the audio after it; undefined to not respond. */
  let answer: readonly [gathered: Float32Array, next: Float32Array] | undefined

  beforeEach(() => {
    const { port1, port2 } = new MessageChannel()
    worklet = port1
    heard = []
    levels = []
    answer = undefined
    clock = new VirtualClock()
    worklet.onmessage = () => {
      if (answer === undefined) return
      worklet.postMessage(answer[0])
      worklet.postMessage('flushed')
      worklet.postMessage(answer[1])
    }
    capture = new Capture({
      port: port2,
      rate: RATE,
      chunkMs: CHUNK_MS,
      clock,
      isMuted: false,
      level: (level) => levels.push(level),
      levels: () => undefined,
      log: silentLog,
    })
    capture.start(({ samples }) => heard.push(...samples.filter((_, i) => i % 160 === 0)))
  })
  afterEach(() => {
    capture.close()
    worklet.close()
  })

  it('is silent from the time of muting on, and keeps earlier speech', async () => {
    answer = [sound(60, 0.5), sound(40, 0.25)]
    capture.isMuted = true
    await expect.poll(() => heard).toEqual([...noted(60, 0.5), ...noted(40, 0)])
  })

  it('is reported as silent while the audio thread delivers nothing', async () => {
    worklet.postMessage(sound(150, 0.25).map((sample, i) => (i % 2 === 0 ? sample : -sample)))
    await expect.poll(() => levels.length).toBe(1)
    expect(levels[0]?.rms).toBeCloseTo(0.25)
    capture.noticeStall()
    expect(levels).toHaveLength(1)
    await clock.advance(1000)
    capture.noticeStall()
    capture.noticeStall()
    expect(levels.at(-1)?.rms).toBeLessThan(0.01)
  })

  it('goes on in silence while the audio thread delivers nothing', async () => {
    worklet.postMessage(sound(100, 0.25))
    await expect.poll(() => heard).toEqual(noted(100, 0.25))
    for (let i = 0; i < 6; i += 1) {
      await clock.advance(250)
      capture.noticeStall()
    }
    worklet.postMessage(sound(100, 0.5))
    await expect.poll(() => heard.slice(-10)).toEqual(noted(100, 0.5))
    expect(heard).toEqual([...noted(100, 0.25), ...noted(1500, 0), ...noted(100, 0.5)])
  })

  it('does not make up for the time in which the computer slept', async () => {
    worklet.postMessage(sound(100, 0.25))
    await expect.poll(() => heard).toEqual(noted(100, 0.25))
    await clock.advance(60_000)
    capture.noticeStall()
    worklet.postMessage(sound(100, 0.5))
    await expect.poll(() => heard).toEqual([...noted(100, 0.25), ...noted(100, 0.5)])
  })

  it('ends with the last speech before Stop', async () => {
    worklet.postMessage(sound(50, 0.25))
    answer = [sound(30, 0.5), sound(100, 0.75)]
    capture.whenComplete(() => capture.stop())
    await expect.poll(() => heard).toEqual([...noted(50, 0.25), ...noted(30, 0.5)])
  })

  it('ends once, even if the audio thread does not respond', async () => {
    let ends = 0
    capture.whenComplete(() => {
      ends += 1
    })
    worklet.postMessage(sound(100, 0.25))
    await expect.poll(() => heard).toEqual(noted(100, 0.25))
    expect(ends).toBe(0)
    await clock.advance(1000)
    expect(ends).toBe(1)
    let isNextOver = false
    capture.whenComplete(() => {
      isNextOver = true
    })
    worklet.postMessage('flushed')
    worklet.postMessage('flushed')
    await expect.poll(() => isNextOver).toBe(true)
    expect(ends).toBe(1)
  })
})
