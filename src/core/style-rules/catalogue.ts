import { datesAndTimes } from './catalogue/dates-and-times.ts'
import { formatting } from './catalogue/formatting.ts'
import { numbers } from './catalogue/numbers.ts'
import { punctuation } from './catalogue/punctuation.ts'
import { spellingAndGrammar } from './catalogue/spelling-and-grammar.ts'
import { styleAndTone } from './catalogue/style-and-tone.ts'
import { vocabulary } from './catalogue/vocabulary.ts'

/** All rules of a style rule list by category, with their options. */
export const styleRuleCatalogue = {
  dates_and_times: datesAndTimes,
  formatting,
  numbers,
  punctuation,
  spelling_and_grammar: spellingAndGrammar,
  style_and_tone: styleAndTone,
  vocabulary,
} as const

/** The catalogue for identifiers of unknown origin: undefined for unknown ones. */
export const optionsByRule: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  styleRuleCatalogue
