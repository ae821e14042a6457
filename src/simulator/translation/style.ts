import type { Change, Effects } from './style/effects.ts'
import { numberRules } from './style/numbers.ts'
import { punctuationRules } from './style/punctuation.ts'
import { quotationRules } from './style/quotation.ts'
import { spellingRules } from './style/spelling.ts'
import { timeRules } from './style/times.ts'

/** Category, then rule, then the option that was chosen. */
export type ConfiguredRules = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Effect of a style rule list on a translation. */
export interface Style {
  /** Base code in lower case. */
  readonly language: string
  readonly rules: ConfiguredRules
  /** Labels of its custom instructions. */
  readonly labels: readonly string[]
}

/**
 * The rules that this service applies, in order: those that need no knowledge of a language. All others are stored
 * without effect.
 */
export const effects: Effects = {
  ...timeRules,
  ...numberRules,
  ...spellingRules,
  ...punctuationRules,
  ...quotationRules,
}

/** Applies a style to a translation. */
export function applyStyle(text: string, { rules, language }: Style): string {
  const changes = Object.entries(effects).flatMap(([name, options]): Change[] => {
    const [category = '', rule = ''] = name.split('.')
    const option = rules[category]?.[rule]
    const change = option === undefined ? undefined : options[option]
    return change === undefined ? [] : [change]
  })
  return changes.reduce((changed, change) => change(changed, language), text)
}
