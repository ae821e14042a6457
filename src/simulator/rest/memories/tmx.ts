import { attributeOf, readElements, type XmlElement } from '../../documents/xml-reader.ts'
import { baseOf } from '../http/fields.ts'

/** A text of a TMX file in one language. */
export interface TmxText {
  /** As written, such as `en-US`. */
  readonly language: string
  readonly text: string
}

/** A source text with its translations. */
export interface TmxUnit {
  readonly source: string
  readonly targets: readonly TmxText[]
}

export interface Tmx {
  readonly sourceLanguage: string
  readonly units: readonly TmxUnit[]
}

export type TmxRead =
  | (Tmx & { readonly ok: true /** Units that hold no pair. */; readonly skipped: number })
  | { readonly ok: false; readonly problem: string }

/** Bounds of what is read: a translation memory that is larger is none of a demo. */
const MAX_ELEMENTS = 500_000
const MAX_DEPTH = 32
const MAX_TEXT_CHARACTERS = 10_000
const MAX_LANGUAGES = 100

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i
const refuse = (problem: string): TmxRead => ({ ok: false, problem })

/** UTF-8 unless a byte order mark says otherwise. */
function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Reads a TMX file. Nothing in it can define entities, and nothing is fetched. */
export function readTmx(bytes: Uint8Array): TmxRead {
  const text = decode(bytes)
  if (text === undefined) return refuse('The file is not UTF-8 or UTF-16.')
  if (/<!ENTITY|<!DOCTYPE[^>[]*\[/.test(text)) return refuse('Entity declarations are not accepted.')
  const elements = readElements(text, { elements: MAX_ELEMENTS, depth: MAX_DEPTH })
  if (elements === undefined) return refuse('The file is not well-formed XML, or too large.')
  if (elements[0]?.name !== 'tmx') return refuse('The file is not TMX.')
  const header = elements.find(({ name }) => name === 'header')
  const declared = attributeOf(header?.tag ?? '', 'srclang') ?? ''
  const units = readUnits(text, elements)
  const sourceLanguage = LANGUAGE.test(declared) ? declared : units?.[0]?.[0]?.language
  if (units === undefined) return refuse('The file holds an unknown entity.')
  if (sourceLanguage === undefined) return refuse('The file holds no segments.')
  const pairs = units.flatMap((texts) => toUnit(texts, sourceLanguage) ?? [])
  if (pairs.length === 0) return refuse(`The file holds no translations of ${sourceLanguage}.`)
  const languages = new Set(pairs.flatMap(({ targets }) => targets.map(({ language }) => language)))
  if (languages.size > MAX_LANGUAGES) return refuse('The file holds too many languages.')
  return { ok: true, sourceLanguage, units: pairs, skipped: units.length - pairs.length }
}

/** The texts of each unit; nothing where one cannot be read. */
function readUnits(text: string, elements: readonly XmlElement[]): TmxText[][] | undefined {
  const units = new Map<XmlElement, TmxText[]>()
  for (const [i, element] of elements.entries()) {
    if (element.name === 'tu') units.set(element, [])
    const { parent } = element
    const unit = parent?.parent
    const texts = unit === undefined ? undefined : units.get(unit)
    if (element.name !== 'seg' || parent?.name !== 'tuv' || texts === undefined) continue
    const language = attributeOf(parent.tag, 'xml:lang') ?? attributeOf(parent.tag, 'lang') ?? ''
    const words = wordsOf(text, element, elements, i + 1)
    if (words === undefined) return undefined
    if (LANGUAGE.test(language) && words !== '' && words.length <= MAX_TEXT_CHARACTERS)
      texts.push({ language, text: words })
  }
  return [...units.values()]
}

function toUnit(texts: readonly TmxText[], sourceLanguage: string): TmxUnit | undefined {
  const isSource = ({ language }: TmxText) => baseOfCode(language) === baseOfCode(sourceLanguage)
  const source = texts.find(isSource)
  const targets = new Map<string, TmxText>()
  for (const each of texts)
    if (!isSource(each) && !targets.has(each.language.toLowerCase()))
      targets.set(each.language.toLowerCase(), each)
  return source === undefined || targets.size === 0
    ? undefined
    : { source: source.text, targets: [...targets.values()] }
}

const baseOfCode = (code: string): string => baseOf(code).toLowerCase()

/** Elements that hold the codes of another format rather than words. */
const CODES = new Set(['bpt', 'ept', 'ph', 'it', 'ut'])

/** The words of a segment, without its markup. */
function wordsOf(
  text: string,
  segment: XmlElement,
  elements: readonly XmlElement[],
  from: number,
): string | undefined {
  let words = ''
  let at = segment.innerStart
  const cut = (start: number, end: number) => {
    if (start > at) words += text.slice(at, start)
    at = Math.max(at, end)
  }
  const ends: XmlElement[] = []
  const closeUntil = (start: number) => {
    for (let last = ends.at(-1); last !== undefined && last.end <= start; last = ends.at(-1)) {
      ends.pop()
      cut(last.innerEnd, last.end)
    }
  }
  for (let i = from; i < elements.length; i += 1) {
    const element = elements[i]
    if (element === undefined || element.start >= segment.innerEnd) break
    closeUntil(element.start)
    if (CODES.has(element.name)) cut(element.start, element.end)
    else {
      cut(element.start, element.innerStart)
      ends.push(element)
    }
  }
  closeUntil(segment.innerEnd)
  cut(segment.innerEnd, segment.innerEnd)
  return unescapeXml(words)
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const REFERENCE = /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|&([^;&\s]{1,20});/g

/** Replaces the five entities of XML and numbered characters, once; nothing where another entity is named. */
function unescapeXml(written: string): string | undefined {
  let isKnown = true
  const text = written.replaceAll(REFERENCE, (_all, data?: string, name?: string) => {
    if (name === undefined) return data ?? ''
    const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
    const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16)
    const known = NAMED[name] ?? (code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : undefined)
    isKnown &&= known !== undefined
    return known ?? ''
  })
  return isKnown ? text.trim() : undefined
}

/** Removes characters that XML cannot represent. */
const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are what XML cannot hold
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Writes a TMX 1.4 file in UTF-8. */
export function writeTmx({ sourceLanguage, units }: Tmx): Uint8Array {
  const variant = ({ language, text }: TmxText) =>
    `      <tuv xml:lang="${escapeXml(language)}"><seg>${escapeXml(text)}</seg></tuv>\n`
  const body = units.map(
    ({ source, targets }) =>
      `    <tu>\n${[{ language: sourceLanguage, text: source }, ...targets].map(variant).join('')}    </tu>\n`,
  )
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4">
  <header creationtool="Parley demo service" creationtoolversion="1" datatype="plaintext" segtype="sentence" adminlang="en" srclang="${escapeXml(sourceLanguage)}" o-tmf="demo"/>
  <body>
${body.join('')}  </body>
</tmx>
`,
  )
}
