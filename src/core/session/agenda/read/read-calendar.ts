import type { Agenda } from '../agenda.ts'
import { readCalendarLine, unescapeText, unfold } from './calendar-line.ts'
import { readPerson } from './read-person.ts'

const ENTRIES = new Set(['VEVENT', 'VTODO', 'VJOURNAL']) // Components with texts and people, as RFC 5545 names them.
const TEXTS = new Set(['SUMMARY', 'LOCATION', 'DESCRIPTION', 'COMMENT', 'CONTACT'])
const PEOPLE = new Set(['ATTENDEE', 'ORGANIZER'])
const NO_PERSON = new Set(['ROOM', 'RESOURCE', 'GROUP'])
/** Tags by which some programs format a description. */
const BREAKS = /<(?:br|\/(?:p|div|li|h[1-6]|tr))\b[^<>]{0,1000}>/gi
const TAGS =
  /<\/?(?:[abiu]|p|div|span|[ou]l|li|strong|em|html|head|body|table|tbody|t[rdh]|h[1-6]|font|o:p)\b[^<>]{0,1000}>/gi
/** Names of HTML for characters that mail programs write so, but for letters with marks. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  euro: '€',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  lstrok: 'ł',
  Lstrok: 'Ł',
  dstrok: 'đ',
  Dstrok: 'Đ',
  eth: 'ð',
  ETH: 'Ð',
  thorn: 'þ',
  THORN: 'Þ',
  iexcl: '¡',
  iquest: '¿',
  deg: '°',
  sect: '§',
  para: '¶',
  times: '×',
  copy: '©',
  reg: '®',
  trade: '™',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwj: '',
  zwnj: '\u200c',
  rarr: '→',
  larr: '←',
  prime: '′',
  Prime: '″',
  dagger: '†',
  lsaquo: '‹',
  rsaquo: '›',
  minus: '−',
}
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
  ogon: '\u0328',
  dot: '\u0307',
  breve: '\u0306',
  macr: '\u0304',
  dblac: '\u030b',
}
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,30}));/g
const MARKED = new RegExp(`^([A-Za-z])(${Object.keys(MARKS).join('|')})$`)

/** @returns undefined for a name that is none of HTML's, as in "Q&A;" */
function characterOf(name: string): string | undefined {
  const [, letter = '', mark = ''] = MARKED.exec(name) ?? []
  return letter === '' ? ENTITIES[name] : `${letter}${MARKS[mark]}`.normalize('NFC')
}

/** HTML reads the numbers of control characters as what Windows has there, such as quotation marks. */
const toCharacter = (code: number): string =>
  code >= 0x80 && code < 0xa0
    ? new TextDecoder('windows-1252').decode(Uint8Array.of(code))
    : code > 0x10ffff
      ? ' '
      : String.fromCodePoint(code)

const withoutTags = (text: string): string =>
  text
    .replace(BREAKS, '\n')
    .replace(TAGS, '')
    .replace(ENTITY, (whole, decimal?: string, hexadecimal?: string, name = '') => {
      if (decimal !== undefined) return toCharacter(Number(decimal))
      return hexadecimal === undefined
        ? (characterOf(name) ?? whole)
        : toCharacter(Number.parseInt(hexadecimal, 16))
    })

/**
 * Reads the entries of a calendar: their texts, and who takes part. Time zones, alarms and what other programs added are
 * left out; broken lines are counted.
 */
export function readCalendar(source: string): Agenda {
  const open: string[] = []
  // Entries of a series repeat their texts.
  const texts = new Set<string>()
  const people = new Set<string>()
  let skippedLines = 0
  for (const each of unfold(source)) {
    const line = readCalendarLine(each)
    if (line === undefined) {
      skippedLines += 1
      continue
    }
    const { name, parameters, value } = line
    if (name === 'BEGIN') open.push(value.trim().toUpperCase())
    else if (name === 'END') open.pop()
    else if (!ENTRIES.has(open.at(-1) ?? '')) continue
    else if (TEXTS.has(name)) texts.add(withoutTags(unescapeText(value)).trim())
    else if (PEOPLE.has(name) && !NO_PERSON.has((parameters['CUTYPE'] ?? '').toUpperCase())) {
      const person = readPerson(parameters['CN'], value)
      if (person !== undefined) people.add(person)
    }
  }
  return { text: [...texts].join('\n'), people: [...people], skippedLines }
}
