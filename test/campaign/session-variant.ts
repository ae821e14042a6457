import { captureRateOf, type SourceContentType } from '../../src/core/audio/content-types.ts'
import { type MessageFormat, messageFormats, voiceConfigSchema } from '../../src/core/voice/config.ts'
import { pick, seededRandom } from '../support/base/random.ts'

/** Format and options of a session. */
export interface SessionVariant {
  readonly messageFormat: MessageFormat
  readonly sourceContentType: SourceContentType
  /** Chunk length in milliseconds. */
  readonly chunkMs: number
  readonly targetLanguages: readonly string[]
  /** Whether the first target language is also spoken. */
  readonly speaks: boolean
}

export const configOf = (variant: SessionVariant) =>
  voiceConfigSchema.parse({
    targetLanguages: variant.targetLanguages,
    spokenLanguages: spokenOf(variant, variant.targetLanguages),
    sourceLanguage: 'en',
    sourceLanguageMode: 'fixed',
    messageFormat: variant.messageFormat,
    sourceContentType: variant.sourceContentType,
  })

/** Speech is in the first target language. */
export const spokenOf = (
  { speaks }: SessionVariant,
  targetLanguages: readonly string[],
): readonly string[] => (speaks ? targetLanguages.slice(0, 1) : [])

export const plainVariant: SessionVariant = {
  messageFormat: 'json',
  sourceContentType: 'audio/pcm;encoding=s16le;rate=16000',
  chunkMs: 100,
  targetLanguages: ['de'],
  speaks: false,
}

/** Source types with an encoder that needs no browser. */
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
/** Target languages; none for a transcription. */
const targets = [['de'], ['de', 'fr'], []] as const
/** Fraction of runs with the plain variant. */
const PLAIN = 0.5
/** Separates the random values drawn here from those for the meeting and the faults of the same seed. */
const OWN_STREAM = 0x6d616e

/** The variant of a seed; always the same for the same seed. */
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

/** Sample rate at which a meeting is captured, in Hz. */
export const rateOf = ({ sourceContentType }: SessionVariant): number => captureRateOf(sourceContentType)
