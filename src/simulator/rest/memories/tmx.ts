import { baseOf } from '../http/fields.ts'
import { readXml } from './read-xml.ts'

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

/** Reads a TMX file. */
export function readTmx(bytes: Uint8Array): TmxRead {
  const text = decode(bytes)
  if (text === undefined) return refuse('The file is not UTF-8 or UTF-16.')
  const { problem, root, declared, units } = readUnits(text)
  if (problem !== undefined) return refuse(`The file cannot be read: ${problem}`)
  if (root !== 'tmx') return refuse('The file is not TMX.')
  const sourceLanguage = LANGUAGE.test(declared) ? declared : units[0]?.[0]?.language
  if (sourceLanguage === undefined) return refuse('The file holds no segments.')
  const pairs = units.flatMap((texts) => toUnit(texts, sourceLanguage) ?? [])
  if (pairs.length === 0) return refuse(`The file holds no translations of ${sourceLanguage}.`)
  const languages = new Set(pairs.flatMap(({ targets }) => targets.map(({ language }) => language)))
  if (languages.size > MAX_LANGUAGES) return refuse('The file holds too many languages.')
  return { ok: true, sourceLanguage, units: pairs, skipped: units.length - pairs.length }
}

/** Elements that hold the codes of another format rather than words. */
const CODES = new Set(['bpt', 'ept', 'ph', 'it', 'ut'])

/** The texts of each unit, without their markup. */
function readUnits(text: string) {
  const units: TmxText[][] = []
  const path: string[] = []
  let declared = ''
  let root = ''
  let language = ''
  let words = ''
  const problem = readXml(text, {
    open: ({ name, attributes }) => {
      root ||= name
      path.push(name)
      if (name === 'header') declared = attributes['srclang'] ?? ''
      if (name === 'tu') units.push([])
      if (name === 'tuv') language = attributes['xml:lang'] ?? attributes['lang'] ?? ''
      if (name === 'seg') words = ''
    },
    words: (some) => {
      if (!path.some((name) => CODES.has(name))) words += some
    },
    close: ({ name }) => {
      path.pop()
      const segment = words.trim()
      const isUsable = LANGUAGE.test(language) && segment !== '' && segment.length <= MAX_TEXT_CHARACTERS
      if (name === 'seg' && isUsable) units.at(-1)?.push({ language, text: segment })
    },
  })
  return { problem, root, declared, units }
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

/** Removes characters that XML cannot represent. */
const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- XML cannot represent these characters
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
