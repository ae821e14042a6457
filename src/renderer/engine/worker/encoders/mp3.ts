import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import { sourceFormats } from '../../../../core/audio/content-types.ts'
import { MP3_DECODER_DELAY, mp3InfoFrame } from '../../../../core/media/mp3/mp3-info-frame.ts'
import { createRawMuxer, type Muxer, type PacketEncoder } from '../../../../core/media/muxer.ts'
import { ExtensionPackets } from './extension-packets.ts'

const { rate, bitsPerSecond } = sourceFormats['audio/mpeg']
const FRAME = 1152
/** LAME's own delay. */
const ENCODER_DELAY = 576

registerMp3Encoder()

export const openMp3 = (): Promise<PacketEncoder> =>
  ExtensionPackets.open({
    codec: 'mp3',
    rate,
    bitsPerSecond,
    frameSamples: FRAME,
    delaySamples: ENCODER_DELAY + MP3_DECODER_DELAY,
  })

/** MP3 without a container: frames, preceded by one that declares the delay. */
export const createMp3Muxer = (): Muxer =>
  createRawMuxer(() => mp3InfoFrame(rate, bitsPerSecond, ENCODER_DELAY))
