/** An element of an XML text: where it stands in it, and what stands where in it. */
export interface XmlElement {
  readonly name: string
  /** The start tag as it is written. */
  readonly tag: string
  readonly parent: XmlElement | undefined
  readonly start: number
  readonly innerStart: number
  innerEnd: number
  end: number
}

/** What is no element: how it begins, and how it ends. */
const OTHERS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const

const TAG = /<(\/?)([\p{L}_][^\s/>]*)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/uy

/** How much of an XML text is read at most; left out, all of it. */
interface XmlLimits {
  readonly elements?: number
  readonly depth?: number
}

/**
 * Finds the elements of an XML text, in the order in which they begin.
 *
 * @returns undefined where it is not well-formed, or beyond a limit
 */
export function readElements(
  text: string,
  {
    elements: maxElements = Number.POSITIVE_INFINITY,
    depth: maxDepth = Number.POSITIVE_INFINITY,
  }: XmlLimits = {},
): XmlElement[] | undefined {
  const elements: XmlElement[] = []
  let open: XmlElement | undefined
  let depth = 0
  // What cannot be read ends the reading: looked over again and again, a large text would take for ever.
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const other = OTHERS.find(([beginning]) => text.startsWith(beginning, at))
    if (other !== undefined) {
      const [beginning, ending] = other
      const end = text.indexOf(ending, at + beginning.length)
      if (end < 0) return undefined
      at = end + ending.length
      continue
    }
    TAG.lastIndex = at
    const [tag, slash, name = '', , selfClosing] = TAG.exec(text) ?? []
    if (tag === undefined) return undefined
    const start = at
    at += tag.length
    if (slash === '/') {
      if (open?.name !== name) return undefined
      open.innerEnd = start
      open.end = at
      open = open.parent
      depth -= 1
      continue
    }
    const element = { name, tag, parent: open, start, innerStart: at, innerEnd: at, end: at }
    if (elements.push(element) > maxElements) return undefined
    if (selfClosing !== '') continue
    open = element
    depth += 1
    if (depth > maxDepth) return undefined
  }
  return open === undefined && elements.length > 0 ? elements : undefined
}

/** The value of an attribute of a start tag, as it is written. */
export const attributeOf = (tag: string, name: string): string | undefined => {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? []
  return double ?? single
}

/** A start tag with another value of an attribute. */
export const withAttribute = (tag: string, name: string, value: string): string =>
  attributeOf(tag, name) === undefined
    ? tag.replace(/\s*\/?>$/, (end) => ` ${name}="${value}"${end.trim()}`)
    : tag.replace(new RegExp(`(\\s${name}\\s*=\\s*)(?:"[^"]*"|'[^']*')`), `$1"${value}"`)
