import * as z from 'zod'
import { optionsByRule } from '../../../core/areas/style-rules/catalogue.ts'
import { flag, paging, sourceCode, textOf } from '../http/fields.ts'
import { MAX_LIST_INSTRUCTIONS } from './style-rule-store.ts'

/** @returns description of what the catalogue lacks; undefined if it has everything */
function findUnknown(category: string, chosen: Readonly<Record<string, string>>): string | undefined {
  const rules = Object.hasOwn(optionsByRule, category) ? optionsByRule[category] : undefined
  if (rules === undefined) return `unknown category '${category}'`
  for (const [rule, option] of Object.entries(chosen)) {
    const options = Object.hasOwn(rules, rule) ? rules[rule] : undefined
    if (options === undefined) return `unknown rule '${category}.${rule}'`
    if (!options.includes(option)) return `unknown option '${option}' of '${category}.${rule}'`
  }
  return undefined
}

/** Languages that a style rule list can be for. */
export const styleLanguages = ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh'] as const

/** Category, then rule, then option, all of which the catalogue must have. */
export const configuredRules = z
  .record(z.string(), z.record(z.string(), z.string()))
  .superRefine((categories, context) => {
    const [unknown] = Object.entries(categories).flatMap(
      ([category, rules]) => findUnknown(category, rules) ?? [],
    )
    if (unknown !== undefined) context.addIssue({ code: 'custom', message: unknown })
  })

const sourceLanguage = sourceCode.transform((code) => code.toLowerCase()).nullish()

export const instruction = z
  .object({ label: textOf(100), prompt: textOf(300), source_language: sourceLanguage })
  .transform(({ source_language: language, ...others }) => ({
    ...others,
    ...(typeof language === 'string' && { source_language: language }),
  }))

const name = textOf(1024)

export const creation = z.object({
  name,
  language: z.string().toLowerCase().pipe(z.enum(styleLanguages)),
  configured_rules: configuredRules.default({}),
  custom_instructions: z.array(instruction).max(MAX_LIST_INSTRUCTIONS).default([]),
})

export const renaming = z.object({ name })

export const listing = z.object({ ...paging, detailed: flag.default(false) })
