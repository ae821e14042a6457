import type { Clip, ClipStretch } from '../script/clip.ts'
import { CHUNK_MS, type EncodedChunk, type SpeechEncoder } from './speech-encoder.ts'
import type { ContainerWriter, Frame, FrameSource, OpenWriter, TimedFrame, Track } from './spoken-frames.ts'

/** Duration of one packet of a message, if the container can group frames. */
const PACKET_MS = 100

interface Stream {
  readonly track: Track
  readonly writer: ContainerWriter
  readonly head: readonly Uint8Array[]
}

/** Speech as frames of a codec in a container: the frames of the clips, on one timeline. */
export class FramedSpeech implements SpeechEncoder {
  readonly #source: FrameSource
  readonly #openWriter: OpenWriter
  #stream: Stream | undefined
  /** Position in samples. */
  #at = 0

  constructor(source: FrameSource, openWriter: OpenWriter) {
    this.#source = source
    this.#openWriter = openWriter
  }

  head(clip: Clip): readonly Uint8Array[] {
    return this.#open(clip).head
  }

  async encode(clip: Clip, stretch: ClipStretch): Promise<readonly EncodedChunk[]> {
    const { writer, track } = this.#open(clip)
    const timed = (await this.#source.frames(clip, stretch)).map((frame) => this.#place(frame))
    const toSamples = (ms: number) => (ms * track.rate) / 1000
    return split(timed, toSamples(CHUNK_MS)).map((frames) => ({
      packets: split(frames, toSamples(PACKET_MS)).flatMap((group) => writer.packets(group)),
      durationMs: (frames.reduce((total, { samples }) => total + samples, 0) * 1000) / track.rate,
    }))
  }

  /** Opens the stream on first use and writes the header first, since some containers count their parts. */
  #open(clip: Clip): Stream {
    if (this.#stream !== undefined) return this.#stream
    const track = this.#source.track(clip)
    const writer = this.#openWriter(track)
    this.#stream = { track, writer, head: writer.head() }
    return this.#stream
  }

  #place(frame: Frame): TimedFrame {
    const at = this.#at
    this.#at += frame.samples
    return { ...frame, at }
  }
}

/** Splits frames into runs of at most `samples` samples. */
function split(frames: readonly TimedFrame[], samples: number): TimedFrame[][] {
  const runs: TimedFrame[][] = []
  let start = Number.NEGATIVE_INFINITY
  for (const frame of frames) {
    if (frame.at + frame.samples - start > samples) {
      runs.push([])
      start = frame.at
    }
    runs.at(-1)?.push(frame)
  }
  return runs
}
