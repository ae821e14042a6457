import type { EncodedTrack } from '../../core/media/demuxer.ts'
import type { MuxPacket } from '../../core/media/muxer.ts'
import type { Clip, ClipStretch } from '../script/clip.ts'

/** Encoded sound of the clips, one clip after the other. */
export interface FrameSource {
  track(clip: Clip): EncodedTrack
  frames(clip: Clip, stretch: ClipStretch): Promise<readonly MuxPacket[]>
}
