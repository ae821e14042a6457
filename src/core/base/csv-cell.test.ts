import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvSeparatorOf, toCsvCell, toCsvFile, withoutGuard } from './csv-cell.ts'

describe('a cell of a CSV file', () => {
  it.each([
    ["=cmd|'/C calc'!A0", "'=cmd|'/C calc'!A0"],
    ['@SUM(1+1)*cmd', "'@SUM(1+1)*cmd"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['＝1+1', "'＝1+1"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("https://a.test","x")', `"'=HYPERLINK(""https://a.test"",""x"")"`],
    ['\n=1', `"'\n=1"`],
  ])('of %j is no formula: %j', (text, cell) => {
    expect(toCsvCell(text)).toBe(cell)
  })

  it.each(['Hello', '', '1 + 1', "it's", '"quoted"'])('of %j stays as it is', (text) => {
    expect(withoutGuard(text)).toBe(text)
    expect(toCsvCell(text).replaceAll('"', '')).toBe(text.replaceAll('"', ''))
  })

  it('is read back as it was, guarded or not', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^'{0,3}[=+@\t-]?[a-z']{0,3}$/))
    fc.assert(
      fc.property(text, (each) => {
        const cell = toCsvCell(each)
        const inner = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
        expect(withoutGuard(inner)).toBe(each)
      }),
    )
  })
})

describe('a CSV file', () => {
  it.each([
    ['en', ','],
    ['ja', ','],
    ['de', ';'],
    ['fr', ';'],
    ['pt-BR', ';'],
    ['de-CH', ','],
  ] as const)('has the separator of spreadsheets in %s: %s', (language, separator) => {
    expect(csvSeparatorOf(language)).toBe(separator)
    expect(
      toCsvFile(
        [
          ['a', 'b,c'],
          ['d;e', ''],
        ],
        separator,
      ),
    ).toBe(`\u{feff}a${separator}"b,c"\r\n"d;e"${separator}\r\n`)
  })
})
