import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { mostCodePoints } from '../../base/unicode.ts'
import { languageCode } from '../../languages/codes.ts'

export const splittingModes = ['0', '1', 'nonewlines'] as const
export const formalities = ['default', 'more', 'less', 'prefer_more', 'prefer_less'] as const
export const modelTypes = ['quality_optimized', 'prefer_quality_optimized', 'latency_optimized'] as const
export const tagKinds = ['xml', 'html'] as const
export const tagHandlingVersions = ['v1', 'v2'] as const

export const MAX_GLOSSARIES = 5
/** Instructions of one translation, and code points of each. */
export const MAX_INSTRUCTIONS = 10
export const MAX_INSTRUCTION_CHARACTERS = 300

const text = z.string().check(z.minLength(1))
const tagNames = z.array(z.string().check(z.regex(/^[^\s,<>]+$/)))

export const translationSchema = z.object({
  texts: z.array(text).check(z.minLength(1)),
  targetLanguage: languageCode,
  /** Undefined: the service detects it for each text. */
  sourceLanguage: z.optional(languageCode),
  /** Context for the translation, neither translated nor billed. */
  context: z.optional(z.string()),
  showBilledCharacters: z.optional(z.boolean()),
  /** `0`: a text is one sentence. `1`: at punctuation and line ends. `nonewlines`: at punctuation. */
  splitSentences: z.optional(z.enum(splittingModes)),
  preserveFormatting: z.optional(z.boolean()),
  formality: z.optional(z.enum(formalities)),
  modelType: z.optional(z.enum(modelTypes)),
  glossaryId: z.optional(z.guid()),
  glossaryIds: z.optional(z.array(z.guid()).check(z.maxLength(MAX_GLOSSARIES))),
  styleId: z.optional(z.guid()),
  translationMemoryId: z.optional(z.guid()),
  /** Minimum match, in percent. */
  translationMemoryThreshold: z.optional(z.int().check(z.gte(0), z.lte(100))),
  customInstructions: z.optional(
    z.array(text.check(mostCodePoints(MAX_INSTRUCTION_CHARACTERS))).check(z.maxLength(MAX_INSTRUCTIONS)),
  ),
  tagHandling: z.optional(z.enum(tagKinds)),
  tagHandlingVersion: z.optional(z.enum(tagHandlingVersions)),
  outlineDetection: z.optional(z.boolean()),
  /** The service accepts it without effect. */
  enableBetaLanguages: z.optional(z.boolean()),
  nonSplittingTags: z.optional(tagNames),
  splittingTags: z.optional(tagNames),
  ignoreTags: z.optional(tagNames),
  /** Stores a single text and its translation under this id, replacing what was stored under it. */
  keepAs: z.optional(z.guid()),
})
export type TranslationInput = z.output<typeof translationSchema>

const translated = z.object({
  text: z.string(),
  /** As the service writes it, such as `EN`. For a text that was split, the language of its beginning. */
  detectedSourceLanguage: z.string(),
  billedCharacters: z.optional(z.number()),
  modelTypeUsed: z.optional(z.string()),
  tagHandlingVersion: z.optional(z.string()),
})
export type Translated = z.output<typeof translated>

/** Text translation. */
export const textCalls = {
  /** Translations are in the order of the texts. Progress counts the chunks that the texts were split into. */
  'text.translate': call(translationSchema, z.object({ translations: z.array(translated) })),
} as const
