import { type SourceContentType, sourceFormats } from '../../../../core/audio/content-types.ts'
import type { Encoder, OpenEncoder } from '../../../../core/audio/encoding/encoder.ts'
import { HalvingEncoder } from '../../../../core/audio/encoding/half-band.ts'
import { createPcmEncoder, createRawEncoder } from '../../../../core/audio/encoding/raw-encoder.ts'
import { FlacPackets } from '../../../../core/media/flac/flac-packets.ts'
import { encodeG711 } from '../../../../core/media/g711.ts'
import { MatroskaMuxer } from '../../../../core/media/matroska/matroska-muxer.ts'
import { MuxedEncoder } from '../../../../core/media/muxed-encoder.ts'
import { createFlacMuxer, type Muxer } from '../../../../core/media/muxer.ts'
import { OggFlacMuxer } from '../../../../core/media/ogg/ogg-flac-muxer.ts'
import { OggOpusMuxer } from '../../../../core/media/ogg/ogg-opus-muxer.ts'

type Open = () => Promise<Encoder>

const FLAC_FRAME_MS = 20

const pcm: Open = () => Promise.resolve(createPcmEncoder())

/** Encodes 8 kHz from 16 kHz capture: the browser's conversion to 8 kHz lets too much aliasing through. */
const halved =
  (create: () => Encoder): Open =>
  () =>
    Promise.resolve(new HalvingEncoder(create()))

const flac =
  (type: SourceContentType, createMuxer: () => Muxer): Open =>
  () => {
    const { rate } = sourceFormats[type]
    return Promise.resolve(
      new MuxedEncoder(new FlacPackets(rate, (rate * FLAC_FRAME_MS) / 1000), createMuxer()),
    )
  }

/** Stored streams have no latency requirement: pages of half a second have less overhead. */
const KEPT_FRAMES_PER_PAGE = 25

/** The platform's encoder, or opus-recorder if it has none (docs/adr/0005). */
const opus =
  (createMuxer: () => Muxer): Open =>
  async () => {
    const { bitsPerSecond } = sourceFormats['audio/ogg;codecs=opus']
    const { openPlatformOpus } = await import('./platform-opus.ts')
    const platform = await openPlatformOpus(bitsPerSecond)
    const codec = platform ?? (await (await import('./recorder-opus.ts')).openRecorderOpus(bitsPerSecond))
    return new MuxedEncoder(codec, createMuxer())
  }

const oggOpus = opus(() => new OggOpusMuxer())
const webmOpus = opus(() => new MatroskaMuxer('webm'))
const matroskaOpus = opus(() => new MatroskaMuxer('matroska'))

const mp3 = async (): Promise<Encoder> => {
  const { createMp3Muxer, openMp3 } = await import('./mp3.ts')
  return new MuxedEncoder(await openMp3(), createMp3Muxer())
}

const matroskaMp3 = async (): Promise<Encoder> => {
  const { openMp3 } = await import('./mp3.ts')
  return new MuxedEncoder(await openMp3(), new MatroskaMuxer('matroska'))
}

const matroskaAac = async (): Promise<Encoder> => {
  const { openAac } = await import('./open-aac.ts')
  return new MuxedEncoder(await openAac(), new MatroskaMuxer('matroska'))
}

/** Encoders by source type. A codec is loaded when it is first needed. */
const encoders: { readonly [T in SourceContentType]: Open } = {
  'audio/auto': oggOpus,
  'audio/flac': flac('audio/flac', createFlacMuxer),
  'audio/mpeg': mp3,
  'audio/ogg': oggOpus,
  'audio/webm': webmOpus,
  'audio/x-matroska': matroskaOpus,
  'audio/ogg;codecs=flac': flac('audio/ogg;codecs=flac', () => new OggFlacMuxer()),
  'audio/ogg;codecs=opus': oggOpus,
  'audio/pcm;encoding=alaw;rate=8000': halved(() =>
    createRawEncoder((samples) => encodeG711('alaw', samples)),
  ),
  'audio/pcm;encoding=ulaw;rate=8000': halved(() =>
    createRawEncoder((samples) => encodeG711('ulaw', samples)),
  ),
  'audio/pcm;encoding=s16le;rate=8000': halved(createPcmEncoder),
  'audio/pcm;encoding=s16le;rate=16000': pcm,
  'audio/pcm;encoding=s16le;rate=44100': pcm,
  'audio/pcm;encoding=s16le;rate=48000': pcm,
  'audio/webm;codecs=opus': webmOpus,
  'audio/x-matroska;codecs=aac': matroskaAac,
  'audio/x-matroska;codecs=flac': flac('audio/x-matroska;codecs=flac', () => new MatroskaMuxer('matroska')),
  'audio/x-matroska;codecs=mp3': matroskaMp3,
  'audio/x-matroska;codecs=opus': matroskaOpus,
}

/** Opens a new stream of a source type, with its header. */
export const openEncoder: OpenEncoder = (contentType) => encoders[contentType]()

/** Opens a stream for storage: Ogg Opus of mono samples at 48 kHz. */
export const openKeptEncoder = opus(() => new OggOpusMuxer(KEPT_FRAMES_PER_PAGE))
