import { SaxesParser, type SaxesTagPlain } from 'saxes'

/** Limits of documents: larger ones are beyond a demo. */
const MAX_ELEMENTS = 500_000
const MAX_DEPTH = 32

/** Handlers for the elements and words of an XML text; `at` is the offset after a tag. */
interface XmlHandlers {
  readonly open: (tag: SaxesTagPlain, at: number) => void
  readonly close: (tag: SaxesTagPlain, at: number) => void
  readonly words?: (words: string) => void
}

/**
 * Reads well-formed XML. It cannot define entities or load external content.
 *
 * @returns why it cannot be read, if it cannot
 */
export function readXml(text: string, { open, close, words }: XmlHandlers): string | undefined {
  const parser = new SaxesParser()
  let elements = 0
  let depth = 0
  parser.on('doctype', (declaration) => {
    if (declaration.includes('[')) parser.fail('entity declarations are not accepted.')
  })
  parser.on('opentag', (tag) => {
    elements += 1
    depth += 1
    if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) parser.fail('too many elements.')
    open(tag, parser.position)
  })
  parser.on('closetag', (tag) => {
    depth -= 1
    close(tag, parser.position)
  })
  if (words !== undefined) {
    parser.on('text', words)
    parser.on('cdata', words)
  }
  try {
    parser.write(text).close()
    return undefined
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}

/** An element of an XML text, with its position and the position of its content. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly parent: XmlElement | undefined
  readonly start: number
  readonly innerStart: number
  innerEnd: number
  end: number
}

/**
 * Finds the elements of an XML text, in the order in which they begin.
 *
 * @returns undefined if it cannot be read
 */
export function readElements(text: string): XmlElement[] | undefined {
  const elements: XmlElement[] = []
  let parent: XmlElement | undefined
  const problem = readXml(text, {
    open: ({ name, attributes }, at) => {
      const start = text.lastIndexOf('<', at - 1)
      parent = { name, attributes, parent, start, innerStart: at, innerEnd: at, end: at }
      elements.push(parent)
    },
    close: ({ isSelfClosing }, at) => {
      if (parent === undefined) return
      parent.end = at
      if (!isSelfClosing) parent.innerEnd = text.lastIndexOf('<', at - 1)
      parent = parent.parent
    },
  })
  return problem === undefined ? elements : undefined
}

/** A start tag with another value of an attribute. */
export const withAttribute = (tag: string, name: string, value: string): string => {
  const attribute = new RegExp(`(\\s${name}\\s*=\\s*)(?:"[^"]*"|'[^']*')`)
  return attribute.test(tag)
    ? tag.replace(attribute, `$1"${value}"`)
    : tag.replace(/\s*\/?>$/, (end) => ` ${name}="${value}"${end.trim()}`)
}
