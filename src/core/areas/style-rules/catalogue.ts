import names from '../../../../resources/locales/en/styleRules.json' with { type: 'json' }

/** Names of categories, rules and options by the service's identifiers, which may also be unknown ones. */
export type NamesByRule = Readonly<
  Record<
    string,
    {
      readonly name: string
      readonly rules: Readonly<
        Record<string, { readonly name: string; readonly options: Readonly<Record<string, string>> }>
      >
    }
  >
>

const options = (rules: NamesByRule[string]['rules']): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(rules).map(([rule, named]) => [rule, Object.keys(named.options)]))

/**
 * The options of each rule by category: whatever has a name. Undefined for unknown identifiers. A test holds the
 * names in the other languages to the same identifiers.
 */
export const optionsByRule: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  Object.fromEntries(
    Object.entries<NamesByRule[string]>(names).map(([category, { rules }]) => [category, options(rules)]),
  )
