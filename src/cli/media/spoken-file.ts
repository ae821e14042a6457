import { readFile } from 'node:fs/promises'
import type { CapturedFrame, CapturePort } from '../../core/audio/capture/capture-port.ts'
import { type SourceContentType, sourceFormats } from '../../core/audio/content-types.ts'
import type { OpenEncoder } from '../../core/audio/encoding/encoder.ts'
import { createPcmEncoder } from '../../core/audio/encoding/raw-encoder.ts'
import { joinSamples } from '../../core/audio/pcm.ts'
import { Resampler } from '../../core/audio/resampler.ts'
import type { Clock } from '../../core/base/clock.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { fileProblem } from '../file-problem.ts'
import { FileCapture, soundFrames } from './file-capture.ts'
import { readMediaFile } from './media-file.ts'
import { mediaFrames } from './media-frames.ts'
import { readMultistreamOpus } from './multistream-opus.ts'
import { readWav } from './wav.ts'

/** A file prepared for a voice session. */
export interface SpokenFile {
  readonly contentType: SourceContentType
  /** `timeOf` returns the clock time at which the audio at a capture time was heard. */
  readonly capture: CapturePort<CapturedFrame> & { timeOf(captureMs: number): number }
  /** Undefined if the file is sent as it is. */
  readonly openEncoder: OpenEncoder | undefined
}

interface SpokenFileOptions {
  readonly file: string
  /** Content type of samples: one of the uncompressed types. */
  readonly contentType: SourceContentType
  readonly chunkMs: number
  readonly clock: Clock
  /** Called when the whole file has been spoken. */
  readonly ended: () => void
}

/** WAV files and the kept sound of meetings are sent as samples; files in a source container are sent unchanged. */
export async function openSpokenFile(options: SpokenFileOptions): Promise<Result<SpokenFile>> {
  const { file, contentType, chunkMs, ...timing } = options
  const refused = (detail: string): Result<never> =>
    err({ kind: 'invalid-input', field: 'file', problem: { type: 'malformed', detail } })
  const unreadable = (detail: string) => refused(`${file}: ${detail}`)
  const read = await readFile(file).catch((thrown: unknown) => fileProblem(file, thrown))
  if (typeof read === 'string') return refused(read)
  const bytes = new Uint8Array(read)
  const { rate } = sourceFormats[contentType]
  const mixed = await readMultistreamOpus(bytes, rate)
  const media = mixed === undefined ? readMediaFile(bytes) : undefined
  if (typeof media === 'string') return unreadable(media)
  if (media !== undefined) {
    const capture = new FileCapture({ frames: mediaFrames(media, chunkMs), ...timing })
    return ok({ contentType: media.contentType, capture, openEncoder: undefined })
  }
  const sound = mixed ?? readWav(bytes)
  if (typeof sound === 'string') return unreadable(sound)
  const resampler = new Resampler(sound.rate, rate)
  const samples = joinSamples([resampler.push(sound.samples), resampler.finish()])
  const capture = new FileCapture({ frames: soundFrames(samples, rate, chunkMs), ...timing })
  return ok({ contentType, capture, openEncoder: () => Promise.resolve(createPcmEncoder()) })
}
