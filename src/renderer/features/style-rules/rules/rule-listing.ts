import { type NamesByRule, optionsByRule } from '../../../../core/areas/style-rules/catalogue.ts'
import type { ConfiguredRules } from '../../../../core/areas/style-rules/configured-rules.ts'
import { chosenOption } from '../../../../core/areas/style-rules/rule-changes.ts'
import { languagesOfOption } from '../../../../core/areas/style-rules/rule-languages.ts'

export interface ShownOption {
  readonly id: string
  readonly name: string
  /** Languages of the option; empty if it applies to that of the list. */
  readonly otherLanguages: readonly string[]
}

export interface ShownRule {
  readonly id: string
  readonly name: string
  readonly chosen: ShownOption | undefined
  /** Options, those for the language of the list first. */
  readonly options: readonly ShownOption[]
  readonly otherLanguages: readonly string[]
}

export interface ShownCategory {
  readonly id: string
  readonly name: string
  readonly chosenCount: number
  readonly rules: readonly ShownRule[]
}

export interface RuleQuery {
  /** Language of the list. */
  readonly language: string
  readonly search: string
  /** Whether to include rules and options for other languages. */
  readonly isEveryLanguage: boolean
  readonly isChosenOnly: boolean
  /** Compares names in the reader's sort order. */
  readonly compare: (a: string, b: string) => number
}

/** Removes case, accents and compatibility differences between characters. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase()

const wordsOf = (search: string): string[] =>
  folded(search)
    .split(/\s+/)
    .filter((word) => word !== '')

/**
 * Finds the rules that match a query, by category and sorted by name. A rule matches if each word occurs in its
 * name, its ID, its category's name or its options. Chosen rules are included whatever their language.
 */
export function listRules(names: NamesByRule, rules: ConfiguredRules, query: RuleQuery) {
  const words = wordsOf(query.search)
  let inOtherLanguages = 0
  const categories = Object.entries(names).map(([category, { name, rules: named }]): ShownCategory => {
    const all = Object.keys(named).map((rule) => toShown(named, category, rule, rules, query.language))
    const isFound = (rule: ShownRule) => matches(words, name, rule)
    const wanted = all.filter(({ chosen }) => !query.isChosenOnly || chosen !== undefined)
    const found = query.isEveryLanguage
      ? wanted.filter(isFound)
      : wanted.flatMap((rule) => fitting(rule) ?? []).filter(isFound)
    inOtherLanguages += wanted.filter(isFound).length - found.length
    return {
      id: category,
      name,
      chosenCount: all.filter(({ chosen }) => chosen !== undefined).length,
      rules: found.toSorted(byLanguageThenName(query.compare)),
    }
  })
  const shown = categories.filter((category) => category.rules.length > 0)
  return {
    categories: shown,
    count: shown.reduce((sum, category) => sum + category.rules.length, 0),
    /** Number of further matches among rules for other languages. */
    inOtherLanguages,
  }
}

const matches = (words: readonly string[], category: string, { id, name, options }: ShownRule): boolean => {
  const text = folded(
    [category, name, id.replaceAll('_', ' '), ...options.map((each) => each.name)].join('\n'),
  )
  return words.every((word) => text.includes(word))
}

/** The part of a rule that fits the language of the list or is chosen; undefined if there is none. */
function fitting(rule: ShownRule): ShownRule | undefined {
  if (rule.otherLanguages.length > 0 && rule.chosen === undefined) return undefined
  const options = rule.options.filter(
    (option) => option.otherLanguages.length === 0 || option === rule.chosen,
  )
  return { ...rule, options }
}

const byLanguageThenName =
  (compare: RuleQuery['compare']) =>
  (a: ShownRule, b: ShownRule): number =>
    Math.sign(a.otherLanguages.length) - Math.sign(b.otherLanguages.length) || compare(a.name, b.name)

const others = (languages: readonly string[] | undefined, own: string): readonly string[] =>
  languages === undefined || languages.includes(own) ? [] : languages

function toShown(
  named: NamesByRule[string]['rules'],
  category: string,
  rule: string,
  rules: ConfiguredRules,
  language: string,
): ShownRule {
  const { name = rule, options: optionNames = {} } = named[rule] ?? {}
  const all = (optionsByRule[category]?.[rule] ?? []).map(
    (id): ShownOption => ({
      id,
      name: optionNames[id] ?? id,
      otherLanguages: others(languagesOfOption(category, rule, id), language),
    }),
  )
  const own = all.filter(({ otherLanguages }) => otherLanguages.length === 0)
  const foreign = all.filter(({ otherLanguages }) => otherLanguages.length > 0)
  return {
    id: rule,
    name,
    chosen: all.find(({ id }) => id === chosenOption(rules, category, rule)),
    options: [...own, ...foreign],
    // Without an option for the language of the list, the rule does not apply.
    otherLanguages: own.length > 0 ? [] : [...new Set(foreign.flatMap((option) => option.otherLanguages))],
  }
}
