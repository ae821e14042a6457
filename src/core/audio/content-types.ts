/**
 * The audio formats of a voice session, as data: those that the service accepts and those that it sends. Bit
 * rates are the ones that its documentation recommends. The engine decides whether this build can encode or
 * decode a format.
 */

export type Codec = 'pcm-s16le' | 'alaw' | 'ulaw' | 'flac' | 'mp3' | 'aac' | 'opus'
export type Container = 'none' | 'flac' | 'mp3' | 'ogg' | 'webm' | 'matroska' | 'mpeg-ts'

export interface AudioFormat {
  readonly codec: Codec
  readonly container: Container
  /** Samples per second on the wire: of the samples themselves for PCM and G.711, of the codec otherwise. */
  readonly rate: number
  readonly bitsPerSecond: number
}

const pcm = (rate: number): AudioFormat => ({
  codec: 'pcm-s16le',
  container: 'none',
  rate,
  bitsPerSecond: rate * 16,
})
const g711 = (codec: 'alaw' | 'ulaw'): AudioFormat => ({
  codec,
  container: 'none',
  rate: 8000,
  bitsPerSecond: 64_000,
})
const flac = (container: Container, rate: number): AudioFormat => ({
  codec: 'flac',
  container,
  rate,
  bitsPerSecond: 256_000,
})
const opus = (container: Container): AudioFormat => ({
  codec: 'opus',
  container,
  rate: 48_000,
  bitsPerSecond: 32_000,
})
const mp3 = (container: Container): AudioFormat => ({
  codec: 'mp3',
  container,
  rate: 48_000,
  bitsPerSecond: 128_000,
})
const aac = (container: Container, rate: number, bitsPerSecond: number): AudioFormat => ({
  codec: 'aac',
  container,
  rate,
  bitsPerSecond,
})

/**
 * Content types that a client may send (`source_media_content_type`): 19 types, in the order in which they
 * are offered. The short forms carry Opus.
 */
export const sourceFormats = {
  'audio/pcm;encoding=s16le;rate=16000': pcm(16_000),
  'audio/ogg;codecs=opus': opus('ogg'),
  'audio/webm;codecs=opus': opus('webm'),
  'audio/x-matroska;codecs=opus': opus('matroska'),
  'audio/auto': opus('ogg'),
  'audio/ogg': opus('ogg'),
  'audio/webm': opus('webm'),
  'audio/x-matroska': opus('matroska'),
  'audio/flac': flac('flac', 16_000),
  'audio/ogg;codecs=flac': flac('ogg', 16_000),
  'audio/x-matroska;codecs=flac': flac('matroska', 16_000),
  'audio/x-matroska;codecs=aac': aac('matroska', 48_000, 96_000),
  'audio/mpeg': mp3('mp3'),
  'audio/x-matroska;codecs=mp3': mp3('matroska'),
  'audio/pcm;encoding=s16le;rate=8000': pcm(8000),
  'audio/pcm;encoding=s16le;rate=44100': pcm(44_100),
  'audio/pcm;encoding=s16le;rate=48000': pcm(48_000),
  'audio/pcm;encoding=alaw;rate=8000': g711('alaw'),
  'audio/pcm;encoding=ulaw;rate=8000': g711('ulaw'),
} as const satisfies Record<string, AudioFormat>

/** Content types that a client may request (`target_media_content_type`): 16 types. */
export const targetFormats = {
  'audio/flac': flac('flac', 24_000),
  'video/mp2t;codecs=aac': aac('mpeg-ts', 24_000, 70_000),
  'video/mp2t;codecs=opus': opus('mpeg-ts'),
  'audio/ogg': opus('ogg'),
  'audio/ogg;codecs=flac': flac('ogg', 24_000),
  'audio/ogg;codecs=opus': opus('ogg'),
  'audio/opus': opus('none'),
  'audio/pcm;encoding=alaw;rate=8000': g711('alaw'),
  'audio/pcm;encoding=ulaw;rate=8000': g711('ulaw'),
  'audio/pcm;encoding=s16le;rate=16000': pcm(16_000),
  'audio/pcm;encoding=s16le;rate=24000': pcm(24_000),
  'audio/webm': opus('webm'),
  'audio/webm;codecs=opus': opus('webm'),
  'audio/x-matroska;codecs=aac': aac('matroska', 24_000, 70_000),
  'audio/x-matroska;codecs=flac': flac('matroska', 24_000),
  'audio/x-matroska;codecs=opus': opus('matroska'),
} as const satisfies Record<string, AudioFormat>

export type SourceContentType = keyof typeof sourceFormats
export type TargetContentType = keyof typeof targetFormats

export const sourceContentTypes = Object.keys(sourceFormats) as SourceContentType[]
export const targetContentTypes = Object.keys(targetFormats) as TargetContentType[]

/** Canonical form of a content type, ignoring case, spaces, quotes, the order of parameters and empty ones. */
function meaningOf(contentType: string): string {
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.replaceAll(/[\s"']/g, ''))
  return [type, ...parameters.filter((parameter) => parameter !== '').toSorted()].join(';')
}

/** Finds the type in a list that is equivalent to a differently spelt one. */
export const findContentType = <T extends string>(types: readonly T[], spelt: string): T | undefined => {
  const meaning = meaningOf(spelt)
  return types.find((type) => meaningOf(type) === meaning)
}

export const DEFAULT_SOURCE: SourceContentType = 'audio/pcm;encoding=s16le;rate=16000'
/** For weak networks: an eighth of the default's bytes. */
export const WEAK_NETWORK_SOURCE: SourceContentType = 'audio/ogg;codecs=opus'
export const DEFAULT_TARGET: TargetContentType = 'audio/webm;codecs=opus'

/**
 * Duration of one media chunk in milliseconds: the service recommends this range and allows up to 1000. The
 * default is three frames of Opus or FLAC, so that nothing is left over.
 */
export const CHUNK_MS = { least: 50, most: 250, defaults: 60 } as const

/** Lowest capture rate. Types with a lower rate are halved by our own filter. */
const MIN_CAPTURE_RATE = 16_000

/** Capture rate of the microphone for a source type, in samples per second. */
export const captureRateOf = (contentType: SourceContentType): number =>
  Math.max(MIN_CAPTURE_RATE, sourceFormats[contentType].rate)
