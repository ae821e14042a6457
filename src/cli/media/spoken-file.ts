import type { CapturedFrame, CapturePort } from '../../core/audio/capture/capture-port.ts'
import { FileCapture } from '../../core/audio/capture/file-capture.ts'
import { type SourceContentType, sourceFormats } from '../../core/audio/content-types.ts'
import type { OpenEncoder } from '../../core/audio/encoding/encoder.ts'
import { createPcmEncoder } from '../../core/audio/encoding/raw-encoder.ts'
import type { Clock } from '../../core/base/clock.ts'
import type { AppError } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import {
  type MediaRecording,
  type RecordedTrack,
  UnreadableRecording,
} from '../../core/media/media-recording.ts'
import { contentTypeOf, packetFrames } from '../../core/media/packet-frames.ts'
import { fileProblem } from '../file-problem.ts'
import { openInThread } from './container-thread.ts'
import { openOggRecording } from './ogg-recording.ts'
import { decodeOpus, opusRateFor } from './opus-sound.ts'
import { RecordingInput } from './recording-input.ts'
import { sampleFrames } from './sample-frames.ts'

/** A file prepared for a voice session. */
export interface SpokenFile {
  readonly contentType: SourceContentType
  /** `timeOf` returns the clock time at which the audio at a capture time was heard. */
  readonly capture: CapturePort<CapturedFrame> & { timeOf(captureMs: number): number }
  /** Undefined if the file is sent as it is. */
  readonly openEncoder: OpenEncoder | undefined
  /** Closes the file, whether it was spoken or not. */
  readonly close: () => Promise<void>
}

interface SpokenFileOptions {
  readonly file: string
  /** Content type of samples: one of the uncompressed types. */
  readonly contentType: SourceContentType
  readonly chunkMs: number
  /** Script of the thread that reads containers. */
  readonly recordingScript: string
  readonly clock: Clock
  /** Whether the session holds all that it should: the file then waits. */
  readonly isHeld: () => boolean
  /** Called when the whole file has been spoken, or with the error because of which the rest cannot be. */
  readonly ended: (error?: AppError) => void
}

/** The lowest and highest rates of recorders. Resampling others takes gigabytes. */
const [MIN_RATE, MAX_RATE] = [4000, 768_000]

/** Frames of a recording as a service takes them. */
interface Sent {
  readonly contentType: SourceContentType
  readonly frames: AsyncGenerator<CapturedFrame>
}

const CODECS: Readonly<Record<string, string>> = { mp3: 'MP3', aac: 'AAC', flac: 'FLAC', vorbis: 'Vorbis' }

const unsendable = ({ codec, channels }: RecordedTrack): UnreadableRecording => {
  const name = CODECS[codec] ?? codec
  return new UnreadableRecording(
    channels === 1
      ? `its sound is ${name}, which services do not take. Save it as WAV`
      : `its sound is ${name} with ${channels} channels, of which services take one. Save it in mono, or as WAV`,
  )
}

/**
 * Opens a recording. It is read and resampled while it is spoken. PCM, and Opus of several channels, are sent as samples
 * in one channel; packets of other codecs are sent as they are.
 */
export async function openSpokenFile(options: SpokenFileOptions): Promise<Result<SpokenFile>> {
  const { file, recordingScript, clock, isHeld, ended } = options
  const errorOf = (thrown: unknown): AppError => ({
    kind: 'invalid-input',
    field: 'file',
    problem: { type: 'malformed', detail: reasonOf(file, thrown) },
  })
  let input: RecordingInput | undefined
  let recording: MediaRecording | undefined
  try {
    input = await RecordingInput.open(file)
    recording = (await openOggRecording(input)) ?? (await openInThread(input, recordingScript))
    const { contentType, frames } = sentOf(recording, options)
    const first = await frames.next()
    if (first.done === true) throw new UnreadableRecording('no sound follows its head; it may be cut off')
    const capture = new FileCapture({
      frames: continued(first.value, frames),
      clock,
      isHeld,
      ended: (thrown) => ended(thrown === undefined ? undefined : errorOf(thrown)),
    })
    const isEncoded = !('samples' in first.value)
    const openEncoder = isEncoded ? undefined : () => Promise.resolve(createPcmEncoder())
    return ok({ contentType, capture, openEncoder, close: recording.close })
  } catch (thrown) {
    await (recording ?? input)?.close()
    return err(errorOf(thrown))
  }
}

/** Frames of a recording up to where it cannot be read, and only then why. */
function sentOf(recording: MediaRecording, { contentType, chunkMs }: SpokenFileOptions): Sent {
  let failure: unknown
  const readable = async function* <T>(parts: AsyncGenerator<T>): AsyncGenerator<T> {
    try {
      yield* parts
    } catch (thrown) {
      failure = thrown
    }
  }
  const sent = (type: SourceContentType, frames: AsyncGenerator<CapturedFrame>): Sent => ({
    contentType: type,
    frames: (async function* () {
      yield* frames
      if (failure !== undefined) throw failure
    })(),
  })
  const { rate: to } = sourceFormats[contentType]
  const { rate } = recording.type === 'samples' ? recording : recording.track
  if (rate < MIN_RATE || rate > MAX_RATE)
    throw new UnreadableRecording(`its sound has ${rate} samples a second, which makes no sense`)
  if (recording.type === 'samples') {
    const { samples, rate: from } = recording
    return sent(contentType, sampleFrames(readable(samples), { from, to, chunkMs }))
  }
  const { track } = recording
  const packets = readable(recording.packets)
  const asItIs = contentTypeOf(track)
  if (asItIs !== undefined) return sent(asItIs, packetFrames(track, packets, chunkMs))
  if (track.codec !== 'opus') throw unsendable(track)
  const from = opusRateFor(to)
  return sent(contentType, sampleFrames(decodeOpus(track, packets, from), { from, to, chunkMs }))
}

async function* continued<T>(first: T, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    yield first
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}

const reasonOf = (file: string, thrown: unknown): string =>
  thrown instanceof UnreadableRecording ? `Can’t read ${file}: ${thrown.message}` : fileProblem(file, thrown)
