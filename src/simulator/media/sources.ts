import { type SourceContentType, sourceFormats } from '../../core/audio/content-types.ts'
import { HEARING_RATE } from '../hearing/heard-frames.ts'
import { ContainerSource } from './container-source.ts'
import { openOpusDecoder } from './decoders/opus-decoder.ts'
import { missingFor, type PackedCodec } from './decoders/packed-codecs.ts'
import { openG711, openPcm } from './raw-source.ts'
import type { SourceContainer } from './source-container.ts'
import type { SourceDecoder } from './source-decoder.ts'

type Open = () => Promise<SourceDecoder>

const pcm = (type: SourceContentType): Open => openPcm(sourceFormats[type].rate)

const packed =
  (
    declared: SourceContentType,
    containers: readonly SourceContainer[],
    ...codecs: readonly [PackedCodec, ...PackedCodec[]]
  ): Open =>
  async () =>
    new ContainerSource({
      declared,
      containers,
      codecs,
      opus: codecs.includes('opus') ? await openOpusDecoder(HEARING_RATE) : undefined,
    })

/** WebM is Matroska, and not the reverse. */
const MATROSKA = ['Matroska', 'WebM'] as const
/** Containers that `audio/auto` recognises: PCM has none. */
const ANY = ['Ogg', ...MATROSKA, 'FLAC', 'MP3'] as const

/** Decoders by source type. */
export const sources: { readonly [K in SourceContentType]: Open } = {
  'audio/auto': packed('audio/auto', ANY, 'opus', 'flac', 'aac', 'mp3'),
  'audio/flac': packed('audio/flac', ['FLAC'], 'flac'),
  'audio/mpeg': packed('audio/mpeg', ['MP3'], 'mp3'),
  'audio/ogg': packed('audio/ogg', ['Ogg'], 'opus'),
  'audio/webm': packed('audio/webm', ['WebM'], 'opus'),
  'audio/x-matroska': packed('audio/x-matroska', MATROSKA, 'opus'),
  'audio/ogg;codecs=flac': packed('audio/ogg;codecs=flac', ['Ogg'], 'flac'),
  'audio/ogg;codecs=opus': packed('audio/ogg;codecs=opus', ['Ogg'], 'opus'),
  'audio/pcm;encoding=alaw;rate=8000': openG711('alaw'),
  'audio/pcm;encoding=ulaw;rate=8000': openG711('ulaw'),
  'audio/pcm;encoding=s16le;rate=8000': pcm('audio/pcm;encoding=s16le;rate=8000'),
  'audio/pcm;encoding=s16le;rate=16000': pcm('audio/pcm;encoding=s16le;rate=16000'),
  'audio/pcm;encoding=s16le;rate=44100': pcm('audio/pcm;encoding=s16le;rate=44100'),
  'audio/pcm;encoding=s16le;rate=48000': pcm('audio/pcm;encoding=s16le;rate=48000'),
  'audio/webm;codecs=opus': packed('audio/webm;codecs=opus', ['WebM'], 'opus'),
  'audio/x-matroska;codecs=aac': packed('audio/x-matroska;codecs=aac', MATROSKA, 'aac'),
  'audio/x-matroska;codecs=flac': packed('audio/x-matroska;codecs=flac', MATROSKA, 'flac'),
  'audio/x-matroska;codecs=mp3': packed('audio/x-matroska;codecs=mp3', MATROSKA, 'mp3'),
  'audio/x-matroska;codecs=opus': packed('audio/x-matroska;codecs=opus', MATROSKA, 'opus'),
}

/** Description of why media of this type cannot be accepted on this computer; undefined if it can. */
export function missingForSource(type: SourceContentType): string | undefined {
  const { codec } = sourceFormats[type]
  return codec === 'aac' || codec === 'mp3' ? missingFor(codec) : undefined
}
