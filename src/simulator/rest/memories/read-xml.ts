import { SaxesParser, type SaxesTagPlain } from 'saxes'

/** Limits of files: larger ones are beyond a demo. */
const MAX_ELEMENTS = 500_000
const MAX_DEPTH = 32

/** Handlers for the elements and words of an XML text. */
interface XmlHandlers {
  readonly open: (tag: SaxesTagPlain) => void
  readonly close: (tag: SaxesTagPlain) => void
  readonly words: (words: string) => void
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
    open(tag)
  })
  parser.on('closetag', (tag) => {
    depth -= 1
    close(tag)
  })
  parser.on('text', words)
  parser.on('cdata', words)
  try {
    parser.write(text).close()
    return undefined
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}
