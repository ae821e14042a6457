import * as z from 'zod/mini'
import { listOf } from '../../../../core/base/input.ts'
import { foreignLanguageCode } from '../../../../core/languages/codes.ts'
import { featureNamed } from '../../../../core/languages/features.ts'
import {
  type Availability,
  availabilities,
  type Product,
  type ProductLanguage,
  type TextLanguage,
} from '../../../../core/languages/languages-calls.ts'

/**
 * The shapes in which the service lists languages and products, and our own model of them. Both shapes are read
 * for all profiles, because the service is moving from one to the other. `null` is treated like a missing value.
 */

const status = z.nullish(z.string())

/** A list of names; or an object whose keys are the names. */
const features = z.union([
  listOf(z.string()),
  z.record(z.string(), z.object({ status, external: z.nullish(z.boolean()) })),
])

export const languagesAnswer = listOf(
  z.object({
    lang: foreignLanguageCode,
    name: z.string(),
    usable_as_source: z.boolean(),
    usable_as_target: z.boolean(),
    status,
    features: z.nullish(features),
  }),
)

export const textLanguagesAnswer = listOf(
  z.object({ language: foreignLanguageCode, name: z.string(), supports_formality: z.nullish(z.boolean()) }),
)

const flag = z.nullish(z.boolean())

export const productsAnswer = listOf(
  z.object({
    name: z.string(),
    endpoints: z.nullish(listOf(z.string())),
    features: z.nullish(
      listOf(
        z.object({
          name: z.string(),
          required_on_source: flag,
          required_on_target: flag,
          needs_source_support: flag,
          needs_target_support: flag,
        }),
      ),
    ),
  }),
)

/** Without a status it is stable; an unknown status is not assumed to be. */
const toAvailability = (said: string | null | undefined): Availability =>
  said === null || said === undefined
    ? 'stable'
    : (availabilities.find((known) => known === said) ?? 'early_access')

const toFeatures = (listed: z.output<typeof features> = []): ProductLanguage['features'] =>
  Array.isArray(listed)
    ? listed.map((name) => ({ name, status: 'stable', isExternal: false }))
    : Object.entries(listed).map(([name, feature]) => ({
        name,
        status: toAvailability(feature.status),
        isExternal: feature.external === true,
      }))

export const toProductLanguages = (answer: z.output<typeof languagesAnswer>): ProductLanguage[] =>
  answer.map((language) => ({
    code: language.lang,
    name: language.name,
    isSource: language.usable_as_source,
    isTarget: language.usable_as_target,
    status: toAvailability(language.status),
    features: toFeatures(language.features ?? undefined),
  }))

export const toTextLanguages = (answer: z.output<typeof textLanguagesAnswer>): TextLanguage[] =>
  answer.map(({ language, name, supports_formality }) => ({
    code: language,
    name,
    ...(typeof supports_formality === 'boolean' && { hasFormality: supports_formality }),
  }))

/** The languages of text translation on one side, from the list that v3 has deprecated. */
export const asTextLanguages = (
  languages: readonly ProductLanguage[],
  side: 'source' | 'target',
): TextLanguage[] =>
  languages
    .filter(({ isSource, isTarget }) => (side === 'source' ? isSource : isTarget))
    .map((language) => ({
      code: language.code.toUpperCase(),
      name: language.name,
      ...(side === 'target' && { hasFormality: featureNamed(language, 'formality') !== undefined }),
    }))

export const toProducts = (answer: z.output<typeof productsAnswer>): Product[] =>
  answer.map((product) => ({
    name: product.name,
    endpoints: product.endpoints ?? [],
    features: (product.features ?? []).map((feature) => ({
      name: feature.name,
      needsSource: feature.needs_source_support ?? feature.required_on_source ?? false,
      needsTarget: feature.needs_target_support ?? feature.required_on_target ?? false,
    })),
  }))
