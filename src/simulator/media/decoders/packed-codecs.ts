import { joinBytes } from '../../../core/audio/pcm.ts'
import { Resampler } from '../../../core/audio/resampler.ts'
import type { EncodedTrack } from '../../../core/media/demuxer.ts'
import { readFlacFrameHead } from '../../../core/media/flac/flac-frame.ts'
import { flacBits, STREAM_INFO_SIZE } from '../../../core/media/flac/flac-info.ts'
import { OPUS_RATE, opusPacketSamples } from '../../../core/media/opus/opus-packet.ts'
import { HEARING_RATE } from '../../hearing/heard-frames.ts'
import { adtsHead } from '../adts-frames.ts'
import { isInfoFrame, readMp3Head } from '../mp3-demuxer.ts'
import { findFfmpeg, openFfmpegDecoder } from './ffmpeg-decoder.ts'
import { decodeFlacFrame, type FlacInfo } from './flac-frame-decoder.ts'
import type { OpusPacketDecoder } from './opus-decoder.ts'
import type { PacketDecoder } from './packet-decoder.ts'

/** Codecs that come in containers, and their display names. */
export const packedCodecs = { opus: 'Opus', flac: 'FLAC', aac: 'AAC', mp3: 'MP3' } as const
export type PackedCodec = keyof typeof packedCodecs

export const isPacked = (codec: string): codec is PackedCodec => Object.hasOwn(packedCodecs, codec)

const AAC_SAMPLES = 1024

/** Description of why a codec cannot be decoded on this computer; undefined if it can. */
export function missingFor(codec: PackedCodec): string | undefined {
  if (codec === 'opus' || codec === 'flac' || findFfmpeg() !== undefined) return undefined
  return `${packedCodecs[codec]} is decoded by ffmpeg, which is not installed on this computer`
}

/** @returns a description of the reason if there is none */
export function createPacketDecoder(
  codec: PackedCodec,
  { rate, description }: EncodedTrack,
  opus: OpusPacketDecoder | undefined,
): PacketDecoder | string {
  switch (codec) {
    case 'opus':
      return opus === undefined ? 'Opus was not prepared' : opusDecoder(opus)
    case 'flac': {
      const bits = flacBits(description?.subarray(-STREAM_INFO_SIZE) ?? new Uint8Array(0))
      return openFlacDecoder({ rate, bits })
    }
    case 'aac':
    case 'mp3':
      return ffmpegDecoder(codec, rate)
  }
}

function ffmpegDecoder(codec: 'aac' | 'mp3', rate: number): PacketDecoder | string {
  const path = findFfmpeg()
  if (path === undefined) return missingFor(codec) ?? ''
  // AAC packets need a header of their own to be self-describing.
  const headOf = (packet: Uint8Array) => (codec === 'aac' ? adtsHead(packet.length, rate) : new Uint8Array(0))
  return openFfmpegDecoder({ path, format: codec, wrap: (packet) => joinBytes([headOf(packet), packet]) })
}

/** The decoder belongs to the session and outlives its streams. */
const opusDecoder = (opus: OpusPacketDecoder): PacketDecoder => ({
  decode: (packet) => opus.decode(packet),
  finish: () => Promise.resolve(new Float32Array(0)),
  close: () => undefined,
})

/** Duration of a packet; undefined if it is invalid. */
export function durationMsOf(packet: Uint8Array, { codec, rate }: EncodedTrack): number | undefined {
  if (codec === 'opus') return (opusPacketSamples(packet) * 1000) / OPUS_RATE || undefined
  if (codec === 'aac') return (AAC_SAMPLES * 1000) / rate
  if (codec === 'flac') {
    const head = readFlacFrameHead(packet)
    return head === undefined || head === 'short' ? undefined : (head.blockSize * 1000) / rate
  }
  const head = readMp3Head(packet)
  if (head === undefined) return undefined
  return isInfoFrame(packet) ? 0 : (head.samples * 1000) / head.rate
}

/** Decodes frames of FLAC with one channel. */
function openFlacDecoder(info: FlacInfo): PacketDecoder {
  const resampler = new Resampler(info.rate, HEARING_RATE)
  return {
    decode(packet) {
      const samples = decodeFlacFrame(packet, info)
      return samples === undefined ? undefined : resampler.push(samples)
    },
    finish: () => Promise.resolve(new Float32Array(0)),
    close: () => undefined,
  }
}
