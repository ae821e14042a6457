import { opusPacketSamples } from '../../core/media/opus/opus-packet.ts'
import { packetsOf } from '../script/clip.ts'
import type { FrameSource } from './frame-source.ts'

/** Opus: the packets of the clips as they were recorded. */
export const opusFrames: FrameSource = {
  track: ({ track }) => track,
  frames: (clip, stretch) =>
    Promise.resolve(packetsOf(clip, stretch).map((data) => ({ data, samples: opusPacketSamples(data) }))),
}

/** Sample rate of the recordings of scripts/record/record-demo-aac.ts. */
export const AAC_RATE = 24_000
export const AAC_FRAME = 1024
/** Low complexity, 24 kHz, one channel (ISO/IEC 14496-3, section 1.6). */
const AUDIO_SPECIFIC_CONFIG = Uint8Array.of(0x13, 0x08)

/** AAC: the frames of the clips as they were recorded. */
export const aacFrames: FrameSource = {
  track: () => ({
    codec: 'aac',
    rate: AAC_RATE,
    channels: 1,
    description: AUDIO_SPECIFIC_CONFIG,
    delaySamples: 0,
  }),
  async frames(clip, { startMs, endMs }) {
    const toFrame = (ms: number) => ((ms / 1000) * AAC_RATE) / AAC_FRAME
    const frames = await clip.aac()
    const first = Math.floor(toFrame(startMs))
    return frames
      .slice(first, Math.max(first + 1, Math.ceil(toFrame(endMs))))
      .map((data) => ({ data, samples: AAC_FRAME }))
  },
}
