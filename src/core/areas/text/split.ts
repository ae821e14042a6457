import { baseLanguage } from '../../languages/voice-language-codes.ts'

/** Capacity of a chunk. */
export interface SplitLimits {
  readonly limit: number
  /** Must add up: the size of a whole is the sum of its parts' sizes. */
  readonly measure: (text: string) => number
}

type Units = (text: string, language: string) => Iterable<string>

function* endingWith(text: string, separator: RegExp): Iterable<string> {
  let start = 0
  for (const { index, 0: found } of text.matchAll(separator)) {
    yield text.slice(start, index + found.length)
    start = index + found.length
  }
  if (start < text.length) yield text.slice(start)
}

const segments = (granularity: 'sentence' | 'word' | 'grapheme'): Units =>
  function* segment(text, language) {
    const segmenter = new Intl.Segmenter(language, { granularity })
    for (const found of segmenter.segment(text)) yield found.segment
  }

/** Places where a text may be split, from best to worst. */
const LEVELS: readonly Units[] = [
  (text) => endingWith(text, /\n[^\S\n]*\n\s*/g),
  (text) => endingWith(text, /\r\n|[\n\r\u2028\u2029]/g),
  segments('sentence'),
  segments('word'),
  segments('grapheme'),
  (text) => text,
]

/**
 * Splits a text into chunks that fit: at empty lines, or at line ends, sentences, words or characters if a
 * part is still too large. Joined, the chunks are the text. A single code point that does not fit stays
 * whole.
 *
 * @param language of the text, if known: it determines sentence boundaries
 */
export function splitText(text: string, room: SplitLimits, language = 'en'): string[] {
  return cut(text, room, baseLanguage(language), 0)
}

function cut(text: string, room: SplitLimits, language: string, level: number): string[] {
  const units = LEVELS[level]
  if (units === undefined || room.measure(text) <= room.limit) return text === '' ? [] : [text]
  return gather(units(text, language), room, (unit) => cut(unit, room, language, level + 1))
}

/** Joins neighbours as long as they fit. A part that does not fit alone is returned as it is. */
export function gather(
  units: Iterable<string>,
  { limit, measure }: SplitLimits,
  tooLarge: (unit: string) => readonly string[],
): string[] {
  const chunks: string[] = []
  let open = ''
  let filled = 0
  const close = () => {
    if (open !== '') chunks.push(open)
    open = ''
    filled = 0
  }
  for (const unit of units) {
    const size = measure(unit)
    if (filled + size > limit) close()
    if (size > limit) chunks.push(...tooLarge(unit))
    else {
      open += unit
      filled += size
    }
  }
  close()
  return chunks
}
