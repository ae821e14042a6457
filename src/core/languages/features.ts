import type { AppErrorOf } from '../base/errors.ts'
import { err, ok, type Result } from '../base/result.ts'
import { isSameLanguage } from './codes.ts'
import {
  type Availability,
  availabilities,
  type FeatureOfPair,
  type Product,
  type ProductLanguage,
} from './languages-calls.ts'
import { baseLanguage } from './voice-language-codes.ts'

type InvalidInput = AppErrorOf<'invalid-input'>
type Side = 'source' | 'target'

export interface FeaturePair {
  readonly sourceLanguage?: string | undefined
  readonly targetLanguage: string
}

/** A language by its code; a variant that is not listed has what its base has. */
export const findLanguage = (
  languages: readonly ProductLanguage[],
  code: string,
): ProductLanguage | undefined =>
  languages.find((language) => isSameLanguage(language.code, code)) ??
  languages.find((language) => isSameLanguage(language.code, baseLanguage(code)))

export const featureNamed = (
  { features }: ProductLanguage,
  name: string,
): ProductLanguage['features'][number] | undefined => features.find((feature) => feature.name === name)

const leastSettled = (statuses: readonly Availability[]): Availability =>
  availabilities.findLast((status) => statuses.includes(status)) ?? 'stable'

/**
 * Features of a product that a language pair supports: a feature must be listed by the source, the target,
 * both or neither.
 *
 * @returns an error if the product does not support one of the languages on its side
 */
export function featuresOfPair(
  product: Product,
  languages: readonly ProductLanguage[],
  { sourceLanguage, targetLanguage }: FeaturePair,
): Result<FeatureOfPair[], InvalidInput> {
  const source = sourceLanguage === undefined ? undefined : findLanguage(languages, sourceLanguage)
  const target = findLanguage(languages, targetLanguage)
  if (sourceLanguage !== undefined && source?.isSource !== true)
    return err(notOffered('sourceLanguage', sourceLanguage))
  if (target?.isTarget !== true) return err(notOffered('targetLanguage', targetLanguage))
  return ok(
    product.features.map(({ name, needsSource, needsTarget }) => {
      const needed: [Side, ProductLanguage | undefined][] = [
        ...(needsSource ? [['source', source] as [Side, ProductLanguage | undefined]] : []),
        ...(needsTarget ? [['target', target] as [Side, ProductLanguage | undefined]] : []),
      ]
      const found = needed.map(([side, language]) => ({
        side,
        feature: language === undefined ? undefined : featureNamed(language, name),
      }))
      const lackedBy = found.flatMap(({ side, feature }) => (feature === undefined ? [side] : []))
      const statuses = found.flatMap(({ feature }) => (feature === undefined ? [] : [feature.status]))
      return { name, isAvailable: lackedBy.length === 0, lackedBy, status: leastSettled(statuses) }
    }),
  )
}

const notOffered = (field: string, value: string): InvalidInput => ({
  kind: 'invalid-input',
  field,
  problem: { type: 'unknown-value', value },
})
