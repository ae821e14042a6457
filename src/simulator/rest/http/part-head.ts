/** What the head of a part of a form tells. */
export interface PartHead {
  readonly name: string
  readonly isFile: boolean
  /** Without any folder; undefined where none was given. */
  readonly fileName: string | undefined
}

/** One parameter behind a `;`: its name, and its value, in quotes or without. */
const PARAMETER = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g
/** Browsers write what would end a quoted value in percent, and nothing else. */
const ESCAPED = /%22|%0D|%0A/gi
/** `UTF-8'en'na%C3%AFve.txt` of RFC 5987. */
const EXTENDED = /^(utf-8|iso-8859-1)'[^']*'(.*)$/i

/** @returns undefined for the head of a part that has no name */
export function readPartHead(text: string): PartHead | undefined {
  const line = text.split('\r\n').find((each) => /^content-disposition\s*:/i.test(each))
  if (line === undefined || !/:\s*form-data\s*(;|$)/i.test(line)) return undefined
  const parameters = new Map<string, string>()
  for (const [, name = '', quoted, bare] of line.matchAll(PARAMETER))
    parameters.set(name.toLowerCase(), quoted === undefined ? (bare ?? '') : unquote(quoted))
  const name = parameters.get('name')
  if (name === undefined || name === '') return undefined
  const extended = readExtended(parameters.get('filename*'))
  const given = extended ?? parameters.get('filename')
  const fileName = given?.split(/[/\\]/).at(-1)
  return { name, isFile: given !== undefined, fileName: fileName === '' ? undefined : fileName }
}

const unquote = (value: string): string =>
  value.replaceAll(/\\(["\\])/g, '$1').replaceAll(ESCAPED, (code) => decodeURIComponent(code))

function readExtended(value: string | undefined): string | undefined {
  const [, charset, encoded] = EXTENDED.exec(value ?? '') ?? []
  if (charset === undefined || encoded === undefined) return undefined
  const bytes = encoded.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString(charset.toLowerCase() === 'utf-8' ? 'utf8' : 'latin1')
}
