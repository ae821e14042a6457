import { graphemesOf } from './word-segments.ts'

/** Characters that take the room of two. */
const WIDE =
  /(?![\uff61-\uffdc])[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hangul}\p{scx=Bopo}\p{sc=Yiii}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u
const NO_WIDTH = /\p{Mn}|\p{Me}|\p{Cf}/u
/** Makes a narrow symbol before it an emoji, which is wide. */
const EMOJI_FOLLOWS = '\ufe0f'
const widths = new Map<string, number>()

function widthOf(character: string): number {
  const known = widths.get(character)
  if (known !== undefined) return known
  const width = character === EMOJI_FOLLOWS ? 1 : NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1
  widths.set(character, width)
  return width
}

/** Width of a text on the screen or on a terminal, in narrow characters. */
export function columns(text: string): number {
  let sum = 0
  for (const character of text) sum += widthOf(character)
  return sum
}

/** The beginning of a text that is no wider than a number of columns. */
export function cutToColumns(text: string, most: number): string {
  let [end, used] = [0, 0]
  for (const grapheme of graphemesOf(text)) {
    used += columns(grapheme)
    if (used > most) break
    end += grapheme.length
  }
  return text.slice(0, end)
}

/** A text with spaces after it, up to a number of columns. */
export const padColumns = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - columns(text)))
