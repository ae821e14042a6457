import * as z from 'zod/mini'
import type { AppErrorOf } from '../../base/errors.ts'
import { optionsByRule } from './catalogue.ts'

/** The chosen option of each rule, by category and rule: the service's identifiers throughout. */
export const configuredRulesSchema = z.record(z.string(), z.record(z.string(), z.string()))
export type ConfiguredRules = z.output<typeof configuredRulesSchema>

/**
 * Checks chosen rules against the catalogue.
 *
 * @returns an error for the first unknown category, rule or option, or undefined
 */
export function findUnknownRule(rules: ConfiguredRules): AppErrorOf<'invalid-input'> | undefined {
  for (const [category, chosen] of Object.entries(rules)) {
    const known = Object.hasOwn(optionsByRule, category) ? optionsByRule[category] : undefined
    if (known === undefined) return unknown(['rules', category], category)
    for (const [rule, option] of Object.entries(chosen)) {
      const options = Object.hasOwn(known, rule) ? known[rule] : undefined
      if (options === undefined) return unknown(['rules', category, rule], rule)
      if (!options.includes(option)) return unknown(['rules', category, rule], option)
    }
  }
  return undefined
}

const unknown = (path: readonly string[], value: string): AppErrorOf<'invalid-input'> => ({
  kind: 'invalid-input',
  field: path.join('.'),
  problem: { type: 'unknown-value', value },
})
