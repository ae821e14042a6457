import type { StyleRuleNames } from '../style-rule-names.ts'
import { datesAndTimes } from './style-rules/dates-and-times.ts'
import { formatting } from './style-rules/formatting.ts'
import { numbers } from './style-rules/numbers.ts'
import { punctuation } from './style-rules/punctuation.ts'
import { quotations } from './style-rules/quotations.ts'
import { spellingAndGrammar } from './style-rules/spelling-and-grammar.ts'
import { styleAndTone } from './style-rules/style-and-tone.ts'
import { vocabulary } from './style-rules/vocabulary.ts'

/** The catalogue of style rules in English. */
export const styleRuleNames: StyleRuleNames = {
  dates_and_times: { name: 'التواريخ والأوقات', rules: datesAndTimes },
  formatting: { name: 'التنسيق', rules: formatting },
  numbers: { name: 'الأعداد', rules: numbers },
  punctuation: { name: 'علامات الترقيم', rules: { ...punctuation, ...quotations } },
  spelling_and_grammar: { name: 'الإملاء والنحو', rules: spellingAndGrammar },
  style_and_tone: { name: 'الأسلوب والنبرة', rules: styleAndTone },
  vocabulary: { name: 'المفردات', rules: vocabulary },
}
