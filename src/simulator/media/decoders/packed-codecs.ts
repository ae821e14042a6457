import { HEARING_RATE } from '../../hearing/heard-frames.ts'
import { concatBytes } from '../concat.ts'
import { adtsHead } from '../readers/adts-reader.ts'
import { isInfoFrame, readMp3Head } from '../readers/mp3-reader.ts'
import type { PackedCodec, SourceTrack } from '../readers/source-reader.ts'
import { findFfmpeg, openFfmpegDecoder } from './ffmpeg-decoder.ts'
import { type FlacInfo, readFlacFrame, readFlacInfo, readFlacSize } from './flac-frame-decoder.ts'
import type { OpusPacketDecoder } from './opus-decoder.ts'
import { OPUS_RATE, opusPacketSamples } from './opus-packet-decoder.ts'
import type { PacketDecoder } from './packet-decoder.ts'
import { Resampler } from './stream-resampler.ts'

const AAC_SAMPLES = 1024
const FLAC_INFO_SIZE = 34

const NAMES = { aac: 'AAC', mp3: 'MP3' } as const

/** Description of why a codec cannot be decoded on this computer; undefined if it can. */
export function missingFor(codec: PackedCodec): string | undefined {
  if (codec === 'opus' || codec === 'flac' || findFfmpeg() !== undefined) return undefined
  return `${NAMES[codec]} is decoded by ffmpeg, which is not installed on this computer`
}

/** @returns a description of the reason if there is none */
export function createPacketDecoder(
  track: SourceTrack,
  opus: OpusPacketDecoder | undefined,
): PacketDecoder | string {
  switch (track.codec) {
    case 'opus':
      return opus === undefined ? 'Opus was not prepared' : opusDecoder(opus)
    case 'flac': {
      const info = readFlacInfo(track.config.slice(-FLAC_INFO_SIZE))
      return info === undefined ? 'the FLAC stream says nothing of itself' : openFlacDecoder(info)
    }
    case 'aac':
    case 'mp3':
      return ffmpegDecoder(track.codec, track.rate)
    case undefined:
      return 'the codec is not known'
  }
}

function ffmpegDecoder(codec: 'aac' | 'mp3', rate: number): PacketDecoder | string {
  const path = findFfmpeg()
  if (path === undefined) return missingFor(codec) ?? ''
  // AAC packets need a header of their own to be self-describing.
  const headOf = (packet: Uint8Array) => (codec === 'aac' ? adtsHead(packet.length, rate) : new Uint8Array(0))
  return openFfmpegDecoder({ path, format: codec, wrap: (packet) => concatBytes(headOf(packet), packet) })
}

/** The decoder belongs to the session and outlives its streams. */
const opusDecoder = (opus: OpusPacketDecoder): PacketDecoder => ({
  decode: (packet) => opus.decode(packet),
  finish: () => Promise.resolve(new Float32Array(0)),
  close: () => undefined,
})

/** Duration of a packet; undefined if it is invalid. */
export function durationMsOf(packet: Uint8Array, { codec, rate }: SourceTrack): number | undefined {
  switch (codec) {
    case 'opus': {
      const samples = opusPacketSamples(packet)
      return samples === undefined ? undefined : (samples * 1000) / OPUS_RATE
    }
    case 'flac': {
      const samples = readFlacSize(packet)
      return samples === undefined ? undefined : (samples * 1000) / rate
    }
    case 'aac':
      return (AAC_SAMPLES * 1000) / rate
    case 'mp3': {
      const head = readMp3Head(packet)
      if (head === undefined) return undefined
      return isInfoFrame(packet) ? 0 : (head.samples * 1000) / head.rate
    }
    case undefined:
      return undefined
  }
}

/** Decodes frames of FLAC with one channel. */
function openFlacDecoder(info: FlacInfo): PacketDecoder {
  const resampler = info.rate === HEARING_RATE ? undefined : new Resampler(info.rate, HEARING_RATE)
  return {
    decode(packet) {
      const frame = readFlacFrame(packet, info)
      if (frame === undefined || frame === 'broken') return undefined
      return resampler?.push(frame.samples) ?? frame.samples
    },
    finish: () => Promise.resolve(new Float32Array(0)),
    close: () => undefined,
  }
}
