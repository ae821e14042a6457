export type Mark = 'detectable' | 'notDetectable' | 'spoken' | 'formality' | 'glossary'

export interface LanguageOption {
  readonly code: string
  /** In the interface language. */
  readonly name: string
  /** Capabilities of the language. */
  readonly marks: readonly Mark[]
}

export interface LanguageGroup {
  /** `none` is the option for no language. */
  readonly value: 'none' | 'chosen' | 'recent' | 'all'
  readonly items: readonly LanguageOption[]
}

/**
 * Groups options: the chosen ones first, then recently chosen ones, then the others by name.
 *
 * @param none option for no language, shown first if that is allowed
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

/** Whether a query matches the start of any word of the name, or of the code. */
export function matchesLanguage({ code, name }: LanguageOption, query: string): boolean {
  const wanted = query.trim().toLocaleLowerCase()
  if (wanted === '' || code.toLowerCase().startsWith(wanted)) return true
  return name
    .toLocaleLowerCase()
    .split(/[\s(),-]+/)
    .some((word, index, words) => words.slice(index).join(' ').startsWith(wanted) || word.startsWith(wanted))
}
