export type Mark = 'detectable' | 'mustBeNamed' | 'spoken' | 'formality' | 'glossary'

export interface LanguageOption {
  readonly code: string
  /** In the language of the interface. */
  readonly name: string
  /** Capabilities of the language. */
  readonly marks: readonly Mark[]
}

export interface LanguageGroup {
  /** `none`: the choice of no language at all. */
  readonly value: 'none' | 'chosen' | 'recent' | 'all'
  readonly items: readonly LanguageOption[]
}

/**
 * The chosen ones first, then those that were chosen lately, then the others by name.
 *
 * @param none goes before all of them, where nothing may be chosen
 */
export function groupOptions(
  options: readonly LanguageOption[],
  chosen: readonly string[],
  recent: readonly string[],
  compare: (a: string, b: string) => number,
  none?: LanguageOption,
): LanguageGroup[] {
  const named = (codes: readonly string[]) =>
    [...new Set(codes)].flatMap((code) => options.filter((option) => option.code === code))
  const latest = recent.filter((code) => !chosen.includes(code))
  const others = options
    .filter(({ code }) => !chosen.includes(code) && !latest.includes(code))
    .toSorted((a, b) => compare(a.name, b.name))
  const groups: readonly LanguageGroup[] = [
    { value: 'none', items: none === undefined ? [] : [none] },
    { value: 'chosen', items: named(chosen) },
    { value: 'recent', items: named(latest) },
    { value: 'all', items: others },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** Matches the beginning of any word of the name, or the code. */
export function matchesLanguage({ code, name }: LanguageOption, query: string): boolean {
  const wanted = query.trim().toLocaleLowerCase()
  if (wanted === '' || code.toLowerCase().startsWith(wanted)) return true
  return name
    .toLocaleLowerCase()
    .split(/[\s(),-]+/)
    .some((word, index, words) => words.slice(index).join(' ').startsWith(wanted) || word.startsWith(wanted))
}
