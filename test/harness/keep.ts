import { SoundRecording } from '../../src/core/audio/capture/sound-recording.ts'
import { joinBytes } from '../../src/core/audio/pcm.ts'
import { openKeptEncoder } from '../../src/renderer/engine/worker/encoders/encoders.ts'
import { fromBase64, toBase64 } from './base64.ts'

const FRAME_MS = 60

export interface KeptStream {
  /** Recorded bytes in base64. */
  readonly bytes: string
  /** Size of each chunk passed on. */
  readonly sizes: readonly number[]
}

/**
 * Records sound for the library at full speed.
 *
 * @param samples 32-bit floats in base64
 * @param rate sample rate in Hz
 */
export async function keepSound(samples: string, rate: number): Promise<KeptStream> {
  const sound = new Float32Array(fromBase64(samples).buffer)
  const chunks: Uint8Array[] = []
  const over = Promise.withResolvers<void>()
  const recording = new SoundRecording({
    rate,
    openEncoder: openKeptEncoder,
    yieldTask: () => Promise.resolve(),
    chunk: (data, isLast) => {
      chunks.push(data)
      if (isLast) over.resolve()
    },
    failed: (thrown) => over.reject(thrown),
  })
  const frame = (rate * FRAME_MS) / 1000
  for (let at = 0; at < sound.length; at += frame) recording.push(sound.slice(at, at + frame))
  recording.finish()
  await over.promise
  return { bytes: toBase64(joinBytes(chunks)), sizes: chunks.map(({ length }) => length) }
}
