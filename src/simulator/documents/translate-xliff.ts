import { countCharacters } from '../rest/account/usage-log.ts'
import { toBcp47 } from '../rest/text-languages.ts'
import { type DocumentWording, type TranslatedWording, wordIn } from './document-wording.ts'
import { readElements, withAttribute, type XmlElement } from './xml-reader.ts'

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Elements of a version that name the language, and that hold a source and its target. */
const VERSIONS = {
  '1.2': { named: 'file', language: 'target-language', unit: 'trans-unit' },
  '2': { named: 'xliff', language: 'trgLang', unit: 'segment' },
} as const

/** Fills in the targets of XLIFF with the translated sources, including their inline codes. */
export function translateXliff(text: string, wording: DocumentWording): TranslatedWording {
  const elements = readElements(text)
  const root = elements?.[0]
  if (elements === undefined || root?.name !== 'xliff')
    return { ok: false, problem: 'The document is not XLIFF.' }
  const version = root.attributes['version'] ?? ''
  if (version !== '1.2' && !version.startsWith('2.'))
    return { ok: false, problem: `The document is XLIFF ${version}, but 1.2 or 2.x is needed.` }
  const { named, language, unit } = VERSIONS[version === '1.2' ? version : '2']
  const segments = elements.filter((element) => element.name === unit && isTranslated(element))
  const children = Map.groupBy(elements, ({ parent }) => parent)
  const spoken: string[] = []
  const edits = elements
    .filter(({ name }) => name === named)
    .map((each) => edit(each, withAttribute(tagOf(text, each), language, toBcp47(wording.target))))
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
