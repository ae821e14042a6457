import { type SourceContentType, sourceFormats } from '../../core/audio/content-types.ts'
import { HEARING_RATE } from '../hearing/heard-frames.ts'
import { openAuto } from './auto-source.ts'
import { ContainerSource } from './container-source.ts'
import { openOpusDecoder } from './decoders/opus-decoder.ts'
import { missingFor } from './decoders/packed-codecs.ts'
import { openOggOpus } from './ogg-opus-source.ts'
import { openG711, openPcm } from './raw-source.ts'
import { flacReader, oggFlacReader } from './readers/flac-reader.ts'
import { matroskaReader } from './readers/matroska-reader.ts'
import { mp3Reader } from './readers/mp3-reader.ts'
import type { PackedCodec, ReaderKind } from './readers/source-reader.ts'
import type { SourceDecoder } from './source-decoder.ts'

type Open = () => Promise<SourceDecoder>

const pcm = (type: SourceContentType): Open => openPcm(sourceFormats[type].rate)

const packed =
  (
    declared: SourceContentType,
    reader: ReaderKind,
    containers: readonly string[],
    codec: PackedCodec,
  ): Open =>
  async () =>
    new ContainerSource({
      declared,
      reader,
      containers,
      codecs: [codec],
      opus: codec === 'opus' ? await openOpusDecoder(HEARING_RATE) : undefined,
    })

/** WebM is Matroska, and not the reverse. */
const webm = (declared: SourceContentType): Open => packed(declared, matroskaReader, ['WebM'], 'opus')
const matroska = (declared: SourceContentType, codec: PackedCodec): Open =>
  packed(declared, matroskaReader, ['Matroska', 'WebM'], codec)

/** Decoders by source type. */
export const sources: { readonly [K in SourceContentType]: Open } = {
  'audio/auto': openAuto,
  'audio/flac': packed('audio/flac', flacReader, ['FLAC'], 'flac'),
  'audio/mpeg': packed('audio/mpeg', mp3Reader, ['MP3'], 'mp3'),
  'audio/ogg': openOggOpus('audio/ogg'),
  'audio/webm': webm('audio/webm'),
  'audio/x-matroska': matroska('audio/x-matroska', 'opus'),
  'audio/ogg;codecs=flac': packed('audio/ogg;codecs=flac', oggFlacReader, ['Ogg'], 'flac'),
  'audio/ogg;codecs=opus': openOggOpus('audio/ogg;codecs=opus'),
  'audio/pcm;encoding=alaw;rate=8000': openG711('alaw'),
  'audio/pcm;encoding=ulaw;rate=8000': openG711('ulaw'),
  'audio/pcm;encoding=s16le;rate=8000': pcm('audio/pcm;encoding=s16le;rate=8000'),
  'audio/pcm;encoding=s16le;rate=16000': pcm('audio/pcm;encoding=s16le;rate=16000'),
  'audio/pcm;encoding=s16le;rate=44100': pcm('audio/pcm;encoding=s16le;rate=44100'),
  'audio/pcm;encoding=s16le;rate=48000': pcm('audio/pcm;encoding=s16le;rate=48000'),
  'audio/webm;codecs=opus': webm('audio/webm;codecs=opus'),
  'audio/x-matroska;codecs=aac': matroska('audio/x-matroska;codecs=aac', 'aac'),
  'audio/x-matroska;codecs=flac': matroska('audio/x-matroska;codecs=flac', 'flac'),
  'audio/x-matroska;codecs=mp3': matroska('audio/x-matroska;codecs=mp3', 'mp3'),
  'audio/x-matroska;codecs=opus': matroska('audio/x-matroska;codecs=opus', 'opus'),
}

/** Description of why media of this type cannot be accepted on this computer; undefined if it can. */
export function missingForSource(type: SourceContentType): string | undefined {
  const { codec } = sourceFormats[type]
  return codec === 'aac' || codec === 'mp3' ? missingFor(codec) : undefined
}
