import { gather, type SplitLimits } from './split.ts'

export type Tags = 'xml' | 'html'

/**
 * Comments, declarations, code of pages, and tags; and line ends, because a text may be cut there. What is never closed reaches
 * to the end, a name is not shortened to try again, and no tag goes beyond the next one, so that each place is read once.
 */
const MARKS =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\?[^]*?(?:\?>|$)|<![^>]*(?:>|$)|<(script|style)\b[^>]*(?:>[^]*?(?:<\/\1\s*>|$)|$)|<(?<end>\/?)(?=(?<name>[a-z_][^\s/<>]*))\k<name>(?<rest>(?:"[^"]*"|'[^']*'|[^"'<>])*)>|(?<line>\n)(?<blank>[^\S\n]*\n)?\s*/gi

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const BLOCKS = new Set(
  'address article aside blockquote body center div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html main nav ol p pre section table ul'.split(
    ' ',
  ),
)

type Groups = Readonly<Record<'end' | 'name' | 'rest' | 'line' | 'blank', string | undefined>>

/** Tags that are open at a position in a text. */
class OpenTags {
  readonly #isHtml: boolean
  #open: string[] = []
  /** Mismatched tags: what they enclose cannot be determined. */
  isBroken = false

  constructor(tags: Tags) {
    this.#isHtml = tags === 'html'
  }

  get isOutside(): boolean {
    return !this.isBroken && this.#open.length === 0
  }

  read(name: string, isEnd: boolean, isEmpty: boolean): void {
    if (isEnd) this.#close(name)
    else if (this.#isHtml ? !VOID.has(name) : !isEmpty) this.#open.push(name)
  }

  /** HTML allows the end tags of some elements to be omitted: the end of their parent ends them too. */
  #close(name: string): void {
    const at = this.#open.lastIndexOf(name)
    const fits = this.#isHtml ? at !== -1 : at !== -1 && at === this.#open.length - 1
    if (fits) this.#open = this.#open.slice(0, at)
    else this.isBroken = true
  }
}

function* paragraphs(text: string, tags: Tags): Iterable<string> {
  const open = new OpenTags(tags)
  let start = 0
  for (const { 0: found, index, groups } of text.matchAll(MARKS)) {
    const { end, name, rest, line, blank } = groups as Groups
    const known = tags === 'html' ? name?.toLowerCase() : name
    if (known !== undefined) open.read(known, end === '/', rest?.endsWith('/') === true)
    const isBlock =
      known !== undefined && tags === 'html' && BLOCKS.has(known) && (end === '/' || VOID.has(known))
    // A line end in HTML is a space; in XML it ends a sentence.
    const isLine = tags === 'html' ? blank !== undefined : line !== undefined
    if (!open.isOutside || !(isBlock || isLine)) continue
    yield text.slice(start, index + found.length)
    start = index + found.length
  }
  if (start < text.length) yield text.slice(start)
}

/**
 * Splits a text with tags into chunks that fit, between paragraphs that no tag encloses. Joined, the chunks
 * are the text.
 *
 * @returns undefined if a single paragraph does not fit, or tags enclose the whole text
 */
export function splitTagged(text: string, room: SplitLimits, tags: Tags): string[] | undefined {
  let fits = true
  const chunks = gather(paragraphs(text, tags), room, () => {
    fits = false
    return []
  })
  return fits ? chunks : undefined
}
