import type { Captured } from '../../harness/capture-probe.ts'

const QUANTUM = 128

/** The microphone's samples as a probe recorded them, timed by the audio clock. */
export interface Seen {
  /** Sample rate in Hz. */
  readonly rate: number
  readonly samples: Float32Array<ArrayBuffer>
  /** Time at which the sound up to this sample had been played, in milliseconds since 1970. */
  readonly spokenAt: (sample: number) => number
  /** Time at which the audio thread received the sample. */
  readonly gotAt: (sample: number) => number
}

/** Reconstructs the audio clock: from the earliest arrival of any render quantum, extended at the nominal rate. */
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
