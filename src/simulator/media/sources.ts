import { type SourceContentType, sourceFormats } from '../../core/audio/content-types.ts'
import { openOggOpus } from './ogg-opus-source.ts'
import { openG711, openPcm } from './raw-source.ts'
import type { SourceDecoder } from './source-decoder.ts'

const pcm = (type: SourceContentType) => openPcm(sourceFormats[type].rate)

/** How the media of a session is decoded. What is missing is refused when a session is requested. */
export const sources: { readonly [K in SourceContentType]: (() => Promise<SourceDecoder>) | undefined } = {
  'audio/auto': openOggOpus('audio/auto'),
  'audio/flac': undefined,
  'audio/mpeg': undefined,
  'audio/ogg': openOggOpus('audio/ogg'),
  'audio/webm': undefined,
  'audio/x-matroska': undefined,
  'audio/ogg;codecs=flac': undefined,
  'audio/ogg;codecs=opus': openOggOpus('audio/ogg;codecs=opus'),
  'audio/pcm;encoding=alaw;rate=8000': openG711('alaw'),
  'audio/pcm;encoding=ulaw;rate=8000': openG711('ulaw'),
  'audio/pcm;encoding=s16le;rate=8000': pcm('audio/pcm;encoding=s16le;rate=8000'),
  'audio/pcm;encoding=s16le;rate=16000': pcm('audio/pcm;encoding=s16le;rate=16000'),
  'audio/pcm;encoding=s16le;rate=44100': pcm('audio/pcm;encoding=s16le;rate=44100'),
  'audio/pcm;encoding=s16le;rate=48000': pcm('audio/pcm;encoding=s16le;rate=48000'),
  'audio/webm;codecs=opus': undefined,
  'audio/x-matroska;codecs=aac': undefined,
  'audio/x-matroska;codecs=flac': undefined,
  'audio/x-matroska;codecs=mp3': undefined,
  'audio/x-matroska;codecs=opus': undefined,
}
