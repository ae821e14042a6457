import { err, ok, type Result } from '../../base/result.ts'
import { type AgendaFault, agendaLimits } from '../agenda.ts'

/** Elements of HTML, Word, OpenDocument and PowerPoint after which a new line begins. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body br caption dd div dl dt figcaption footer form h1 h2 h3 h4 h5 h6 header hr ' +
    'li main nav ol option p pre section table td th title tr ul w:p w:br w:tab w:tc a:p a:br a:tc text:p text:h ' +
    'text:line-break text:tab table:table-cell'
  ).split(' '),
)

/** Elements whose contents are no words of the document, such as scripts, formulas of fields and deleted text. */
const SKIPPED = new Set(
  'script style template svg math noscript w:instrtext w:deltext w:delinstrtext text:tracked-changes office:automatic-styles office:font-face-decls'.split(
    ' ',
  ),
)

/** Elements that HTML does not require to be closed. */
const OFTEN_OPEN = new Set(
  'area base br col dd dt embed hr img input li link meta option p source td th tr track wbr'.split(' '),
)

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
}
const MARKS: Readonly<Record<string, string>> = {
  uml: '\u0308',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
}

/** Characters of text, entities undecoded, beyond which the text is certainly too long. */
const MAX_SOURCE = 4 * agendaLimits.characters
const TOO_LONG = err({ type: 'too-long', limitCharacters: agendaLimits.characters } as const)

function characterOf(code: number): string {
  return code >= 0x20 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' '
}

const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,8}));/g, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return characterOf(Number(decimal))
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16))
    const mark = MARKS[name.slice(1)]
    return NAMED[name] ?? (mark === undefined ? whole : `${name[0]}${mark}`.normalize('NFC'))
  })

/** Index after a tag that begins at `start`, of which quoted attributes may contain `>`. */
function endOfTag(source: string, start: number): number {
  let quote = ''
  for (let i = start; i < source.length; i += 1) {
    const character = source[i] ?? ''
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '>') return i + 1
  }
  return source.length
}

const after = (source: string, text: string, from: number) => {
  const found = source.indexOf(text, from)
  return found < 0 ? source.length : found + text.length
}

/** Index of the tag that closes an element. */
function closing(source: string, name: string, from: number): number {
  const tag = new RegExp(`</${name.replace(/[^a-z0-9:-]/g, '')}[\\s>]`, 'gi')
  tag.lastIndex = from
  return tag.exec(source)?.index ?? source.length
}

/**
 * Text of HTML or XML, a block a line. It reads forwards once, builds no tree and resolves no entities but characters,
 * so that its work grows with the length of the source alone.
 */
export function readMarkup(source: string): Result<string, AgendaFault> {
  const found: string[] = []
  let depth = 0
  let length = 0
  for (let at = 0; at < source.length; ) {
    const start = source.indexOf('<', at)
    if (start < 0) {
      if (length + source.length - at > MAX_SOURCE) return TOO_LONG
      found.push(source.slice(at))
      break
    }
    const text = source.slice(at, start)
    found.push(text)
    length += text.trim().length
    if (length > MAX_SOURCE) return TOO_LONG
    if (source.startsWith('<!--', start)) at = after(source, '-->', start)
    else if (source.startsWith('<![CDATA[', start)) {
      const end = after(source, ']]>', start)
      found.push(source.slice(start + 9, end - 3).replaceAll('&', '&amp;'))
      at = end
    } else {
      const isClosed = source[start + 1] === '/'
      const name = /^[A-Za-z][\w:.-]{0,40}/
        .exec(source.slice(start + (isClosed ? 2 : 1), start + 44))?.[0]
        .toLowerCase()
      if (name === undefined && !isClosed && !/[!?]/.test(source[start + 1] ?? '')) {
        // A bare "<", as in "a < b".
        found.push('<')
        at = start + 1
        continue
      }
      at = endOfTag(source, start)
      if (name === undefined) continue
      if (BLOCKS.has(name)) found.push('\n')
      const isEmpty = source[at - 2] === '/'
      if (isClosed || isEmpty || OFTEN_OPEN.has(name)) {
        if (isClosed && !OFTEN_OPEN.has(name)) depth -= 1
      } else if (SKIPPED.has(name)) at = closing(source, name, at)
      else {
        depth += 1
        if (depth > agendaLimits.depth) return err({ type: 'too-complex' })
      }
    }
  }
  return ok(
    decodeEntities(found.join(''))
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '')
      .join('\n'),
  )
}
