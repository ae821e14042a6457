/** A subtitle holds two lines of this width for each language. */
export const MAX_COLUMNS = 42
export const MAX_LINES = 2

const WIDE = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/u
const NO_WIDTH = /\p{Mn}|\p{Cf}/u
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u
const ONLY_MARKS = /^[\p{P}\p{M}]+$/u
/** A good place to end a subtitle. */
const CLAUSE_END = /[.!?…。！？؟।,;:、，；：،؛]["'”’»)\]]*$/u

const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** An unbreakable unit. */
interface Atom {
  readonly text: string
  readonly hasSpace: boolean
}

/** Width of a text on the screen, in narrow characters. */
export function columns(text: string): number {
  let sum = 0
  for (const character of text) sum += NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1
  return sum
}

/** Splits a word of a script without spaces, whose word boundaries only a dictionary knows. */
function piecesOf(word: string): string[] {
  const chunks: string[] = []
  for (const { segment } of words.segment(word)) {
    if (chunks.length > 0 && ONLY_MARKS.test(segment)) chunks[chunks.length - 1] += segment
    else chunks.push(segment)
  }
  return chunks
}

function hardChunks(chunk: string): string[] {
  if (columns(chunk) <= MAX_COLUMNS) return [chunk]
  const parts = ['']
  for (const { segment } of characters.segment(chunk)) {
    const last = parts.length - 1
    if (columns(parts[last] + segment) > MAX_COLUMNS) parts.push(segment)
    else parts[last] += segment
  }
  return parts
}

const atomsOf = (text: string): Atom[] =>
  text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap((word) =>
      (UNSPACED.test(word) ? piecesOf(word) : [word])
        .flatMap(hardChunks)
        .map((chunk, at): Atom => ({ text: chunk, hasSpace: at === 0 })),
    )

const join = (atoms: readonly Atom[]): string =>
  atoms.map(({ text, hasSpace }, at) => (at > 0 && hasSpace ? ` ${text}` : text)).join('')

/** The fewest lines that the atoms need. */
function toLines(atoms: readonly Atom[], width: number): Atom[][] {
  const lines: Atom[][] = []
  for (const atom of atoms) {
    const last = lines.at(-1)
    if (last !== undefined && columns(join([...last, atom])) <= width) last.push(atom)
    else lines.push([atom])
  }
  return lines
}

/** As few lines as possible, of about equal width. */
function balanced(atoms: readonly Atom[]): string[] {
  const least = toLines(atoms, MAX_COLUMNS).length
  const ideal = Math.ceil(columns(join(atoms)) / Math.max(1, least))
  for (let width = ideal; width < MAX_COLUMNS; width += 1) {
    const lines = toLines(atoms, width)
    if (lines.length === least && lines.every((line) => columns(join(line)) <= MAX_COLUMNS))
      return lines.map(join)
  }
  return toLines(atoms, MAX_COLUMNS).map(join)
}

const fits = (atoms: readonly Atom[]): boolean => toLines(atoms, MAX_COLUMNS).length <= MAX_LINES

/** End of a subtitle: as late as possible, preferably after a clause that ends in its second half. */
function endOf(atoms: readonly Atom[], mostColumns: number): number {
  let count = 1
  while (
    count < atoms.length &&
    fits(atoms.slice(0, count + 1)) &&
    columns(join(atoms.slice(0, count + 1))) <= mostColumns
  )
    count += 1
  if (count === atoms.length) return count
  for (let end = count; end > count / 2; end -= 1) if (CLAUSE_END.test(atoms[end - 1]?.text ?? '')) return end
  return count
}

function cut(atoms: readonly Atom[], mostColumns: number): Atom[][] {
  const parts: Atom[][] = []
  for (let from = 0; from < atoms.length; ) {
    const count = endOf(atoms.slice(from, from + MAX_LINES * MAX_COLUMNS + 1), mostColumns)
    parts.push(atoms.slice(from, from + count))
    from += count
  }
  return parts
}

/** Number of subtitles that a text needs. */
export const partsNeeded = (text: string): number => cut(atomsOf(text), MAX_COLUMNS * MAX_LINES).length

/**
 * A text as subtitles that follow one another, each as lines.
 *
 * @param count number of subtitles; a text that is too short yields fewer
 */
export function wrap(text: string, count: number): string[][] {
  const atoms = atomsOf(text)
  const most = MAX_COLUMNS * MAX_LINES
  for (let width = Math.ceil(columns(text) / count); width <= most; width += 1) {
    const parts = cut(atoms, width)
    if (parts.length <= count) return parts.map(balanced)
  }
  return cut(atoms, most).map(balanced)
}
