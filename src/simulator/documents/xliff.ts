import { countCharacters } from '../rest/account/usage-log.ts'
import { toBcp47 } from '../rest/text-languages.ts'
import { type Translated, type Wording, wordIn } from './wording.ts'
import { readElements, withAttribute, type XmlElement } from './xml-reader.ts'

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Fills in the targets of XLIFF 2 with the translated sources, including their inline codes. */
export function translateXliff(text: string, wording: Wording): Translated {
  const elements = readElements(text)
  const root = elements?.[0]
  if (elements === undefined || root?.name !== 'xliff')
    return { ok: false, problem: 'The document is not XLIFF.' }
  const version = root.attributes['version'] ?? ''
  if (!version.startsWith('2.'))
    return { ok: false, problem: `The document is XLIFF ${version}, but 2.1 is needed.` }
  const segments = elements.filter((element) => element.name === 'segment' && isTranslated(element))
  const children = Map.groupBy(elements, ({ parent }) => parent)
  const spoken: string[] = []
  const edits: Edit[] = [edit(root, withAttribute(tagOf(text, root), 'trgLang', toBcp47(wording.target)))]
  for (const segment of segments) {
    const within = children.get(segment) ?? []
    const source = within.find(({ name }) => name === 'source')
    if (source === undefined) continue
    const words = text.slice(source.innerStart, source.innerEnd)
    spoken.push(words.replaceAll(/<[^>]*>/g, ''))
    const translated = wordIn(words, wording, { markup: { kind: 'xml', outlineDetection: false } })
    if (segment.attributes['state'] === 'initial')
      edits.push(edit(segment, withAttribute(tagOf(text, segment), 'state', 'translated')))
    const target = within.find(({ name }) => name === 'target')
    edits.push(
      target === undefined
        ? {
            start: source.end,
            end: source.end,
            text: `${lineBefore(text, source)}<target>${translated}</target>`,
          }
        : {
            start: target.start,
            end: target.end,
            text: `${tagOf(text, target).replace(/\s*\/>$/, '>')}${translated}</target>`,
          },
    )
  }
  return { ok: true, text: apply(text, edits), billedCharacters: countCharacters(spoken.join('')) }
}

/** The start tag of an element as it is written. */
const tagOf = (text: string, { start, innerStart }: XmlElement): string => text.slice(start, innerStart)

const edit = ({ start, innerStart }: XmlElement, tag: string): Edit => ({ start, end: innerStart, text: tag })

/** Whether an element is translated: it or an element around it may exclude it. */
function isTranslated(element: XmlElement | undefined): boolean {
  if (element === undefined) return true
  const given = element.attributes['translate']
  return given === undefined ? isTranslated(element.parent) : given !== 'no'
}

/** The line break and the space before an element, if it begins a line. */
const lineBefore = (text: string, { start }: XmlElement): string =>
  /\r?\n[ \t]*$/.exec(text.slice(Math.max(0, start - 200), start))?.[0] ?? ''

function apply(text: string, edits: readonly Edit[]): string {
  let written = ''
  let at = 0
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => a.start - b.start)) {
    written += text.slice(at, start) + replacement
    at = end
  }
  return written + text.slice(at)
}
