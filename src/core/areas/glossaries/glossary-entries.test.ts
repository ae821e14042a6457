import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asTyped } from '../../base/words/typed-text.ts'
import {
  findBadLine,
  findBadRow,
  type GlossaryEntry,
  readTsv,
  withoutLastBreaks,
  writeTsv,
} from './glossary-entries.ts'

const MANY = 100_000
const many: GlossaryEntry[] = Array.from({ length: MANY }, (_, i) => ({
  source: `source ${i}`,
  target: `target ${i}`,
}))

describe('the entries of a glossary', () => {
  it.each<[string, string, string, string | undefined]>([
    ['an ordinary pair', 'Hund', 'dog', undefined],
    ['spaces inside', 'großer Hund', 'big dog', undefined],
    ['no source', '', 'dog', 'no-source'],
    ['a source of spaces', '  ', 'dog', 'no-source'],
    ['no target', 'Hund', '', 'no-target'],
    ['a tab', 'Hu\tnd', 'dog', 'line-break'],
    ['a line break', 'Hund', 'd\nog', 'line-break'],
    ['a carriage return at the end', 'Hund', 'dog\r', 'line-break'],
    ['a line break of Unicode', 'Hu\u2028nd', 'dog', 'line-break'],
    ['a control character', 'Hu\u0007nd', 'dog', 'control-character'],
    ['a control character of the second set', 'Hund', 'd\u009bog', 'control-character'],
    ['a space at the beginning', ' Hund', 'dog', 'space-at-end'],
    ['a space at the end', 'Hund', 'dog ', 'space-at-end'],
    ['a wide space at the end', 'Hund', '犬\u3000', 'space-at-end'],
    ['a space without width', 'Hund\u200b', 'dog', 'control-character'],
    ['a soft hyphen', 'soft\u00adware', 'Software', 'control-character'],
    ['a soft hyphen in the translation', 'software', 'Soft\u00adware', undefined],
    ['a no-break space', 'New\u00a0York', 'Neu\u202fYork', undefined],
  ])('with %s', (_what, source, target, fault) => {
    const bad = findBadRow([
      { source: 'Katze', target: 'cat' },
      { source, target },
    ])
    expect(bad).toEqual(fault === undefined ? undefined : { row: 2, fault })
  })

  it('have each source once, to the letter', () => {
    const rows = (...sources: string[]) => sources.map((source) => ({ source, target: 'x' }))
    expect(findBadRow(rows('a', 'b', 'a'))).toEqual({ row: 3, fault: 'repeated-source' })
    expect(findBadRow(rows('a', 'A', '__proto__', 'constructor'))).toBeUndefined()
    expect(findBadRow(rows('New York', 'New\u00a0York'))).toEqual({ row: 2, fault: 'repeated-source' })
    expect(findBadRow(rows('caf\u00e9', 'cafe\u0301'))).toEqual({ row: 2, fault: 'repeated-source' })
  })

  it('may be a hundred thousand, and the last is checked like the first', () => {
    expect(findBadRow(many)).toBeUndefined()
    expect(findBadRow([...many, { source: 'source 0', target: 'again' }])).toEqual({
      row: MANY + 1,
      fault: 'repeated-source',
    })
    expect(readTsv(writeTsv(many))).toEqual(many)
  })
})

describe('a table of entries', () => {
  it('comes back as it was written, whatever good entries it holds', () => {
    const good = fc
      .array(fc.record({ source: fc.string({ unit: 'binary' }), target: fc.string({ unit: 'binary' }) }))
      .filter((entries) => findBadRow(entries) === undefined)
    fc.assert(
      fc.property(good, (entries) => {
        const typed = entries.map(({ source, target }) => ({ source: asTyped(source), target }))
        expect(readTsv(writeTsv(entries))).toEqual(typed)
      }),
    )
  })

  it('may end its lines in any way, and have blank ones', () => {
    expect(readTsv('a\tb\r\n\r\nc\td\re\tf\n')).toEqual([
      { source: 'a', target: 'b' },
      { source: 'c', target: 'd' },
      { source: 'e', target: 'f' },
    ])
    expect(readTsv('')).toEqual([])
  })

  it.each([
    ['one column', 'a\tb\n\nc', 3],
    ['three columns', 'a\tb\tc', 1],
  ])('with %s is refused, with the number of the line', (_what, tsv, row) => {
    expect(findBadLine(tsv)).toEqual({ row, fault: 'not-a-pair' })
  })

  it('are written with sources as people type them, and translations as they are', () => {
    const entries = [
      { source: 'New\u00a0York', target: 'Neu\u00a0York' },
      { source: 'cafe\u0301', target: 'cafe\u0301' },
    ]
    expect(writeTsv(entries)).toBe('New York\tNeu\u00a0York\ncaf\u00e9\tcafe\u0301')
  })
})

it('a pasted text loses the line breaks at its end alone, however many stand elsewhere', () => {
  const lines = `a\n\r\n${'\r\n'.repeat(2_000_000)}b\t`
  expect(withoutLastBreaks(`${lines}\r\n\n`)).toBe(lines)
  expect(withoutLastBreaks(lines)).toBe(lines)
  expect(withoutLastBreaks('\n\n')).toBe('')
})
