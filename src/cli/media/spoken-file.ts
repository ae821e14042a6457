import { readFile } from 'node:fs/promises'
import type { CapturedFrame, CapturePort, EncodedFrame } from '../../core/audio/capture/capture-port.ts'
import { type SourceContentType, sourceFormats } from '../../core/audio/content-types.ts'
import type { OpenEncoder } from '../../core/audio/encoding/encoder.ts'
import { createPcmEncoder } from '../../core/audio/encoding/raw-encoder.ts'
import { joinBytes, joinSamples } from '../../core/audio/pcm.ts'
import { Resampler } from '../../core/audio/resampler.ts'
import type { Clock } from '../../core/base/clock.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { fileProblem } from '../file-problem.ts'
import { FileCapture, soundFrames } from './file-capture.ts'
import { readMediaFile } from './media-file.ts'
import { MAX_BYTES, MAX_MS, type MediaFile, type MediaUnit } from './media-unit.ts'
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

/** @returns the file in frames of at least a chunk each, unless the message limits require smaller ones */
function mediaFrames(file: MediaFile, chunkMs: number): EncodedFrame[] {
  const frames: EncodedFrame[] = []
  let startMs = 0
  for (let taken = 0; taken < file.units.length; ) {
    const units = nextUnits(file, taken, chunkMs)
    const durationMs = units.reduce((total, unit) => total + unit.durationMs, 0)
    const head = units[0]?.head ?? new Uint8Array(0)
    frames.push({ head, data: joinBytes(units.map(({ data }) => data)), startMs, durationMs })
    taken += units.length
    startMs += durationMs
  }
  return frames
}

/** Takes enough units for a chunk, within the limits of a message. */
function nextUnits({ units }: MediaFile, from: number, chunkMs: number): MediaUnit[] {
  const taken: MediaUnit[] = []
  let durationMs = 0
  let bytes = 0
  for (let i = from; i < units.length && durationMs < chunkMs; i += 1) {
    const unit = units[i] as MediaUnit
    durationMs += unit.durationMs
    bytes += unit.data.length + (i === from ? unit.head.length : 0)
    if (taken.length > 0 && (durationMs > MAX_MS || bytes > MAX_BYTES)) break
    taken.push(unit)
  }
  return taken
}
