import type { AppErrorOf } from '../../base/errors.ts'
import { servesLanguage } from '../../languages/codes.ts'
import { checkPlan, type PlannedService } from '../../service/service-features.ts'
import type { ServiceProfile } from '../../service/service-profiles.ts'
import { styleRuleLanguages } from '../style-rules/list-languages.ts'
import { type InvalidInput, invalid } from './pairs.ts'
import type { TranslationInput } from './text-calls.ts'

type Refusal = AppErrorOf<'invalid-input' | 'plan-needed'>

/** The part of a service that the rules depend on. */
export interface RuledService extends PlannedService {
  readonly profile: Pick<ServiceProfile, 'qualityOnly' | 'proOnly' | 'glossaryNeedsSource'>
}

type Rule = (input: TranslationInput, service: RuledService) => Refusal | undefined

/** Whether formality is required of the target language; a mere preference works for all. */
export const demandsFormality = ({ formality }: Pick<TranslationInput, 'formality'>): boolean =>
  formality === 'more' || formality === 'less'

const isUsed = (value: unknown): boolean => value !== undefined && (!Array.isArray(value) || value.length > 0)

/** The first text that is not Unicode: half a character cannot be sent. */
export function checkTexts(texts: readonly string[]): InvalidInput | undefined {
  const at = texts.findIndex((text) => !text.isWellFormed())
  return at === -1 ? undefined : invalid(`texts.${at}`, { type: 'malformed', detail: 'half a character' })
}

type Glossaries = Pick<TranslationInput, 'glossaryId' | 'glossaryIds'>

/** All glossaries of a translation, by field name. */
export const glossaryFields = ({
  glossaryId,
  glossaryIds = [],
}: Glossaries): { field: string; id: string }[] => [
  ...(glossaryId === undefined ? [] : [{ field: 'glossaryId', id: glossaryId }]),
  ...glossaryIds.map((id, i) => ({ field: `glossaryIds.${i}`, id })),
]

export const oneWayToNameGlossaries = ({ glossaryId, glossaryIds }: Glossaries): InvalidInput | undefined =>
  isUsed(glossaryId) && isUsed(glossaryIds)
    ? invalid('glossaryIds', { type: 'conflict', other: 'glossaryId' })
    : undefined

/** A glossary of a translation without a source language, where that is required. */
export const checkGlossarySource = (
  input: Glossaries & Pick<TranslationInput, 'sourceLanguage'>,
): InvalidInput | undefined => {
  const [glossary] = glossaryFields(input)
  return glossary !== undefined && input.sourceLanguage === undefined
    ? invalid(glossary.field, { type: 'needs', other: 'sourceLanguage' })
    : undefined
}

/** The rules of the resources that texts and documents are both translated with. */
export const checkResources = (
  input: Glossaries & Pick<TranslationInput, 'styleId'>,
  service: PlannedService,
): Refusal | undefined =>
  oneWayToNameGlossaries(input) ??
  (input.styleId === undefined ? undefined : checkPlan(service, 'style-rules'))

const qualityModel: Rule = (input, { profile }) => {
  const other = profile.qualityOnly.find((field) => isUsed(input[field]))
  return other !== undefined && input.modelType === 'latency_optimized'
    ? invalid('modelType', { type: 'conflict', other })
    : undefined
}

/** Custom instructions are available for the languages of style rules. */
const instructionLanguage: Rule = ({ customInstructions, targetLanguage }) =>
  isUsed(customInstructions) &&
  !styleRuleLanguages.some((language) => servesLanguage(language, targetLanguage))
    ? invalid('customInstructions', { type: 'not-supported', language: targetLanguage })
    : undefined

const RULES: readonly Rule[] = [
  ({ texts }) => checkTexts(texts),
  (input, { profile }) => (profile.glossaryNeedsSource ? checkGlossarySource(input) : undefined),
  (input, service) => checkResources(input, service),
  qualityModel,
  instructionLanguage,
]

/**
 * The rules of a translation that span several fields, or that a schema cannot say.
 *
 * @returns the first violation, if there is one
 */
export function checkTranslation(...given: Parameters<Rule>): Refusal | undefined {
  for (const rule of RULES) {
    const broken = rule(...given)
    if (broken !== undefined) return broken
  }
  return undefined
}
