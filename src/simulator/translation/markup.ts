import { FIRST_MASK, MASKS } from './sentences.ts'

/** A client's description of the tags in its text. */
export interface Markup {
  readonly kind: 'xml' | 'html'
  /** Whether unlisted tags end sentences; true by default. */
  readonly outlineDetection?: boolean | undefined
  readonly splittingTags?: readonly string[] | undefined
  readonly nonSplittingTags?: readonly string[] | undefined
  readonly ignoreTags?: readonly string[] | undefined
}

/** A stretch of a text: to be translated, or unchanged. */
export interface MarkupChunk {
  readonly isText: boolean
  readonly text: string
}

/** A text split at tags. Tags within a sentence are single characters in its chunks. */
export interface Chunks {
  readonly chunks: readonly MarkupChunk[]
  /** Puts the tags back into a chunk of text. */
  readonly restore: (text: string) => string
}

/** Inline elements of HTML, which do not end a sentence. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
const HTML_IGNORED: readonly string[] = ['script', 'style']
/** Void elements of HTML, which have no content and no end tag. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** An unclosed construct ends where the next of its kind begins, so each is scanned once. */
const TOKEN =
  /<!--(?:(?!<!--).)*?-->|<!\[CDATA\[(?:(?!<!\[CDATA).)*?\]\]>|<[!?](?:(?!<[!?])[^>])*>|<\/?[\p{L}_][^\s/<>]*(?:"[^"]*"|'[^']*'|[^'"<>])*>|&#?\w+;|[\u{F0000}-\u{FFFFD}]/gsu
const TAG_NAME = /^<(\/?)([\p{L}_][^\s/>]*)/u
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=]+)))?/gu

/** Splits a text at its tags, so that changes to the words preserve the tags. */
export function takeApart(text: string, markup: Markup): Chunks {
  const masked: string[] = []
  const chunks: MarkupChunk[] = []
  let sentence = ''
  const endSentence = () => {
    if (sentence !== '') chunks.push({ isText: true, text: sentence })
    sentence = ''
  }
  const addMask = (token: string) => {
    sentence += String.fromCodePoint(FIRST_MASK + masked.length)
    masked.push(token)
  }
  const splits = splitter(markup)
  let at = 0
  for (const token of tokensOf(text, markup)) {
    sentence += text.slice(at, token.index)
    at = token.index + token.text.length
    if (masked.length < MASKS && !splits(token.text)) addMask(token.text)
    else {
      endSentence()
      chunks.push({ isText: false, text: token.text })
    }
  }
  sentence += text.slice(at)
  endSentence()
  const restore = (translated: string) =>
    translated.replaceAll(
      /[\u{F0000}-\u{FFFFD}]/gu,
      (mask) => masked[(mask.codePointAt(0) ?? 0) - FIRST_MASK] ?? mask,
    )
  return { chunks, restore }
}

/** Escapes words so that they cannot be read as tags. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

interface Token {
  readonly index: number
  readonly text: string
}

/** Whether a start tag excludes its content from translation. */
const isKept = (tag: string): boolean =>
  [...tag.matchAll(ATTRIBUTE)].some(
    ([, name, double, single, bare]) =>
      name?.toLowerCase() === 'translate' && (double ?? single ?? bare)?.toLowerCase() === 'no',
  )

/** Tags, comments and entities; an ignored element with its content is one token. */
function tokensOf(text: string, { kind, ignoreTags = [] }: Markup): Token[] {
  const ignored = new Set([...ignoreTags, ...(kind === 'html' ? HTML_IGNORED : [])])
  const tokens: Token[] = []
  let open: { readonly index: number; readonly name: string; depth: number } | undefined
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const [, slash, written = ''] = TAG_NAME.exec(token) ?? []
    const name = kind === 'html' ? written.toLowerCase() : written
    const isOpening = slash === '' && !token.endsWith('/>') && !(kind === 'html' && VOID.has(name))
    if (open === undefined && isOpening && (ignored.has(name) || isKept(token)))
      open = { index, name, depth: 1 }
    else if (open === undefined) tokens.push({ index, text: token })
    else if (name === open.name) {
      open.depth += isOpening ? 1 : slash === '/' ? -1 : 0
      if (open.depth > 0) continue
      tokens.push({ index: open.index, text: text.slice(open.index, index + token.length) })
      open = undefined
    }
  }
  // An element that is never closed is ignored to the end.
  if (open !== undefined) tokens.push({ index: open.index, text: text.slice(open.index) })
  return tokens
}

/** Whether a sentence ends at a token. Explicit lists take precedence over the default of the markup. */
function splitter({ kind, outlineDetection = true, ...lists }: Markup): (token: string) => boolean {
  const splitting = new Set(lists.splittingTags)
  const nonSplitting = new Set(lists.nonSplittingTags)
  return (token) => {
    const written = TAG_NAME.exec(token)?.[2]
    if (written === undefined) return false
    const name = kind === 'html' ? written.toLowerCase() : written
    if (nonSplitting.has(name)) return false
    if (splitting.has(name)) return true
    return outlineDetection && !(kind === 'html' && INLINE.has(name))
  }
}
