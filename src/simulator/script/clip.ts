import { type FrameSpan, spanMs } from '../hearing/heard-frames.ts'
import type { ClipName } from '../hearing/template.ts'
import { concatSamples } from '../media/concat.ts'
import type { OpusOutputRate, OpusPacketDecoder } from '../media/decoders/opus-decoder.ts'
import { OPUS_RATE, opusPacketSamples, readOpusHead } from '../media/decoders/opus-packet-decoder.ts'
import { OggReader } from '../media/readers/ogg-reader.ts'

/** A recorded sentence: its Opus packets, as they are in the file. */
export interface Recording {
  readonly name: ClipName
  /** The identification header of the stream. */
  readonly head: Uint8Array
  /** Samples at 48 kHz to be dropped before the sound begins. */
  readonly preSkip: number
  /** Samples at 48 kHz of sound, after that. */
  readonly length: number
  readonly packets: readonly Uint8Array[]
}

/** A recorded sentence with the positions of its words. */
export interface Clip extends Recording {
  readonly words: readonly FrameSpan[]
  /** The same recording as AAC frames, read on demand. */
  readonly aac: () => Promise<readonly Uint8Array[]>
}

/**
 * Reads a clip from the bytes of its Ogg Opus file.
 *
 * @throws if they are in another format
 */
export function readClip(name: ClipName, file: Uint8Array): Recording {
  const { pages, damage } = new OggReader().push(file)
  const [head, , ...packets] = pages.flatMap((page) => page.packets)
  const opusHead = head === undefined ? undefined : readOpusHead(head)
  const last = pages.at(-1)
  if (head === undefined || opusHead === undefined || last === undefined || damage.length > 0)
    throw new Error(`clip ${name.language} ${name.voice} ${name.id} is damaged`)
  return { name, head, preSkip: opusHead.preSkip, length: last.granule - opusHead.preSkip, packets }
}

/** All samples of a clip. */
export function clipSamples(clip: Recording, decoder: OpusPacketDecoder, rate: OpusOutputRate): Float32Array {
  const parts = clip.packets.map((packet) => decoder.decode(packet) ?? new Float32Array(0))
  const start = Math.round((clip.preSkip * rate) / OPUS_RATE)
  return concatSamples(parts).subarray(start, start + Math.round((clip.length * rate) / OPUS_RATE))
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
export function packetsOf(clip: Clip, { startMs, endMs }: ClipStretch): Uint8Array[] {
  const toPosition = (ms: number) => (ms / 1000) * OPUS_RATE + clip.preSkip
  const packets: Uint8Array[] = []
  let position = 0
  for (const packet of clip.packets) {
    const end = position + (opusPacketSamples(packet) ?? 0)
    const isFirst = startMs === 0 && position === 0
    if (isFirst || (end > toPosition(startMs) && position < toPosition(endMs))) packets.push(packet)
    position = end
  }
  return packets
}
