import { HEARING_RATE } from '../../hearing/frames.ts'
import { type FlacInfo, readFlacFrame } from './flac-frame.ts'
import type { PacketDecoder } from './packet-decoder.ts'
import { Resampler } from './resampler.ts'

/** Decodes frames of FLAC with one channel. */
export function openFlacDecoder(info: FlacInfo): PacketDecoder {
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
