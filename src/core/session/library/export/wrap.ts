import { columns } from '../../../base/words/columns.ts'
import {
  BREAKABLE_BLANKS,
  joined,
  mayBreakAtSpace,
  mayBreakBetween,
} from '../../../base/words/line-breaks.ts'
import { graphemesOf, isUnspaced, wordSegments } from '../../../base/words/word-segments.ts'

/** A subtitle holds two lines of this width for each language. */
export const MAX_COLUMNS = 42
export const MAX_LINES = 2

/** A good place to end a subtitle. */
const CLAUSE_END = /[.!?…。！？؟।,;:、，；：،؛]["'”’»)\]]*$/u

/** An unbreakable unit. */
interface Atom {
  readonly text: string
  readonly columns: number
  readonly hasSpace: boolean
  readonly endsClause: boolean
}

interface Line {
  text: string
  columns: number
}

const MAX_PART = MAX_COLUMNS * MAX_LINES
/** Splits a word of a script without spaces, whose word boundaries only a dictionary knows. */
const piecesOf = (word: string): string[] =>
  joined(
    Array.from(wordSegments(word), ({ segment }) => segment),
    mayBreakBetween,
  )

function hardChunks(chunk: string): Line[] {
  const whole = { text: chunk, columns: columns(chunk) }
  if (whole.columns <= MAX_COLUMNS) return [whole]
  const parts: Line[] = []
  const units = joined(graphemesOf(chunk), mayBreakBetween)
  // Marks without an end are broken all the same.
  for (const text of units.flatMap((unit) => (columns(unit) > MAX_COLUMNS ? graphemesOf(unit) : [unit])))
    append(parts, { text, columns: columns(text), hasSpace: false }, MAX_COLUMNS)
  return parts
}

const atomsOf = (text: string): Atom[] =>
  joined(
    text.split(BREAKABLE_BLANKS).filter((word) => word !== ''),
    mayBreakAtSpace,
    ' ',
  ).flatMap((word) =>
    (isUnspaced(word) ? piecesOf(word) : [word])
      .flatMap(hardChunks)
      .map((chunk, at): Atom => ({ ...chunk, hasSpace: at === 0, endsClause: CLAUSE_END.test(chunk.text) })),
  )

/** Adds an atom to the last line, or to a new one if that has no room. */
function append(lines: Line[], atom: Omit<Atom, 'endsClause'>, width: number): void {
  const last = lines.at(-1)
  const space = atom.hasSpace ? ' ' : ''
  if (last === undefined || last.columns + space.length + atom.columns > width)
    lines.push({ text: atom.text, columns: atom.columns })
  else {
    last.text += space + atom.text
    last.columns += space.length + atom.columns
  }
}

/** The fewest lines that the atoms need. */
function toLines(atoms: readonly Atom[], width: number): Line[] {
  const lines: Line[] = []
  for (const atom of atoms) append(lines, atom, width)
  return lines
}

/** As few lines as possible, of about equal width. */
function balanced(atoms: readonly Atom[]): string[] {
  const fewest = toLines(atoms, MAX_COLUMNS)
  const whole = toLines(atoms, Number.POSITIVE_INFINITY)[0]?.columns ?? 0
  for (let width = Math.ceil(whole / Math.max(1, fewest.length)); width < MAX_COLUMNS; width += 1) {
    const lines = toLines(atoms, width)
    if (lines.length === fewest.length) return lines.map(({ text }) => text)
  }
  return fewest.map(({ text }) => text)
}

/** End of a subtitle: as late as possible, preferably after a clause that ends in its second half. */
function endOf(atoms: readonly Atom[], from: number, mostColumns: number): number {
  const lines: Line[] = []
  const whole: Line[] = []
  let end = from
  for (; end < atoms.length; end += 1) {
    const atom = atoms[end] as Atom
    append(lines, atom, MAX_COLUMNS)
    append(whole, atom, mostColumns)
    if (end > from && (lines.length > MAX_LINES || whole.length > 1)) break
  }
  if (end === atoms.length) return end
  for (let last = end; last > (from + end) / 2; last -= 1) if (atoms[last - 1]?.endsClause) return last
  return end
}

function cut(atoms: readonly Atom[], mostColumns: number): Atom[][] {
  const parts: Atom[][] = []
  for (let from = 0; from < atoms.length; ) {
    const end = endOf(atoms, from, mostColumns)
    parts.push(atoms.slice(from, end))
    from = end
  }
  return parts
}

/** The parts of a text, as wide as they have to be to be no more than a number of them. */
function partsOf(atoms: readonly Atom[], count: number): Atom[][] {
  const whole = toLines(atoms, Number.POSITIVE_INFINITY)[0]?.columns ?? 0
  for (let width = Math.ceil(whole / count); width < MAX_PART; width += 1) {
    const parts = cut(atoms, width)
    if (parts.length <= count) return parts
  }
  return cut(atoms, MAX_PART)
}

/**
 * Texts as subtitles that follow one another, each as lines; a text that is much shorter than the longest yields fewer.
 * Takes time in proportion to the texts.
 */
export function wrap(texts: readonly string[]): string[][][] {
  const all = texts.map(atomsOf)
  const count = Math.max(1, ...all.map((atoms) => cut(atoms, MAX_PART).length))
  return all.map((atoms) => partsOf(atoms, count).map(balanced))
}
