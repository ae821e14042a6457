import { describe, expect, it } from 'vitest'
import { settle } from '../../../../test/support/base/virtual-clock.ts'
import type { Encoder } from '../encoding/encoder.ts'
import { createPcmEncoder } from '../encoding/raw-encoder.ts'
import { joinBytes } from '../pcm.ts'
import { type AudioFrame, type CapturePort, tapped } from './capture-port.ts'
import { SoundRecording } from './sound-recording.ts'

const KEPT_RATE = 48_000

interface Recorded {
  readonly recording: SoundRecording
  readonly chunks: { readonly data: Uint8Array; readonly isLast: boolean }[]
  readonly failures: unknown[]
}

function record(
  rate: number,
  encoder: () => Promise<Encoder> = () => Promise.resolve(createPcmEncoder()),
  yieldTask = () => Promise.resolve(),
) {
  const chunks: Recorded['chunks'] = []
  const failures: unknown[] = []
  const recording = new SoundRecording({
    rate,
    openEncoder: encoder,
    yieldTask,
    chunk: (data, isLast) => void chunks.push({ data, isLast }),
    failed: (thrown) => void failures.push(thrown),
  })
  return { recording, chunks, failures }
}

/** Silence with a click of one sample at each of these times. */
function clicks(rate: number, durationMs: number, atMs: readonly number[]): Float32Array<ArrayBuffer> {
  const samples = new Float32Array((rate * durationMs) / 1000)
  for (const ms of atMs) samples[(rate * ms) / 1000] = 0.9
  return samples
}

const samplesOf = (chunks: Recorded['chunks']): Int16Array => {
  const bytes = joinBytes(chunks.map(({ data }) => data))
  return new Int16Array(bytes.buffer)
}

const loudestNear = (samples: Int16Array, ms: number): number => {
  const around = Math.round((ms * KEPT_RATE) / 1000)
  let loudest = around - 480
  for (let at = loudest; at < around + 480; at += 1)
    if (Math.abs(samples[at] ?? 0) > Math.abs(samples[loudest] ?? 0)) loudest = at
  return (loudest * 1000) / KEPT_RATE
}

describe('the sound of a session', () => {
  it.each([16_000, 44_100, 48_000])(
    'lies where it was captured, to the sample, from %i samples a second',
    async (rate) => {
      const at = [0, 1000, 2500, 4990]
      const sound = clicks(rate, 5000, at)
      const { recording, chunks, failures } = record(rate)
      for (let i = 0; i < sound.length; i += 960) recording.push(sound.slice(i, i + 960))
      recording.finish()
      await settle()
      const kept = samplesOf(chunks)
      for (const ms of at.slice(1)) expect(loudestNear(kept, ms)).toBeCloseTo(ms, 1)
      expect(Math.abs(kept.length - 5 * KEPT_RATE)).toBeLessThan(0.02 * KEPT_RATE)
      expect(failures).toEqual([])
    },
  )

  it('comes in pieces of two seconds, and the last of them says so', async () => {
    const { recording, chunks } = record(KEPT_RATE)
    for (let i = 0; i < 50; i += 1) recording.push(new Float32Array(4800))
    await settle()
    expect(chunks.map(({ data, isLast }) => [data.length / 2 / KEPT_RATE, isLast])).toEqual([
      [2, false],
      [2, false],
    ])
    recording.finish()
    recording.finish()
    recording.push(new Float32Array(4800))
    await settle()
    expect(chunks.slice(2).map(({ data, isLast }) => [data.length / 2 / KEPT_RATE, isLast])).toEqual([
      [1, true],
    ])
  })

  it('resamples and encodes only after more urgent work', async () => {
    const pcm = createPcmEncoder()
    const encoded: number[] = []
    const counting: Encoder = {
      encode: (samples) => {
        encoded.push(samples.length)
        return pcm.encode(samples)
      },
      finish: () => pcm.finish(),
      close: () => undefined,
    }
    const turns: (() => void)[] = []
    const { recording } = record(
      KEPT_RATE,
      () => Promise.resolve(counting),
      () => new Promise((resolve) => turns.push(resolve)),
    )
    recording.push(new Float32Array(480))
    recording.push(new Float32Array(960))
    await settle()
    expect(encoded).toEqual([])
    turns.shift()?.()
    await settle()
    expect(encoded).toEqual([480])
    turns.shift()?.()
    await settle()
    expect(encoded).toEqual([480, 960])
  })

  it('ends with its content so far when its encoder fails, and reports why, once', async () => {
    const pcm = createPcmEncoder()
    let encoded = 0
    let isClosed = false
    const failing: Encoder = {
      encode: (samples) => {
        encoded += 1
        return encoded === 3 ? Promise.reject(new Error('no more')) : pcm.encode(samples)
      },
      finish: () => pcm.finish(),
      close: () => {
        isClosed = true
      },
    }
    const { recording, chunks, failures } = record(KEPT_RATE, () => Promise.resolve(failing))
    for (let i = 0; i < 10; i += 1) recording.push(new Float32Array(480))
    recording.finish()
    await settle()
    expect(failures).toEqual([new Error('no more')])
    expect(chunks.map(({ data, isLast }) => [data.length, isLast])).toEqual([[1920, true]])
    expect(isClosed).toBe(true)
  })

  it('says at once that there is no encoder', async () => {
    const { chunks, failures } = record(KEPT_RATE, () => Promise.reject(new Error('none here')))
    await settle()
    expect(failures).toEqual([new Error('none here')])
    expect(chunks).toEqual([{ data: new Uint8Array(0), isLast: true }])
  })
})

describe('capture that is recorded', () => {
  it('passes on every frame unchanged, and the rest before the recording ends', () => {
    const frame = (startMs: number): AudioFrame => ({
      samples: Float32Array.of(startMs),
      startMs,
      durationMs: 20,
    })
    let onFrame: (frame: AudioFrame) => void = () => undefined
    const capture: CapturePort = {
      start: (take) => {
        onFrame = take
      },
      stop: () => onFrame(frame(40)),
    }
    const events: string[] = []
    const port = tapped(
      capture,
      ({ samples }) => void events.push(`recorded ${samples[0]}`),
      () => void events.push('recorded all'),
    )
    port.start(({ startMs }) => void events.push(`sent ${startMs}`))
    onFrame(frame(20))
    port.stop()
    expect(events).toEqual(['sent 20', 'recorded 20', 'sent 40', 'recorded 40', 'recorded all'])
  })
})
