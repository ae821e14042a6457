import { openSpokenFile } from '../../../src/cli/media/spoken-file.ts'
import { DEFAULT_SOURCE } from '../../../src/core/audio/content-types.ts'
import { joinBytes, joinSamples } from '../../../src/core/audio/pcm.ts'
import type { AppError } from '../../../src/core/base/errors.ts'
import { VirtualClock } from '../base/virtual-clock.ts'

export const SAMPLES_PER_MS = 16
/** The source of the thread that reads containers. */
export const CONTAINER_WORKER = new URL('../../../src/cli/media/container-worker.ts', import.meta.url)
  .pathname

/** Everything that is sent of a recording. */
export interface Spoken {
  readonly contentType: string
  readonly samples: Float32Array
  readonly lengthMs: number
  /** Why it could not be read to its end. */
  readonly error: AppError | undefined
  /** The stream that a service gets from a frame on, if the file is sent as it is. */
  readonly streamFrom: (frame: number) => Uint8Array
  readonly frames: number
}

/** Opens a recording for samples of 16 kHz. */
export const openRecordingAt = (
  file: string,
  clock: VirtualClock,
  ended: (error?: AppError) => void = () => undefined,
) =>
  openSpokenFile({
    file,
    contentType: DEFAULT_SOURCE,
    chunkMs: 60,
    recordingScript: CONTAINER_WORKER,
    clock,
    isHeld: () => false,
    ended,
  })

/** Everything that is sent of a file, or why it is refused. */
export async function speakFile(file: string): Promise<Spoken | string> {
  const clock = new VirtualClock()
  const over = Promise.withResolvers<AppError | undefined>()
  const run = { isOver: false }
  const opened = await openRecordingAt(file, clock, (error) => {
    run.isOver = true
    over.resolve(error)
  })
  if (!opened.ok) return JSON.stringify(opened.error)
  const samples: Float32Array<ArrayBuffer>[] = []
  const parts: Uint8Array[] = []
  let [head, lengthMs]: [Uint8Array, number] = [new Uint8Array(0), 0]
  opened.value.capture.start((frame) => {
    lengthMs += frame.durationMs
    if ('samples' in frame) samples.push(frame.samples)
    else {
      ;({ head } = frame)
      parts.push(frame.data)
    }
  })
  while (!run.isOver) await clock.advance(1000)
  return {
    contentType: opened.value.contentType,
    samples: joinSamples(samples),
    lengthMs,
    error: await over.promise,
    streamFrom: (frame) => joinBytes([head, ...parts.slice(frame)]),
    frames: parts.length,
  }
}

/** Everything that is sent of a file that can be. */
export async function spoken(file: string): Promise<Spoken> {
  const sent = await speakFile(file)
  if (typeof sent === 'string') throw new Error(sent)
  return sent
}

export const peakOf = (samples: Float32Array): number =>
  samples.reduce((peak, each) => Math.max(peak, Math.abs(each)), 0)
