/** A line of a calendar (RFC 5545): a property with its parameters, names in capitals. */
export interface CalendarLine {
  readonly name: string
  readonly parameters: Readonly<Record<string, string>>
  readonly value: string
}

const [LINE_FEED, RETURN, SPACE, TAB] = [10, 13, 32, 9]

/** Joins folded lines of a calendar in UTF-8: RFC 5545 folds bytes, also within a letter. */
export function unfoldBytes(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const end = bytes[at] === RETURN && bytes[at + 1] === LINE_FEED ? at + 1 : at
    const next = bytes[end + 1]
    if (bytes[end] === LINE_FEED && (next === SPACE || next === TAB)) at = end + 1
    else {
      unfolded[length] = bytes[at] ?? 0
      length += 1
    }
  }
  return unfolded.subarray(0, length)
}

/** Lines that belong together: a line that begins with a blank continues the one before. */
export const unfold = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/(?:\r\n|\n|\r)[ \t]/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')

/** Quotation marks and line breaks in parameters (RFC 6868). */
const unescapeParameter = (value: string) =>
  value.replace(/\^([n^'])/g, (_, code: string) => (code === 'n' ? ' ' : code === '^' ? '^' : '"'))

export const unescapeText = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character))

const NAME = /[A-Za-z0-9-]+/y
const PARAMETER_NAME = /;([A-Za-z0-9-]+)=/y
/** Beginnings of addresses that programs write without the quotation marks that their colons need. */
const SCHEME = /^(?:mailto|https?|tel|urn|sip)$/i

/**
 * Reads the value of a parameter. Programs escape quotation marks and commas in it, which the standard does only in
 * texts.
 *
 * @returns undefined if a quotation mark is not closed
 */
function readValue(line: string, start: number): { readonly text: string; readonly end: number } | undefined {
  let text = ''
  let isQuoted = false
  for (let at = start; at < line.length; at += 1) {
    const character = line[at] ?? ''
    const next = line[at + 1] ?? ''
    if (character === '\\' && '"\\,;:'.includes(next) && next !== '') {
      text += next
      at += 1
    } else if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && (character === ';' || (character === ':' && !SCHEME.test(text))))
      return { text: unescapeParameter(text), end: at }
    else text += character
  }
  return undefined
}

/** Reads an unfolded line; undefined if it is broken. */
export function readCalendarLine(line: string): CalendarLine | undefined {
  NAME.lastIndex = 0
  const name = NAME.exec(line)?.[0]
  if (name === undefined) return undefined
  let at = name.length
  const parameters: Record<string, string> = Object.create(null)
  while (line[at] === ';') {
    PARAMETER_NAME.lastIndex = at
    const [start, key = ''] = PARAMETER_NAME.exec(line) ?? []
    const value = start === undefined ? undefined : readValue(line, at + start.length)
    if (value === undefined) return undefined
    parameters[key.toUpperCase()] = value.text
    at = value.end
  }
  return line[at] === ':' ? { name: name.toUpperCase(), parameters, value: line.slice(at + 1) } : undefined
}
