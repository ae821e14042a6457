import { optionsByRule } from '../../../core/style-rules/catalogue.ts'

/** @returns description of what the catalogue lacks; undefined if it has everything */
export function findUnknown(category: string, chosen: Readonly<Record<string, string>>): string | undefined {
  const rules = Object.hasOwn(optionsByRule, category) ? optionsByRule[category] : undefined
  if (rules === undefined) return `unknown category '${category}'`
  for (const [rule, option] of Object.entries(chosen)) {
    const options = Object.hasOwn(rules, rule) ? rules[rule] : undefined
    if (options === undefined) return `unknown rule '${category}.${rule}'`
    if (!options.includes(option)) return `unknown option '${option}' of '${category}.${rule}'`
  }
  return undefined
}
