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

describe('captured sound in the worker', () => {
  let worklet: MessagePort
  let clock: VirtualClock
  let capture: Capture
  let heard: number[]
  /** Whether the audio thread answers, and what it has gathered by then. */
  let gathered: Float32Array<ArrayBuffer> | undefined
  let levels: number
  /** Waits until so many batches have come. */
  const comes = (batches: number) => expect.poll(() => levels).toBe(batches)

  beforeEach(() => {
    const { port1, port2 } = new MessageChannel()
    worklet = port1
    heard = []
    levels = 0
    gathered = undefined
    clock = new VirtualClock()
    worklet.onmessage = () => {
      if (gathered === undefined) return
      worklet.postMessage(gathered)
      worklet.postMessage('flushed')
    }
    capture = new Capture({
      port: port2,
      rate: RATE,
      chunkMs: CHUNK_MS,
      clock,
      isMuted: false,
      level: () => {
        levels += 1
      },
      log: silentLog,
    })
    capture.start(config, ({ samples }) => heard.push(...samples.filter((_, i) => i % 160 === 0)))
  })
  afterEach(() => {
    capture.close()
    worklet.close()
  })

  it('is silent from the moment of the mute on, and what was said before it is kept', async () => {
    gathered = sound(60, 0.5)
    capture.isMuted = true
    await comes(1)
    worklet.postMessage(sound(40, 0.25))
    await comes(2)
    expect(heard).toEqual([...Array(6).fill(0.5), ...Array(4).fill(0)])
  })

  it('ends with what was said last before Stop', async () => {
    worklet.postMessage(sound(50, 0.25))
    gathered = sound(30, 0.5)
    capture.whenComplete(() => capture.stop())
    await expect.poll(() => heard).toEqual([...Array(5).fill(0.25), ...Array(3).fill(0.5)])
  })

  it('ends once, and also where the audio thread does not answer', async () => {
    worklet.postMessage(sound(50, 0.25))
    let ends = 0
    capture.whenComplete(() => {
      ends += 1
      capture.stop()
    })
    await comes(1)
    expect(ends).toBe(0)
    await clock.advance(1000)
    expect(ends).toBe(1)
    worklet.postMessage('flushed')
    worklet.postMessage(sound(50, 0.25))
    await comes(2)
    expect(ends).toBe(1)
    expect(heard).toEqual(Array(5).fill(0.25))
  })
})
