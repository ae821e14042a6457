import type { TargetContentType } from '../../core/audio/content-types.ts'
import { g711Speech, pcmSpeech } from './raw-speech.ts'
import type { SpeechEncoder } from './speech-encoder.ts'
import { WebmSpeech } from './webm-speech.ts'

const webm = (): SpeechEncoder => new WebmSpeech()

/** How speech is encoded. What is missing is refused when a session is requested. */
export const targets: { readonly [K in TargetContentType]: (() => SpeechEncoder) | undefined } = {
  'audio/flac': undefined,
  'video/mp2t;codecs=aac': undefined,
  'video/mp2t;codecs=opus': undefined,
  'audio/ogg': undefined,
  'audio/ogg;codecs=flac': undefined,
  'audio/ogg;codecs=opus': undefined,
  'audio/opus': undefined,
  'audio/pcm;encoding=alaw;rate=8000': g711Speech('alaw'),
  'audio/pcm;encoding=ulaw;rate=8000': g711Speech('ulaw'),
  'audio/pcm;encoding=s16le;rate=16000': pcmSpeech(16_000),
  'audio/pcm;encoding=s16le;rate=24000': pcmSpeech(24_000),
  'audio/webm': webm,
  'audio/webm;codecs=opus': webm,
  'audio/x-matroska;codecs=aac': undefined,
  'audio/x-matroska;codecs=flac': undefined,
  'audio/x-matroska;codecs=opus': undefined,
}
