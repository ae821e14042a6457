import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import { silentLog } from '../../../core/base/log.ts'
import { voiceConfigSchema } from '../../../core/voice/session/config.ts'
import { Capture } from './capture.ts'

const RATE = 16_000
const CHUNK_MS = 100
const config = voiceConfigSchema.parse({ targetLanguages: ['de'] })

/** The samples of so many milliseconds, all of them the same. */
const sound = (ms: number, sample: number) => new Float32Array((RATE * ms) / 1000).fill(sample)

/** As `sound` is noted here: a sample of every 10 ms. */
const noted = (ms: number, sample: number) => Array<number>(ms / 10).fill(sample)

describe('captured sound in the worker', () => {
  let worklet: MessagePort
  let clock: VirtualClock
  let capture: Capture
  let heard: number[]
  /** What the audio thread has gathered when it is asked for it, and what comes next; undefined: it does not answer. */
  let answer: readonly [gathered: Float32Array, next: Float32Array] | undefined

  beforeEach(() => {
    const { port1, port2 } = new MessageChannel()
    worklet = port1
    heard = []
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
      level: () => undefined,
      log: silentLog,
    })
    capture.start(config, ({ samples }) => heard.push(...samples.filter((_, i) => i % 160 === 0)))
  })
  afterEach(() => {
    capture.close()
    worklet.close()
  })

  it('is silent from the moment of the mute on, and what was said before it is kept', async () => {
    answer = [sound(60, 0.5), sound(40, 0.25)]
    capture.isMuted = true
    await expect.poll(() => heard).toEqual([...noted(60, 0.5), ...noted(40, 0)])
  })

  it('ends with what was said last before Stop', async () => {
    worklet.postMessage(sound(50, 0.25))
    answer = [sound(30, 0.5), sound(100, 0.75)]
    capture.whenComplete(() => capture.stop())
    await expect.poll(() => heard).toEqual([...noted(50, 0.25), ...noted(30, 0.5)])
  })

  it('ends once, and also where the audio thread does not answer', async () => {
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
