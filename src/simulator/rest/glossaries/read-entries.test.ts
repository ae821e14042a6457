import { describe, expect, it } from 'vitest'
import { readEntries, writeEntries } from './read-entries.ts'

const terms = (...pairs: readonly (readonly [source: string, target: string])[]) => ({
  ok: true,
  terms: pairs.map(([source, target]) => ({ source, target })),
})

describe('entries', () => {
  it('stand in a line each, with a tab between source and target', () => {
    expect(readEntries('a\tb\r\n\n c \td e\n', 'tsv')).toEqual(terms(['a', 'b'], ['c', 'd e']))
    expect(readEntries('a"b\t"c"', 'tsv')).toEqual(terms(['a"b', '"c"']))
  })

  it('may be a table with commas and quotes', () => {
    expect(readEntries('a,b\r\n"c, ""d""",e\n\n"f",g,en,de', 'csv')).toEqual(
      terms(['a', 'b'], ['c, "d"', 'e'], ['f', 'g']),
    )
  })

  it.each<readonly [text: string, format: 'tsv' | 'csv', detail: string]>([
    ['', 'tsv', 'There are no entries'],
    ['\n \n', 'tsv', 'There are no entries'],
    ['a', 'tsv', 'The entry with the index 0 (starting at position 0) has no target: a column is missing'],
    ['a\tb\tc', 'tsv', 'The entry with the index 0 (starting at position 0) has 3 columns instead of 2'],
    ['a\tb\tc\td', 'tsv', 'The entry with the index 0 (starting at position 0) has 4 columns instead of 2'],
    ['a\tb\n\tc', 'tsv', 'The entry with the index 1 (starting at position 4) has an empty source'],
    ['a\tb\n\nc\t ', 'tsv', 'The entry with the index 1 (starting at position 5) has an empty target'],
    ['a,', 'csv', 'The entry with the index 0 (starting at position 0) has an empty target'],
    ['a\tb\u0007', 'tsv', 'The entry with the index 0 (starting at position 0) contains control characters'],
    ['a,"b\nc"', 'csv', 'The entry with the index 0 (starting at position 0) contains control characters'],
    ['a\u2028z,b', 'csv', 'The entry with the index 0 (starting at position 0) contains control characters'],
    [
      'a\tb\nc\td\na\te',
      'tsv',
      'Key with the index 2 (starting at position 8) duplicates key with the index 0 (starting at position 0)',
    ],
    ['a,"b', 'csv', 'A quotation mark is out of place at position 2'],
    ['a,"b"c', 'csv', 'A quotation mark is out of place at position 5'],
  ])('%j as %s are refused', (text, format, detail) => {
    expect(readEntries(text, format)).toEqual({ ok: false, detail })
  })

  it('are written as they are read', () => {
    const text = 'a\tb\nc d\te "f"'
    const read = readEntries(text, 'tsv')
    expect(read.ok && writeEntries(read.terms)).toBe(text)
  })
})
