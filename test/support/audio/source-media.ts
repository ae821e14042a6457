import { type SourceContentType, sourceFormats } from '../../../src/core/audio/content-types.ts'

const RAW = { 'pcm-s16le': 's16le', alaw: 'alaw', ulaw: 'mulaw' } as const

/** ffmpeg's input arguments for a source type; none where the container describes the media. */
export function rawArguments(type: SourceContentType): readonly string[] {
  const { codec, rate, container } = sourceFormats[type]
  if (container !== 'none') return []
  return ['-f', RAW[codec as keyof typeof RAW], '-ar', String(rate), '-ac', '1']
}

const CONTAINERS = {
  flac: 'flac',
  mp3: 'mp3',
  ogg: 'ogg',
  webm: 'matroska,webm',
  matroska: 'matroska,webm',
} as const
const CODECS = {
  'pcm-s16le': 'pcm_s16le',
  alaw: 'pcm_alaw',
  ulaw: 'pcm_mulaw',
  flac: 'flac',
  mp3: 'mp3',
  aac: 'aac',
  opus: 'opus',
} as const

/** Expected ffprobe result for a source type. */
export function expectedProbe(type: SourceContentType) {
  const { codec, rate, container } = sourceFormats[type]
  return {
    container:
      container in CONTAINERS ? CONTAINERS[container as keyof typeof CONTAINERS] : rawArguments(type)[1],
    codec: CODECS[codec],
    rate,
    channels: 1,
  }
}

/** Minimum correlation of each half second with the original, and the maximum number of surplus samples. */
export function tolerancesOf(type: SourceContentType): { readonly least: number; readonly surplus: number } {
  switch (sourceFormats[type].codec) {
    case 'pcm-s16le':
    case 'flac':
      return { least: 0.95, surplus: 0 }
    case 'alaw':
    case 'ulaw':
      return { least: 0.98, surplus: 0 }
    case 'opus':
      return { least: 0.85, surplus: 0 }
    // ffmpeg keeps the encoder delay that Matroska declares for AAC and MP3; the rest is one frame.
    case 'aac':
      return { least: 0.85, surplus: 2 * 1024 }
    case 'mp3':
      return { least: 0.85, surplus: 2 * 1152 }
  }
}
