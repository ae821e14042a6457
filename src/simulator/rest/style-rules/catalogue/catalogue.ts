import type { Category } from './category.ts'
import { datesAndTimes } from './dates-and-times.ts'
import { formatting } from './formatting.ts'
import { numbers } from './numbers.ts'
import { punctuation } from './punctuation.ts'
import { spellingAndGrammar } from './spelling-and-grammar.ts'
import { styleAndTone } from './style-and-tone.ts'
import { vocabulary } from './vocabulary.ts'

/** Every rule that a list can configure, by category: the rules of all languages together. */
export const catalogue: Readonly<Record<string, Category>> = {
  dates_and_times: datesAndTimes,
  formatting,
  numbers,
  punctuation,
  spelling_and_grammar: spellingAndGrammar,
  style_and_tone: styleAndTone,
  vocabulary,
}

/** @returns what the catalogue does not have, in words; nothing where it has it all */
export function findUnknown(category: string, chosen: Readonly<Record<string, string>>): string | undefined {
  const rules = Object.hasOwn(catalogue, category) ? catalogue[category] : undefined
  if (rules === undefined) return `unknown category '${category}'`
  for (const [rule, option] of Object.entries(chosen)) {
    const options = Object.hasOwn(rules, rule) ? rules[rule] : undefined
    if (options === undefined) return `unknown rule '${category}.${rule}'`
    if (!options.includes(option)) return `unknown option '${option}' of '${category}.${rule}'`
  }
  return undefined
}
