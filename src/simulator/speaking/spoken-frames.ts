import type { Clip, ClipStretch } from '../script/clip.ts'

/** A frame of a codec and its duration, in samples at the rate of its track. */
export interface Frame {
  readonly data: Uint8Array
  readonly samples: number
}

/** Parameters of a mono audio track in a container. */
export interface Track {
  readonly codec: 'opus' | 'flac' | 'aac'
  /** Samples a second. */
  readonly rate: number
  /** The codec's own header, as stored in Matroska. */
  readonly head: Uint8Array
  /** Samples to be dropped before the sound begins. */
  readonly delay: number
}

/** Encoded sound of the clips, one clip after the other. */
export interface FrameSource {
  track(clip: Clip): Track
  frames(clip: Clip, stretch: ClipStretch): Promise<readonly Frame[]>
}

/** A frame and its position in the stream, in samples. */
export interface TimedFrame extends Frame {
  readonly at: number
}

/** Puts frames into a container. */
export interface ContainerWriter {
  /** Header packets without sound. */
  head(): readonly Uint8Array[]
  /** @param frames one group: about a tenth of a second */
  packets(frames: readonly TimedFrame[]): readonly Uint8Array[]
}

export type OpenWriter = (track: Track) => ContainerWriter

/** Unchanged frames after the codec's own header: FLAC as a native stream, Opus with the header of RFC 7845. */
export const openRaw = ({ head }: Track): ContainerWriter => ({
  head: () => [head],
  packets: (frames) => frames.map(({ data }) => data),
})
