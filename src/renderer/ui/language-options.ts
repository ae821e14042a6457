export type Mark = 'detectable' | 'mustBeNamed' | 'spoken' | 'formality' | 'glossary'

export interface LanguageOption {
  readonly code: string
  /** In the language of the interface. */
  readonly name: string
  /** What the language can do. */
  readonly marks: readonly Mark[]
}

export interface LanguageGroup {
  readonly value: 'recent' | 'all'
  readonly items: readonly LanguageOption[]
}

/** Recently chosen ones first, the others by name. */
export function groupOptions(
  options: readonly LanguageOption[],
  recent: readonly string[],
  compare: (a: string, b: string) => number,
): LanguageGroup[] {
  const latest = recent.flatMap((code) => options.filter((option) => option.code === code))
  const others = options
    .filter((option) => !latest.includes(option))
    .toSorted((a, b) => compare(a.name, b.name))
  const all: LanguageGroup = { value: 'all', items: others }
  return latest.length === 0 ? [all] : [{ value: 'recent', items: latest }, all]
}

/** By name or by code, from the beginning of any word. */
export function matchesLanguage({ code, name }: LanguageOption, query: string): boolean {
  const wanted = query.trim().toLocaleLowerCase()
  if (wanted === '' || code.toLowerCase().startsWith(wanted)) return true
  return name
    .toLocaleLowerCase()
    .split(/[\s(),-]+/)
    .some((word, index, words) => words.slice(index).join(' ').startsWith(wanted) || word.startsWith(wanted))
}
