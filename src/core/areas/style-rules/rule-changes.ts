import { optionsByRule } from './catalogue.ts'
import type { ConfiguredRules } from './configured-rules.ts'

/** Change of one rule: to one of its options, or to none. All identifiers are the service's. */
export interface RuleChange {
  readonly category: string
  readonly rule: string
  /** Undefined: the rule is unset. */
  readonly option?: string | undefined
}

/** A rule and the option that is chosen for it. */
export interface ChosenRule extends RuleChange {
  readonly option: string
}

/** The option that is chosen for a rule, if one is. */
export const chosenOption = (rules: ConfiguredRules, category: string, rule: string): string | undefined => {
  const chosen = Object.hasOwn(rules, category) ? rules[category] : undefined
  return chosen !== undefined && Object.hasOwn(chosen, rule) ? chosen[rule] : undefined
}

/** Applies changes in order. Rules that they do not name are unchanged; a category without rules is removed. */
export function withChanges(rules: ConfiguredRules, changes: readonly RuleChange[]): ConfiguredRules {
  const changed = new Map(Object.entries(rules).map(([name, chosen]) => [name, { ...chosen }]))
  for (const { category, rule, option } of changes) {
    const { [rule]: _before, ...others } = changed.get(category) ?? {}
    const next = option === undefined ? others : { ...others, [rule]: option }
    if (Object.keys(next).length === 0) changed.delete(category)
    else changed.set(category, next)
  }
  return Object.fromEntries(changed)
}

/** Whether changes have no effect. */
export const changesNothing = (rules: ConfiguredRules, changes: readonly RuleChange[]): boolean =>
  changes.every(({ category, rule, option }) => chosenOption(rules, category, rule) === option)

/** All chosen rules, as a list. */
export const chosenRules = (rules: ConfiguredRules): ChosenRule[] =>
  Object.entries(rules).flatMap(([category, chosen]) =>
    Object.entries(chosen).map(([rule, option]) => ({ category, rule, option })),
  )

/** Chosen rules that are not in the catalogue: added to the service since, or made elsewhere. */
export const unknownRules = (rules: ConfiguredRules): ChosenRule[] =>
  chosenRules(rules).filter(({ category, rule, option }) => {
    const known = Object.hasOwn(optionsByRule, category) ? optionsByRule[category] : undefined
    return known === undefined || !Object.hasOwn(known, rule) || known[rule]?.includes(option) !== true
  })
