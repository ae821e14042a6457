import type { TargetContentType } from '../../core/audio/content-types.ts'
import { FlacFrames } from './flac-frames.ts'
import { FramedSpeech } from './framed-speech.ts'
import { g711Speech, pcmSpeech } from './raw-speech.ts'
import { aacFrames, opusFrames } from './recorded-frames.ts'
import type { SpeechEncoder } from './speech-encoder.ts'
import { type FrameSource, type OpenWriter, openRaw } from './spoken-frames.ts'
import { MatroskaWriter } from './writers/matroska-writer.ts'
import { MpegTsWriter } from './writers/mpeg-ts-writer.ts'
import { OggWriter } from './writers/ogg-writer.ts'

const framed = (openSource: () => FrameSource, openWriter: OpenWriter) => () =>
  new FramedSpeech(openSource(), openWriter)

const opus = () => opusFrames
const aac = () => aacFrames
const flac = () => new FlacFrames()

const ogg: OpenWriter = (track) => new OggWriter(track)
const mpegTs: OpenWriter = (track) => new MpegTsWriter(track)
const webm: OpenWriter = (track) => new MatroskaWriter('webm', track)
const matroska: OpenWriter = (track) => new MatroskaWriter('matroska', track)

/** Encoders by target type. */
export const targets: { readonly [K in TargetContentType]: () => SpeechEncoder } = {
  'audio/flac': framed(flac, openRaw),
  'video/mp2t;codecs=aac': framed(aac, mpegTs),
  'video/mp2t;codecs=opus': framed(opus, mpegTs),
  'audio/ogg': framed(opus, ogg),
  'audio/ogg;codecs=flac': framed(flac, ogg),
  'audio/ogg;codecs=opus': framed(opus, ogg),
  'audio/opus': framed(opus, openRaw),
  'audio/pcm;encoding=alaw;rate=8000': g711Speech('alaw'),
  'audio/pcm;encoding=ulaw;rate=8000': g711Speech('ulaw'),
  'audio/pcm;encoding=s16le;rate=16000': pcmSpeech(16_000),
  'audio/pcm;encoding=s16le;rate=24000': pcmSpeech(24_000),
  'audio/webm': framed(opus, webm),
  'audio/webm;codecs=opus': framed(opus, webm),
  'audio/x-matroska;codecs=aac': framed(aac, matroska),
  'audio/x-matroska;codecs=flac': framed(flac, matroska),
  'audio/x-matroska;codecs=opus': framed(opus, matroska),
}
