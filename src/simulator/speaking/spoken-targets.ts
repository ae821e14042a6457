import type { TargetContentType } from '../../core/audio/content-types.ts'
import { MatroskaMuxer } from '../../core/media/matroska/matroska-muxer.ts'
import { createRawMuxer, type Muxer } from '../../core/media/muxer.ts'
import { OggFlacMuxer } from '../../core/media/ogg/ogg-flac-muxer.ts'
import { OggOpusMuxer } from '../../core/media/ogg/ogg-opus-muxer.ts'
import { FlacFrames } from './flac-frames.ts'
import type { FrameSource } from './frame-source.ts'
import { FramedSpeech } from './framed-speech.ts'
import { MpegTsMuxer } from './mpeg-ts-muxer.ts'
import { g711Speech, pcmSpeech } from './raw-speech.ts'
import { aacFrames, opusFrames } from './recorded-frames.ts'
import type { SpeechEncoder } from './speech-encoder.ts'

const framed = (openSource: () => FrameSource, createMuxer: () => Muxer) => () =>
  new FramedSpeech(openSource(), createMuxer())

const opus = () => opusFrames
const aac = () => aacFrames
const flac = () => new FlacFrames()

/** Frames after the codec's own header: FLAC as a native stream, Opus with the header of RFC 7845. */
const raw = () => createRawMuxer(({ description = new Uint8Array(0) }) => description)
const oggOpus = () => new OggOpusMuxer()
const oggFlac = () => new OggFlacMuxer()
const mpegTs = () => new MpegTsMuxer()
const webm = () => new MatroskaMuxer('webm')
const matroska = () => new MatroskaMuxer('matroska')

/** Encoders by target type. */
export const targets: { readonly [K in TargetContentType]: () => SpeechEncoder } = {
  'audio/flac': framed(flac, raw),
  'video/mp2t;codecs=aac': framed(aac, mpegTs),
  'video/mp2t;codecs=opus': framed(opus, mpegTs),
  'audio/ogg': framed(opus, oggOpus),
  'audio/ogg;codecs=flac': framed(flac, oggFlac),
  'audio/ogg;codecs=opus': framed(opus, oggOpus),
  'audio/opus': framed(opus, raw),
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
