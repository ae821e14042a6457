import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { sourceFormats } from '../../../../core/audio/content-types.ts'
import type { PacketEncoder } from '../../../../core/media/muxer.ts'
import { ExtensionPackets } from './extension-packets.ts'

const { rate, bitsPerSecond } = sourceFormats['audio/x-matroska;codecs=aac']
const FRAME = 1024

registerAacEncoder()

/** AAC-LC. The platform has an encoder on Windows and macOS only, and its delay is not documented. */
export const openAac = (): Promise<PacketEncoder> =>
  ExtensionPackets.open({ codec: 'aac', rate, bitsPerSecond, frameSamples: FRAME, delaySamples: FRAME })
