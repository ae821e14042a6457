import { OPUS_RATE, opusPacketSamples } from '../media/decoders/opus-packet.ts'
import { packetsOf } from '../script/clip.ts'
import type { FrameSource } from './frames.ts'

/** Opus: the packets of the clips as they were recorded. */
export const opusFrames: FrameSource = {
  track: ({ head, preSkip }) => ({ codec: 'opus', rate: OPUS_RATE, head, delay: preSkip }),
  frames: (clip, stretch) =>
    Promise.resolve(
      packetsOf(clip, stretch).map((data) => ({ data, samples: opusPacketSamples(data) ?? 0 })),
    ),
}
