import { readFile } from 'node:fs/promises'
import { type SourceContentType, sourceFormats } from '../../core/audio/content-types.ts'
import { createPcmEncoder } from '../../core/audio/encoding/pcm-encoder.ts'
import { joinSamples } from '../../core/audio/pcm.ts'
import { Resampler } from '../../core/audio/resampler.ts'
import type { Clock } from '../../core/base/clock.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { CapturePort, Encoder } from '../../core/voice/session/ports.ts'
import { fileProblem } from '../file-problem.ts'
import { FileCapture } from './file-capture.ts'
import { MediaCapture } from './media-capture.ts'
import { readMediaFile } from './media-file.ts'
import { readWav } from './wav.ts'

/** A file on its way into a session. */
export interface SpokenFile {
  readonly contentType: SourceContentType
  /** `timeOf` returns when the sound at a capture time was heard, on the clock. */
  readonly capture: CapturePort & { timeOf(captureMs: number): number }
  readonly openEncoder: () => Promise<Encoder>
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

/** A WAV file is sent as samples; one that is in a source container is sent as it is. */
export async function openSpokenFile(options: SpokenFileOptions): Promise<Result<SpokenFile>> {
  const { file, contentType, ...timing } = options
  const refused = (detail: string): Result<never> =>
    err({ kind: 'invalid-input', field: 'file', problem: { type: 'malformed', detail } })
  const unreadable = (detail: string) => refused(`${file}: ${detail}`)
  const read = await readFile(file).catch((thrown: unknown) => fileProblem(file, thrown))
  if (typeof read === 'string') return refused(read)
  const bytes = new Uint8Array(read)
  const media = readMediaFile(bytes)
  if (typeof media === 'string') return unreadable(media)
  if (media !== undefined) {
    const capture = new MediaCapture({ file: media, ...timing })
    return ok({ contentType: media.contentType, capture, openEncoder: () => capture.openEncoder() })
  }
  const wav = readWav(bytes)
  if (typeof wav === 'string') return unreadable(wav)
  const { rate } = sourceFormats[contentType]
  const resampler = new Resampler(wav.rate, rate)
  const samples = joinSamples([resampler.push(wav.samples), resampler.finish()])
  const capture = new FileCapture({ samples, rate, ...timing })
  return ok({ contentType, capture, openEncoder: () => Promise.resolve(createPcmEncoder()) })
}
