import { joinSamples } from '../../core/audio/pcm.ts'
import type { EncodedTrack } from '../../core/media/demuxer.ts'
import { OggDemuxer } from '../../core/media/ogg/ogg-demuxer.ts'
import { OPUS_RATE, opusPacketSamples } from '../../core/media/opus/opus-packet.ts'
import { type FrameSpan, spanMs } from '../hearing/heard-frames.ts'
import type { ClipName } from '../hearing/template.ts'
import type { OpusOutputRate, OpusPacketDecoder } from '../media/decoders/opus-decoder.ts'

/** A recorded sentence: its Opus packets, as they are in the file. */
export interface ClipRecording {
  readonly name: ClipName
  /** Its delay is dropped before the sound begins. */
  readonly track: EncodedTrack
  /** Samples at 48 kHz of sound, after that. */
  readonly length: number
  readonly packets: readonly Uint8Array<ArrayBuffer>[]
}

/** A recorded sentence with the positions of its words. */
export interface Clip extends ClipRecording {
  readonly words: readonly FrameSpan[]
  /** The same recording as AAC frames, read on demand. */
  readonly aac: () => Promise<readonly Uint8Array<ArrayBuffer>[]>
}

/**
 * Reads a clip from the bytes of its Ogg Opus file.
 *
 * @throws if they are in another format
 */
export function readClip(name: ClipName, file: Uint8Array): ClipRecording {
  const [begun, ...events] = new OggDemuxer().push(file)
  const packets = events.filter((event) => event.type === 'packet')
  if (begun?.type !== 'track' || packets.length === 0 || packets.length < events.length)
    throw new Error(`clip ${name.language} ${name.voice} ${name.id} is damaged`)
  const lengths = packets.map(({ data, trimEnd = 0 }) => opusPacketSamples(data) - trimEnd)
  const length = lengths.reduce((total, samples) => total + samples, -begun.track.delaySamples)
  return { name, track: begun.track, length, packets: packets.map(({ data }) => data) }
}

/** All samples of a clip. */
export function clipSamples(
  clip: ClipRecording,
  decoder: OpusPacketDecoder,
  rate: OpusOutputRate,
): Float32Array {
  const parts = clip.packets.map((packet) => decoder.decode(packet) ?? new Float32Array(0))
  const start = Math.round((clip.track.delaySamples * rate) / OPUS_RATE)
  return joinSamples(parts).subarray(start, start + Math.round((clip.length * rate) / OPUS_RATE))
}

/** A stretch of a clip, in milliseconds. */
export interface ClipStretch {
  readonly startMs: number
  readonly endMs: number
}

export const wholeClip = ({ length }: Clip): ClipStretch => ({
  startMs: 0,
  endMs: (length / OPUS_RATE) * 1000,
})

/** The stretch of sound of the words from one up to, not including, another. */
export function stretchOf(clip: Clip, from: number, to: number): ClipStretch {
  const whole = wholeClip(clip)
  const first = clip.words[from]
  const last = clip.words[to - 1]
  return {
    startMs: from === 0 || first === undefined ? 0 : spanMs(first).startMs,
    endMs: to >= clip.words.length || last === undefined ? whole.endMs : spanMs(last).endMs,
  }
}

/** The packets that hold a stretch, and how long they play, in milliseconds. */
export function packetsOf(clip: Clip, { startMs, endMs }: ClipStretch): Uint8Array<ArrayBuffer>[] {
  const toPosition = (ms: number) => (ms / 1000) * OPUS_RATE + clip.track.delaySamples
  const packets: Uint8Array<ArrayBuffer>[] = []
  let position = 0
  for (const packet of clip.packets) {
    const end = position + opusPacketSamples(packet)
    const isFirst = startMs === 0 && position === 0
    if (isFirst || (end > toPosition(startMs) && position < toPosition(endMs))) packets.push(packet)
    position = end
  }
  return packets
}
