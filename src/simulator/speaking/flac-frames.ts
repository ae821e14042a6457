import { FlacPackets } from '../../core/media/flac/flac-packets.ts'
import { openOpusDecoder } from '../media/decoders/opus-decoder.ts'
import { clipSamples } from '../script/clip.ts'
import type { FrameSource } from './frame-source.ts'

const RATE = 24_000
/** 20 ms. */
const BLOCK = 480

/** FLAC of the decoded clips, at 24 kHz and 16 bits. Silence fills up the last frame of each, since frames are equally long. */
export class FlacFrames implements FrameSource {
  readonly #encoder = new FlacPackets(RATE, BLOCK)

  track() {
    return this.#encoder.track
  }

  async frames(...[clip, { startMs, endMs }]: Parameters<FrameSource['frames']>) {
    const decoder = await openOpusDecoder(RATE)
    const samples = clipSamples(clip, decoder, RATE)
    decoder.close()
    const toSample = (ms: number) => Math.round((ms / 1000) * RATE)
    const stretch = samples.subarray(toSample(startMs), toSample(endMs))
    const filled = new Float32Array(BLOCK * Math.ceil(stretch.length / BLOCK))
    filled.set(stretch)
    return this.#encoder.encode(filled)
  }
}
