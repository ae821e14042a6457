import { captureRateOf, type SourceContentType } from '../../src/core/audio/content-types.ts'
import { type MessageFormat, messageFormats } from '../../src/core/voice/session/config.ts'
import { pick, seededRandom } from '../support/base/random.ts'

/** In what form an app speaks to the service, and what it asks for. */
export interface SessionVariant {
  readonly messageFormat: MessageFormat
  readonly sourceContentType: SourceContentType
  /** Length of a chunk, in milliseconds. */
  readonly chunkMs: number
  readonly targetLanguages: readonly string[]
  /** Whether the first target is spoken too. */
  readonly speaks: boolean
}

export const plainVariant: SessionVariant = {
  messageFormat: 'json',
  sourceContentType: 'audio/pcm;encoding=s16le;rate=16000',
  chunkMs: 100,
  targetLanguages: ['de'],
  speaks: false,
}

/** What has an encoder outside a browser. */
const sourceTypes: readonly SourceContentType[] = [
  'audio/pcm;encoding=s16le;rate=8000',
  'audio/pcm;encoding=s16le;rate=16000',
  'audio/pcm;encoding=s16le;rate=44100',
  'audio/pcm;encoding=s16le;rate=48000',
  'audio/pcm;encoding=alaw;rate=8000',
  'audio/pcm;encoding=ulaw;rate=8000',
  'audio/flac',
  'audio/ogg;codecs=flac',
  'audio/x-matroska;codecs=flac',
]
const chunkLengths = [50, 60, 100, 130, 250] as const
/** Without targets it is a transcription. */
const targets = [['de'], ['de', 'fr'], []] as const
/** So many of the runs are plain. */
const PLAIN = 0.5
/** Keeps what is drawn here apart from the meeting and the faults of the same seed. */
const OWN_STREAM = 0x6d616e

/** The variant of a seed: always the same one. */
export function variantOf(seed: number): SessionVariant {
  const random = seededRandom(seed ^ OWN_STREAM)
  if (random() < PLAIN) return plainVariant
  const variant = {
    messageFormat: pick(random, messageFormats),
    sourceContentType: pick(random, sourceTypes),
    chunkMs: pick(random, chunkLengths),
    targetLanguages: pick(random, targets),
  }
  return { ...variant, speaks: variant.targetLanguages.length > 0 && random() < 0.5 }
}

/** Samples a second at which a meeting is captured. */
export const rateOf = ({ sourceContentType }: SessionVariant): number => captureRateOf(sourceContentType)
