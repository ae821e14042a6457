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
  dates_and_times: { name: '日付と時刻', rules: datesAndTimes },
  formatting: { name: '書式', rules: formatting },
  numbers: { name: '数', rules: numbers },
  punctuation: { name: '句読点と記号', rules: { ...punctuation, ...quotations } },
  spelling_and_grammar: { name: '表記と文法', rules: spellingAndGrammar },
  style_and_tone: { name: '文体とトーン', rules: styleAndTone },
  vocabulary: { name: '語彙', rules: vocabulary },
}
