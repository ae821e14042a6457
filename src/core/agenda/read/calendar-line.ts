/** A line of a calendar (RFC 5545): a property with its parameters, names in capitals. */
export interface CalendarLine {
  readonly name: string
  readonly parameters: Readonly<Record<string, string>>
  readonly value: string
}

/** Lines that belong together: a line that begins with a blank continues the one before. */
export function unfold(text: string): string[] {
  const lines: string[] = []
  let parts: string[] = []
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (/^[ \t]/.test(line) && parts.length > 0) parts.push(line.slice(1))
    else {
      if (parts.length > 0) lines.push(parts.join(''))
      parts = [line]
    }
  }
  if (parts.length > 0) lines.push(parts.join(''))
  return lines.filter((line) => line.trim() !== '')
}

/** Quotation marks and line breaks in parameters (RFC 6868). */
const unescapeParameter = (value: string) =>
  value.replace(/\^([n^'])/g, (_, code: string) => (code === 'n' ? ' ' : code === '^' ? '^' : '"'))

export const unescapeText = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character))

const NAME = /[A-Za-z0-9-]+/y
const PARAMETER = /;([A-Za-z0-9-]+)=((?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)/y

/** Reads an unfolded line; undefined if it is broken. */
export function readCalendarLine(line: string): CalendarLine | undefined {
  NAME.lastIndex = 0
  const name = NAME.exec(line)?.[0]
  if (name === undefined) return undefined
  let at = name.length
  const parameters: Record<string, string> = Object.create(null)
  while (line[at] === ';') {
    PARAMETER.lastIndex = at
    const parameter = PARAMETER.exec(line)
    if (parameter === null) return undefined
    const [whole, key = '', value = ''] = parameter
    parameters[key.toUpperCase()] = unescapeParameter(value.replaceAll('"', ''))
    at += whole.length
  }
  return line[at] === ':' ? { name: name.toUpperCase(), parameters, value: line.slice(at + 1) } : undefined
}
