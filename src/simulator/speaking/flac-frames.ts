import { openOpusDecoder } from '../media/decoders/opus-decoder.ts'
import { toInt16 } from '../media/decoders/pcm-decoder.ts'
import { clipSamples } from '../script/clip.ts'
import { encodeFlacFrame, flacStreamInfo } from './flac-encoder.ts'
import type { Frame, FrameSource } from './spoken-frames.ts'

const RATE = 24_000
/** 20 ms. */
const BLOCK = 480
/** Minimum block size: FLAC allows shorter ones only at the end, and blocks of the next clip follow. */
const SHORTEST = 16

/** FLAC of the decoded clips, at 24 kHz and 16 bits. */
export class FlacFrames implements FrameSource {
  /** Samples so far. */
  #at = 0

  track() {
    const head = flacStreamInfo(RATE, SHORTEST, BLOCK + SHORTEST)
    return { codec: 'flac', rate: RATE, head, delay: 0 } as const
  }

  async frames(...[clip, { startMs, endMs }]: Parameters<FrameSource['frames']>): Promise<readonly Frame[]> {
    const decoder = await openOpusDecoder(RATE)
    const samples = clipSamples(clip, decoder, RATE)
    decoder.close()
    const toSample = (ms: number) => Math.round((ms / 1000) * RATE)
    const stretch = Int32Array.from(samples.subarray(toSample(startMs), toSample(endMs)), toInt16)
    const frames: Frame[] = []
    for (let at = 0, rest = stretch.length; rest >= SHORTEST; rest = stretch.length - at) {
      const count = rest < BLOCK + SHORTEST ? rest : BLOCK
      const data = encodeFlacFrame(stretch.subarray(at, at + count), this.#at)
      frames.push({ data, samples: count })
      this.#at += count
      at += count
    }
    return frames
  }
}
