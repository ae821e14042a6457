/**
 * Fills in the placeholders of an interface string as the page does, so that a journey refers to strings instead of
 * copying them. Numbers are inserted without formatting.
 *
 * @param text a string of `en`
 * @throws when a placeholder is left, or a value has no placeholder
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
