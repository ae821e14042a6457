import * as z from 'zod/mini'
import type { AppErrorOf } from '../../base/errors.ts'
import type { PlannedService } from '../../service/service-features.ts'
import type { ServiceProfile } from '../../service/service-profiles.ts'
import { invalid } from '../text/pairs.ts'
import { checkGlossarySource, checkResources } from '../text/text-rules.ts'
import { documentFormalities, MAX_DOCUMENT_GLOSSARIES, MAX_TARGETS } from './choices.ts'
import { outputFormats } from './types.ts'

const language = z.string().check(z.trim(), z.regex(/^[A-Za-z]{2,3}(-[\dA-Za-z]{2,8})*$/), z.maxLength(20))
const uuid = z.string().check(z.trim(), z.regex(/^[\dA-Fa-f]{8}(-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/))

/** Options of a document translation, except its target language. */
export const documentOptionsSchema = z.object({
  /** Omitted: the service detects it. */
  sourceLanguage: z.optional(language),
  /**
   * Extension of the translation; by default that of the source's type. The service decides which pairs
   * exist.
   */
  outputFormat: z.optional(z.enum(outputFormats)),
  formality: z.optional(z.enum(documentFormalities)),
  glossaryId: z.optional(uuid),
  glossaryIds: z.optional(z.array(uuid).check(z.minLength(1), z.maxLength(MAX_DOCUMENT_GLOSSARIES))),
  styleId: z.optional(uuid),
  translationMemoryId: z.optional(uuid),
  /** Minimum match of a segment of the memory, in percent. */
  translationMemoryThreshold: z.optional(z.int().check(z.gte(0), z.lte(100))),
  /** Whether a translation that is a Word or PDF document is marked as one. */
  watermark: z.optional(z.boolean()),
})
export type DocumentOptions = z.output<typeof documentOptionsSchema>

/** Codes of the v2 language list; each becomes a translation of its own. */
export const documentTargetsSchema = z.array(language).check(z.minLength(1), z.maxLength(MAX_TARGETS))

/** Checks combinations of valid options that the service would refuse; returns the first violation. */
export const checkDocumentOptions = (
  options: DocumentOptions,
  service: PlannedService & { readonly profile: Pick<ServiceProfile, 'hasWatermark'> },
): AppErrorOf<'invalid-input' | 'plan-needed'> | undefined =>
  checkResources(options, service) ??
  checkGlossarySource(options) ??
  (options.translationMemoryThreshold !== undefined && options.translationMemoryId === undefined
    ? invalid('translationMemoryId', { type: 'missing' })
    : undefined) ??
  (options.watermark === true && !service.profile.hasWatermark
    ? invalid('watermark', { type: 'unknown-value', value: 'true' })
    : undefined)

/** The same language once, in the order they were named. */
export const distinctTargets = (targets: readonly string[]): string[] =>
  [...new Map(targets.toReversed().map((code) => [code.toUpperCase(), code])).values()].toReversed()
