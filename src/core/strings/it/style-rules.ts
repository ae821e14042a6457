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
  dates_and_times: { name: 'Date e ore', rules: datesAndTimes },
  formatting: { name: 'Formattazione', rules: formatting },
  numbers: { name: 'Numeri', rules: numbers },
  punctuation: { name: 'Punteggiatura', rules: { ...punctuation, ...quotations } },
  spelling_and_grammar: { name: 'Ortografia e grammatica', rules: spellingAndGrammar },
  style_and_tone: { name: 'Stile e tono', rules: styleAndTone },
  vocabulary: { name: 'Vocabolario', rules: vocabulary },
}
