import {
  AudioSampleSink,
  EncodedPacketSink,
  FLAC,
  Input,
  type InputAudioTrack,
  Logging,
  LogLevel,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  UnsupportedInputFormatError,
  WAVE,
  WEBM,
} from 'mediabunny'
import { Downmixer } from '../../core/audio/downmixer.ts'
import {
  cutOff,
  type MediaRecording,
  NO_SOUND_IN_FILE,
  type RecordedPacket,
  UnreadableRecording,
} from '../../core/media/media-recording.ts'
import { endsWithinPart } from './ends-within-part.ts'
import { openSource, type SourceFile } from './wav-source.ts'

// Its warnings are told in our words.
Logging.level = LogLevel.Silent

/** MP3 has no beginning of its own, and may be found in any other: it is the last. */
const FORMATS = [WAVE, MP4, QTFF, WEBM, MATROSKA, OGG, FLAC, MP3]

/** Head of a tag in front of MP3, and as much of a frame as says how many follow. */
const [TAG_HEAD, FRAME_HEAD] = [10, 64]

/** Encoders round up to a whole packet. */
const MAX_MISSING_S = 0.1

/** Decoder delay in an identification header of Opus (RFC 7845, 5.1), in samples. */
const preSkipOf = (description: Uint8Array<ArrayBuffer>): number =>
  description.length < 12 ? 0 : new DataView(description.buffer, description.byteOffset).getUint16(10, true)

/**
 * A recording in WAV, MP3, MP4, QuickTime, WebM, Matroska, Ogg or FLAC: its first audio track. PCM is decoded, the packets
 * of other codecs are as they are.
 */
export async function openContainerRecording(file: SourceFile): Promise<MediaRecording> {
  const { source, statedShare } = await openSource(file)
  const input = new Input({ formats: FORMATS, source })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (track === null) throw new UnreadableRecording(NO_SOUND_IN_FILE)
    return await recordingOf(input, track, await statedBy(track, file, statedShare))
  } catch (thrown) {
    input.dispose()
    throw thrown instanceof UnreadableRecording ? thrown : toUnreadable(thrown)
  }
}

/** End of a recording as its file states it. */
interface Stated {
  /** Its length; undefined if it states none. */
  readonly seconds: number | undefined
  /** Whether it ends before its end, of which so much is missing. */
  readonly isCut: (missing: number) => Promise<boolean>
}

/**
 * Formats with one track state its length, and those of several how long each part is. For MP3 without a frame that does,
 * the length is a guess.
 */
async function statedBy(track: InputAudioTrack, file: SourceFile, share: number): Promise<Stated> {
  const format = await track.input.getFormat()
  const isGuess = format === MP3 && !(await hasLengthFrame(file))
  const whole = isGuess ? null : await track.getDurationFromMetadata()
  const seconds = whole === null ? undefined : whole * share
  const isOneTrack = format === WAVE || format === FLAC || format === MP3
  const isCut = async (missing: number) => (isOneTrack ? missing > MAX_MISSING_S : await endsWithinPart(file))
  return { seconds, isCut }
}

/** Whether the first frame of an MP3 file, behind its tag, states how many follow. */
async function hasLengthFrame(file: SourceFile): Promise<boolean> {
  const bytesAt = async (at: number) => (await file.read(Buffer.alloc(FRAME_HEAD), 0, FRAME_HEAD, at)).buffer
  const tag = await bytesAt(0)
  const isTag = tag.toString('latin1', 0, 3) === 'ID3'
  // Seven bits of each of four bytes.
  const tagSize = isTag
    ? TAG_HEAD + tag.subarray(6, TAG_HEAD).reduce((size, byte) => size * 128 + byte, 0)
    : 0
  return /Xing|Info/.test((await bytesAt(tagSize)).toString('latin1'))
}

async function recordingOf(input: Input, track: InputAudioTrack, stated: Stated): Promise<MediaRecording> {
  const [codec, rate, channels, config] = await Promise.all([
    track.getCodec(),
    track.getSampleRate(),
    track.getNumberOfChannels(),
    track.getDecoderConfig(),
  ])
  const close = () => Promise.resolve(input.dispose())
  if (codec === null || !(rate > 0 && channels > 0))
    throw new UnreadableRecording('its sound is in a format that is not known here')
  if (/^pcm-|^[au]law$/.test(codec))
    return {
      type: 'samples',
      rate,
      samples: closing(input, samplesOf(track), ({ length }) => length / rate, stated),
      close,
    }
  const description = bytesOf(config?.description)
  const delaySamples = codec === 'opus' && description !== undefined ? preSkipOf(description) : 0
  return {
    type: 'packets',
    track: { codec, rate, channels, description, delaySamples },
    packets: closing(input, packetsOf(track), ({ durationMs }) => durationMs / 1000, stated),
    close,
  }
}

async function* samplesOf(track: InputAudioTrack): AsyncGenerator<Float32Array<ArrayBuffer>> {
  const downmixer = new Downmixer()
  for await (const sample of new AudioSampleSink(track).samples()) {
    const { numberOfChannels, numberOfFrames } = sample
    const channels = Array.from({ length: numberOfChannels }, (_, planeIndex) => {
      const channel = new Float32Array(numberOfFrames)
      sample.copyTo(channel, { planeIndex, format: 'f32-planar' })
      return channel
    })
    sample.close()
    yield downmixer.mix(channels, numberOfFrames)
  }
}

async function* packetsOf(track: InputAudioTrack): AsyncGenerator<RecordedPacket> {
  // The last packet of some containers states no duration.
  let usual = 0
  for await (const { data, duration } of new EncodedPacketSink(track).packets()) {
    usual = duration * 1000 || usual
    yield { data: new Uint8Array(data), durationMs: usual }
  }
}

/** Closes the input at the end, and tells in our words why reading failed, or that the end is missing. */
async function* closing<T>(
  input: Input,
  parts: AsyncGenerator<T>,
  secondsOf: (part: T) => number,
  stated: Stated,
): AsyncGenerator<T> {
  let seconds = 0
  try {
    for await (const part of parts) {
      seconds += secondsOf(part)
      yield part
    }
    if (seconds > 0) await checkEnd(seconds, stated)
  } catch (thrown) {
    throw thrown instanceof UnreadableRecording ? thrown : toUnreadable(thrown)
  } finally {
    input.dispose()
  }
}

/** Throws if a recording ends before its end. */
async function checkEnd(seconds: number, stated: Stated): Promise<void> {
  const missing = (stated.seconds ?? seconds) - seconds
  if (!(await stated.isCut(missing))) return
  throw cutOff(seconds, missing > MAX_MISSING_S ? `${missing.toFixed(1)} s of it are missing` : undefined)
}

function toUnreadable(thrown: unknown): UnreadableRecording {
  const reason =
    thrown instanceof UnsupportedInputFormatError
      ? 'it is not a recording that is known here: use WAV, MP3, M4A, MP4, MOV, WebM, Ogg or FLAC'
      : 'it is damaged'
  return new UnreadableRecording(reason, { cause: thrown })
}

const bytesOf = (
  given: ArrayBufferView | ArrayBuffer | SharedArrayBuffer | undefined,
): Uint8Array<ArrayBuffer> | undefined =>
  given === undefined
    ? undefined
    : new Uint8Array(
        ArrayBuffer.isView(given)
          ? new Uint8Array(given.buffer, given.byteOffset, given.byteLength)
          : new Uint8Array(given),
      )
