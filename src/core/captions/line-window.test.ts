import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyWindow, type LineWindow, moveWindow, type RowLines } from './line-window.ts'

const WIDTH = 12

/** Lines of a text as browsers break them: as many words on a line as it has room for. */
function broken(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

interface Row {
  readonly id: string
  readonly concluded: string
  readonly tentative: string
}

const textOf = ({ concluded, tentative }: Row) =>
  [concluded, tentative].filter((text) => text !== '').join(' ')
const linesOf = (rows: readonly Row[]): RowLines[] =>
  rows.map((row) => ({ id: row.id, lines: broken(textOf(row)).length }))

/** Distance of the first line of each row from the end of the window, in lines. */
function places({ rows, blank }: LineWindow): Map<string, number> {
  let below = blank
  return new Map(
    rows.toReversed().map(({ id, lines }) => {
      below += lines
      return [id, below] as const
    }),
  )
}

const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 9 }), {
  maxLength: 6,
})
const change = fc.oneof(
  fc.record({ type: fc.constant('guess' as const), row: fc.nat(3), words }),
  fc.record({ type: fc.constant('conclude' as const), row: fc.nat(3) }),
  fc.record({ type: fc.constant('begin' as const), words }),
)

function applied(
  rows: readonly Row[],
  edit: typeof change extends fc.Arbitrary<infer T> ? T : never,
): readonly Row[] {
  if (edit.type === 'begin')
    return [...rows, { id: String(rows.length), concluded: '', tentative: ['new', ...edit.words].join(' ') }]
  const at = rows.length - 1 - edit.row
  return rows.map((row, i) => {
    if (i !== at) return row
    return edit.type === 'guess'
      ? { ...row, tentative: edit.words.join(' ') }
      : { ...row, concluded: textOf(row), tentative: '' }
  })
}

describe('a window of lines', () => {
  it('moves text only up, by whole lines, however captions grow, shrink and follow each other', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), fc.integer({ min: 2, max: 3 }), (edits, visible) => {
        let rows: readonly Row[] = [{ id: '0', concluded: 'first', tentative: '' }]
        let window = moveWindow(emptyWindow, linesOf(rows), visible)
        const movedDown: string[] = []
        for (const edit of edits) {
          const before = places(window)
          rows = applied(rows, edit)
          window = moveWindow(window, linesOf(rows), visible)
          const after = places(window)
          // An emptied window moves down, so that its newest line stays visible.
          if (window.blank === visible - 1) continue
          movedDown.push(
            ...[...before].filter(([id, place]) => (after.get(id) ?? 0) < place).map(([id]) => id),
          )
        }
        expect(movedDown).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('never hides its newest line', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), fc.integer({ min: 1, max: 3 }), (edits, visible) => {
        let rows: readonly Row[] = []
        let window = emptyWindow
        for (const edit of edits) {
          rows = applied(rows, edit)
          window = moveWindow(window, linesOf(rows), visible)
          expect(window.blank).toBeLessThan(visible)
          expect(window.rows.at(-1)?.lines).toBe(linesOf(rows).at(-1)?.lines)
        }
      }),
    )
  })

  it('leaves concluded words on their lines while others follow', () => {
    fc.assert(
      fc.property(words, words, (concluded, tentative) => {
        const text = ['one', ...concluded].join(' ')
        const more = [text, ...tentative].join(' ')
        const lines = broken(text)
        expect(broken(more).slice(0, lines.length - 1)).toEqual(lines.slice(0, -1))
        expect(broken(more)[lines.length - 1]).toMatch(new RegExp(`^${lines.at(-1)}`))
      }),
    )
  })

  it('fills empty lines before it scrolls', () => {
    const two = moveWindow(emptyWindow, [{ id: 'a', lines: 3 }], 3)
    const shorter = moveWindow(two, [{ id: 'a', lines: 2 }], 3)
    expect(shorter.blank).toBe(1)
    const next = moveWindow(
      shorter,
      [
        { id: 'a', lines: 2 },
        { id: 'b', lines: 1 },
      ],
      3,
    )
    expect(next.blank).toBe(0)
  })

  it('scrolls text that stands up where another side inserts a line', () => {
    const before = moveWindow(
      emptyWindow,
      [
        { id: 'a', lines: 1 },
        { id: 'b', lines: 1 },
      ],
      3,
    )
    const after = moveWindow(
      before,
      [
        { id: 'a', lines: 2 },
        { id: 'b', lines: 1 },
      ],
      3,
    )
    expect(places(after).get('b')).toBe(places(before).get('b'))
    expect(places(after).get('a')).toBe(3)
  })
})
