import type { Captured } from '../harness/capture-probe.ts'

const QUANTUM = 128

/** What a probe saw of the microphone, by the audio clock. */
export interface Seen {
  /** Samples a second. */
  readonly rate: number
  readonly samples: Float32Array<ArrayBuffer>
  /** When the sound before this sample was over, in milliseconds since 1970. */
  readonly spokenAt: (sample: number) => number
  /** When the audio thread got it. */
  readonly gotAt: (sample: number) => number
}

/** The audio clock: the earliest that any quantum came, carried on at the clock's own rate. */
export function onAudioClock({ rate, samples, times }: Captured): Seen {
  const quantumMs = (QUANTUM * 1000) / rate
  const start = Math.min(...times.map((time, quantum) => time - (quantum + 1) * quantumMs))
  const bytes = Buffer.from(samples, 'base64')
  return {
    rate,
    samples: new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)),
    spokenAt: (sample) => start + (sample * 1000) / rate,
    gotAt: (sample) => times[Math.ceil(sample / QUANTUM) - 1] ?? Number.NaN,
  }
}
