/**
 * A string of the interface with its gaps filled in, as the page shows it: a journey names the string that it looks
 * for, and copies none. Figures are written as they are given.
 *
 * @param text a string of `en`
 * @throws when a gap is left, or a value has no gap
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const unused = new Set(Object.keys(values))
  const filled = text.replaceAll(/\{\{(\w+)(?:, number)?\}\}/g, (_gap, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`"${text}" needs ${name}`)
    unused.delete(name)
    return String(value)
  })
  if (unused.size > 0) throw new Error(`"${text}" has no ${[...unused].join(', ')}`)
  return filled
}
