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
  type MediaRecording,
  NO_SOUND_IN_FILE,
  type RecordedPacket,
  UnreadableRecording,
} from '../../core/media/media-recording.ts'
import { openSource, type SourceFile } from './wav-source.ts'

// Its warnings are told in our words.
Logging.level = LogLevel.Silent

/** MP3 has no beginning of its own, and may be found in any other: it is the last. */
const FORMATS = [WAVE, MP4, QTFF, WEBM, MATROSKA, OGG, FLAC, MP3]

/** Decoder delay in an identification header of Opus (RFC 7845, 5.1), in samples. */
const preSkipOf = (description: Uint8Array<ArrayBuffer>): number =>
  description.length < 12 ? 0 : new DataView(description.buffer, description.byteOffset).getUint16(10, true)

/**
 * A recording in WAV, MP3, MP4, QuickTime, WebM, Matroska, Ogg or FLAC: its first audio track. PCM is decoded, the packets
 * of other codecs are as they are.
 */
export async function openContainerRecording(file: SourceFile): Promise<MediaRecording> {
  const source = await openSource(file)
  const input = new Input({ formats: FORMATS, source })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (track === null) throw new UnreadableRecording(NO_SOUND_IN_FILE)
    return await recordingOf(input, track)
  } catch (thrown) {
    input.dispose()
    throw thrown instanceof UnreadableRecording ? thrown : toUnreadable(thrown)
  }
}

async function recordingOf(input: Input, track: InputAudioTrack): Promise<MediaRecording> {
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
    return { type: 'samples', rate, samples: closing(input, samplesOf(track)), close }
  const description = bytesOf(config?.description)
  const delaySamples = codec === 'opus' && description !== undefined ? preSkipOf(description) : 0
  return {
    type: 'packets',
    track: { codec, rate, channels, description, delaySamples },
    packets: closing(input, packetsOf(track)),
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

/** Closes the input at the end, and tells in our words why reading failed. */
async function* closing<T>(input: Input, parts: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    yield* parts
  } catch (thrown) {
    throw toUnreadable(thrown)
  } finally {
    input.dispose()
  }
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
