/** A subtitle holds two lines of this width for each language. */
export const MOST_COLUMNS = 42
export const MOST_LINES = 2

const WIDE = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/u
const NO_WIDTH = /\p{Mn}|\p{Cf}/u
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u
const ONLY_MARKS = /^[\p{P}\p{M}]+$/u
/** A good place to end a subtitle. */
const CLAUSE_END = /[.!?…。！？؟।,;:、，；：،؛]["'”’»)\]]*$/u

const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What must not be broken. */
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

/** Scripts without spaces break between words, which only a dictionary knows. */
function piecesOf(word: string): string[] {
  const pieces: string[] = []
  for (const { segment } of words.segment(word)) {
    if (pieces.length > 0 && ONLY_MARKS.test(segment)) pieces[pieces.length - 1] += segment
    else pieces.push(segment)
  }
  return pieces
}

function hardPieces(piece: string): string[] {
  if (columns(piece) <= MOST_COLUMNS) return [piece]
  const parts = ['']
  for (const { segment } of characters.segment(piece)) {
    const last = parts.length - 1
    if (columns(parts[last] + segment) > MOST_COLUMNS) parts.push(segment)
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
        .flatMap(hardPieces)
        .map((piece, at): Atom => ({ text: piece, hasSpace: at === 0 })),
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

/** As few lines as there must be, of about the same width. */
function balanced(atoms: readonly Atom[]): string[] {
  const least = toLines(atoms, MOST_COLUMNS).length
  const ideal = Math.ceil(columns(join(atoms)) / Math.max(1, least))
  for (let width = ideal; width < MOST_COLUMNS; width += 1) {
    const lines = toLines(atoms, width)
    if (lines.length === least && lines.every((line) => columns(join(line)) <= MOST_COLUMNS))
      return lines.map(join)
  }
  return toLines(atoms, MOST_COLUMNS).map(join)
}

const fits = (atoms: readonly Atom[]): boolean => toLines(atoms, MOST_COLUMNS).length <= MOST_LINES

/** Where to end a subtitle: as late as possible, and after a clause where one ends in its second half. */
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
    const count = endOf(atoms.slice(from, from + MOST_LINES * MOST_COLUMNS + 1), mostColumns)
    parts.push(atoms.slice(from, from + count))
    from += count
  }
  return parts
}

/** How many subtitles a text needs. */
export const partsNeeded = (text: string): number => cut(atomsOf(text), MOST_COLUMNS * MOST_LINES).length

/**
 * A text as subtitles that follow one another, each as lines.
 *
 * @param count how many; fewer come of a text that is too short for them
 */
export function wrap(text: string, count: number): string[][] {
  const atoms = atomsOf(text)
  const most = MOST_COLUMNS * MOST_LINES
  for (let width = Math.ceil(columns(text) / count); width <= most; width += 1) {
    const parts = cut(atoms, width)
    if (parts.length <= count) return parts.map(balanced)
  }
  return cut(atoms, most).map(balanced)
}
