import * as z from 'zod/mini'
import { call, empty } from '../base/call.ts'
import { languageCode } from './codes.ts'

/** Products for which the service lists languages. */
export const productNames = [
  'translate_text',
  'translate_document',
  'glossary',
  'voice',
  'write',
  'style_rules',
] as const
/** Additional products of some deployments. */
export const moreProductNames = ['translation_memory'] as const
const allProductNames = [...productNames, ...moreProductNames] as const
export type ProductName = (typeof allProductNames)[number]

/** Maturity of a language, best first. */
export const availabilities = ['stable', 'beta', 'early_access'] as const
const availability = z.enum(availabilities)
export type Availability = z.output<typeof availability>

const feature = z.object({
  /** Such as `formality`, `glossary` or `tag_handling`: the service adds to them. */
  name: z.string(),
  status: availability,
  /** Provided by a partner of the service. */
  isExternal: z.boolean(),
})

/** A language of one product. */
const productLanguage = z.object({
  /** BCP 47 */
  code: z.string(),
  /** In English. */
  name: z.string(),
  isSource: z.boolean(),
  isTarget: z.boolean(),
  status: availability,
  features: z.array(feature),
})
export type ProductLanguage = z.output<typeof productLanguage>

const textLanguage = z.object({
  /** In upper case, such as `EN-GB`. */
  code: z.string(),
  /** In English. */
  name: z.string(),
  /** Undefined if the service does not report it. */
  hasFormality: z.optional(z.boolean()),
})
export type TextLanguage = z.output<typeof textLanguage>

const product = z.object({
  name: z.string(),
  /** Paths without a slash at their beginning. Empty where the service no longer lists them. */
  endpoints: z.array(z.string()),
  /** A feature is available for a language pair if each language that must list it does. */
  features: z.array(z.object({ name: z.string(), needsSource: z.boolean(), needsTarget: z.boolean() })),
})
export type Product = z.output<typeof product>

const featureOfPair = z.object({
  name: z.string(),
  isAvailable: z.boolean(),
  /** The sides whose language lacks it. */
  lackedBy: z.array(z.enum(['source', 'target'])),
  /** Status of the less mature language of the two. */
  status: availability,
})
export type FeatureOfPair = z.output<typeof featureOfPair>

/** Languages and their features. */
export const languageCalls = {
  'language.listText': call(
    z.object({ type: z._default(z.enum(['source', 'target']), 'source') }),
    z.array(textLanguage),
  ),
  'language.listProduct': call(z.object({ product: z.enum(allProductNames) }), z.array(productLanguage)),
  'language.listProducts': call(empty, z.array(product)),
  /** All features of a product, and which of them this language pair supports. */
  'language.features': call(
    z.object({
      product: z.enum(allProductNames),
      /** If omitted, the service detects it, and no feature may depend on it. */
      sourceLanguage: z.optional(languageCode),
      targetLanguage: languageCode,
    }),
    z.array(featureOfPair),
  ),
} as const
