import type { Muxer, MuxPacket } from '../../core/media/muxer.ts'
import type { Clip, ClipStretch } from '../script/clip.ts'
import type { FrameSource } from './frame-source.ts'
import { type EncodedChunk, SPEECH_CHUNK_MS, type SpeechEncoder } from './speech-encoder.ts'

/** Speech as frames of a codec in a container: the frames of the clips, on one timeline. */
export class FramedSpeech implements SpeechEncoder {
  readonly #source: FrameSource
  readonly #muxer: Muxer
  #head: readonly Uint8Array[] | undefined

  constructor(source: FrameSource, muxer: Muxer) {
    this.#source = source
    this.#muxer = muxer
  }

  /** Opens the stream on first use. */
  head(clip: Clip): readonly Uint8Array[] {
    this.#head ??= [this.#muxer.begin(this.#source.track(clip))]
    return this.#head
  }

  async encode(clip: Clip, stretch: ClipStretch): Promise<readonly EncodedChunk[]> {
    this.head(clip)
    const { rate } = this.#source.track(clip)
    const frames = await this.#source.frames(clip, stretch)
    return split(frames, (SPEECH_CHUNK_MS * rate) / 1000).map((run) => ({
      packets: run.map((frame) => this.#muxer.add(frame)),
      durationMs: (lengthOf(run) * 1000) / rate,
    }))
  }
}

const lengthOf = (frames: readonly MuxPacket[]): number =>
  frames.reduce((total, { samples }) => total + samples, 0)

/** Splits frames into runs of at most `most` samples. */
function split(frames: readonly MuxPacket[], most: number): MuxPacket[][] {
  const runs: MuxPacket[][] = []
  let length = most
  for (const frame of frames) {
    length += frame.samples
    if (length > most) {
      runs.push([])
      length = frame.samples
    }
    runs.at(-1)?.push(frame)
  }
  return runs
}
