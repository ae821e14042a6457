import type { StyleRule, StyleRuleCategory, StyleRuleOption } from '../style-rules/catalogue.ts'

/**
 * What people read of the catalogue of style rules, in one language. It is total: a rule without a name does not
 * compile. It is kept apart from the other strings because it is large, and only one panel needs it.
 */
export type StyleRuleNames = {
  readonly [C in StyleRuleCategory]: {
    readonly name: string
    readonly rules: {
      readonly [R in StyleRule<C>]: {
        readonly name: string
        readonly options: { readonly [O in StyleRuleOption<C, R>]: string }
      }
    }
  }
}
