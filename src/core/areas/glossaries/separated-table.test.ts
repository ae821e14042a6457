import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asTyped } from '../../base/words/typed-text.ts'
import { findBadRow } from './glossary-entries.ts'
import { guessImport, readImport } from './import.ts'
import { guessSeparator, readTable, type Separator, writeCsvFile, writeTsvFile } from './separated-table.ts'

const pair = { sourceLanguage: 'en', targetLanguage: 'de' }
const read = (text: string, separator: Separator, hasHeading = false) =>
  readImport(text, { separator, hasHeading, pair })

describe('a table file', () => {
  it.each([
    ['comma', writeCsvFile],
    ['tab', writeTsvFile],
  ] as const)('of the app itself with the separator %s comes back byte for byte', (separator, write) => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.stringMatching(/^[",;a='@ -]{1,6}$/))
    const entry = fc
      .record({ source: text.map(asTyped), target: text })
      .filter((each) => findBadRow([each]) === undefined)
    const good = fc.uniqueArray(entry, { selector: ({ source }) => source })
    fc.assert(
      fc.property(good, (entries) => {
        const back = read(write(entries), separator)
        expect(back).toEqual({ entries, faults: [], faulty: 0 })
        expect(write(back.entries)).toBe(write(entries))
      }),
    )
  })

  it.each<[string, string, Separator]>([
    ['a spreadsheet in English', '\u{feff}dog,"Hund, der"\r\n"a ""b""",c\r\n', 'comma'],
    ['a spreadsheet in German', 'dog;Hund, der\r\n"a ""b""";c\r\n', 'semicolon'],
    ['a spreadsheet that saves with tabs', 'dog\tHund, der\r\n"a ""b"""\tc\r\n', 'tab'],
    ['the service', 'dog\tHund, der\na "b"\tc', 'tab'],
    ['the service, with its languages', 'dog,"Hund, der",EN,de\n"a ""b""",c,en,DE', 'comma'],
    ['a program that leaves columns empty', 'dog,"Hund, der",,\n"a ""b""",c,,', 'comma'],
    ['a program that leaves one column empty', 'dog;Hund, der;\r\n"a ""b""";c;\r\n', 'semicolon'],
    ['a program that leaves three columns empty', 'dog,"Hund, der",,,\n"a ""b""",c,,,\n', 'comma'],
    [
      'a spreadsheet that names its separator',
      '\u{feff}sep=;\r\ndog;Hund, der\r\n"a ""b""";c\r\n',
      'semicolon',
    ],
    ['a spreadsheet that names a tab', '"sep=\t"\r\ndog\tHund, der\r\n"a ""b"""\tc', 'tab'],
  ])('from %s has the same entries', (_who, text, separator) => {
    expect(guessSeparator(text)).toBe(separator)
    expect(read(text, separator)).toEqual({
      entries: [
        { source: 'dog', target: 'Hund, der' },
        { source: 'a "b"', target: 'c' },
      ],
      faults: [],
      faulty: 0,
    })
  })

  it('has no formula for a spreadsheet, and is read back with the texts that look like one', () => {
    const entries = [
      { source: "=cmd|'/C calc'!A0", target: '@SUM(1+1)*cmd' },
      { source: '-fix', target: "'-Fix" },
    ]
    const text = writeCsvFile(entries)
    for (const { cells } of readTable(text.slice(1), 'comma'))
      for (const cell of cells) expect(cell).toMatch(/^'/)
    expect(read(text, 'comma').entries).toEqual(entries)
  })

  it('has its rows counted by lines, whatever their content', () => {
    expect([...readTable('a,"b\nb"\n\nc,d\r\n"e', 'comma')]).toEqual([
      { line: 1, cells: ['a', 'b\nb'] },
      { line: 4, cells: ['c', 'd'] },
      { line: 5, cells: ['"e'] },
    ])
  })
})

describe('an import', () => {
  it('names every bad line, and keeps the good ones apart', () => {
    const text = [
      'good,gut',
      ',leer',
      'leer,',
      'one',
      'good,wieder',
      'b\u0007ad,x',
      '"a\nb",c',
      'd,e,f',
      ' g , h ',
    ].join('\n')
    const { entries, faults } = read(text, 'comma')
    expect(entries).toEqual([
      { source: 'good', target: 'gut' },
      { source: 'g', target: 'h' },
    ])
    expect(faults.map(({ row, fault }) => [row, fault])).toEqual([
      [2, 'no-source'],
      [3, 'no-target'],
      [4, 'not-a-pair'],
      [5, 'repeated-source'],
      [6, 'control-character'],
      [7, 'line-break'],
      [9, 'extra-columns'],
    ])
  })

  it('refuses entries that say that they are for other languages', () => {
    expect(read('a,b,en,fr', 'comma').faults).toEqual([{ row: 1, fault: 'extra-columns', text: 'a b en fr' }])
  })

  it.each<[string, Separator]>([
    ['dog;Hund;the animal\ncat;Katze\ncow;Kuh;cattle, female\n', 'semicolon'],
    ['dog;Hund;the animal\ncat;Katze;\ncow;Kuh;in pastures, barns\n', 'semicolon'],
    ['dog,Hund,the animal\ncat,Katze\ncow,Kuh,cattle; female\n', 'comma'],
    ['dog\tHund\tthe animal\ncat\tKatze\ncow\tKuh\tcattle, female; big\n', 'tab'],
  ])('names the rows of %j with a remark, and cuts none of them', (text, separator) => {
    expect(guessSeparator(text)).toBe(separator)
    const { entries, faults } = read(text, separator)
    expect(entries).toEqual([{ source: 'cat', target: 'Katze' }])
    expect(faults.map(({ row, fault }) => [row, fault])).toEqual([
      [1, 'extra-columns'],
      [3, 'extra-columns'],
    ])
  })

  it.each<[string, Separator]>([
    ['dog;Hund;big, loyal\ncat;Katze;small, soft\ncow;Kuh;in pastures, barns\n', 'semicolon'],
    ['dog;Hund;n;m;big, loyal\ncat;Katze;n;f;small, soft\n', 'semicolon'],
    ['dog,Hund,big; loyal\ncat,Katze,small; soft\n', 'comma'],
    ['dog,"Hund; der"\ncat,"Katze; die"\n', 'comma'],
    ['dog, big, old;Hund\ncat, small, soft;Katze\n', 'semicolon'],
    ['dog\tHund\tbig,loyal\ncat\tKatze\tsmall,soft\n', 'tab'],
    // A stray tab separates nothing.
    ['dog,Hund\ncat,Katze\ncow,Kuh\t\n', 'comma'],
    ['dog, Hund\ncat, Katze;Kater\n', 'comma'],
    ['dog,Hund\n', 'comma'],
  ])('finds the separator of %j, whatever stands in every row', (text, separator) => {
    expect(guessSeparator(text)).toBe(separator)
  })

  it('takes a term that begins as a remark does', () => {
    for (const text of ['# of items,Anzahl', '# of items;Anzahl', '# of items\tAnzahl'])
      expect(readImport(text, guessImport(text, pair, guessSeparator(text))).entries).toEqual([
        { source: '# of items', target: 'Anzahl' },
      ])
  })

  it('names a line that is a remark', () => {
    const { entries, faults } = read('# from the style guide\ndog;Hund\n', 'semicolon')
    expect(entries).toEqual([{ source: 'dog', target: 'Hund' }])
    expect(faults).toEqual([{ row: 1, fault: 'not-a-pair', text: '# from the style guide' }])
  })

  it.each([
    ['Source,Target\na,b', true],
    ['EN,DE\na,b', true],
    ['source code,Quelltext\na,b', false],
    ['a,b', false],
    ['', false],
  ])('of %j begins with a heading: %s', (text, hasHeading) => {
    expect(guessImport(text, pair, 'comma')).toEqual({ separator: 'comma', hasHeading, pair })
  })

  it('has its heading and its lines behind a line that names the separator', () => {
    const text = '\u{feff}sep=;\r\nsource;target\r\nhouse;Haus\r\ntree;\r\n'
    const options = guessImport(text, pair, guessSeparator(text))
    expect(options).toEqual({ separator: 'semicolon', hasHeading: true, pair })
    expect(readImport(text, options)).toEqual({
      entries: [{ source: 'house', target: 'Haus' }],
      faults: [{ row: 4, fault: 'no-target', text: 'tree' }],
      faulty: 1,
    })
  })

  it.each(['comma', 'semicolon', 'tab'] as const)(
    'of 8 MB of quotation marks separated by %s is one line at fault',
    (separator) => {
      for (const end of ['', '"'])
        expect(read(`${'"'.repeat(8_000_000)}${end}`, separator)).toMatchObject({
          entries: [],
          faults: [{ row: 1, fault: 'not-a-pair' }],
          faulty: 1,
        })
    },
  )

  it('counts all lines at fault, and names the first thousand by their beginnings', () => {
    const text = `good,gut\n${`${'bad'.repeat(1000)}\n`.repeat(1500)}more,mehr`
    const { entries, faults, faulty } = read(text, 'comma')
    expect(entries).toHaveLength(2)
    expect([faults.length, faulty]).toEqual([1000, 1500])
    expect(faults.at(-1)).toMatchObject({ row: 1001, fault: 'not-a-pair' })
    expect(faults[0]?.text.length).toBeLessThanOrEqual(1000)
  })

  it('leaves the heading out', () => {
    expect(read('Source,Target\na,b', 'comma', true).entries).toEqual([{ source: 'a', target: 'b' }])
  })

  it('reads a hundred thousand entries, and finds the invalid one', () => {
    const entries = Array.from({ length: 100_000 }, (_, i) => ({
      source: `source ${i}`,
      target: `target ${i}`,
    }))
    const text = `${writeCsvFile(entries)}source 7,again`
    const back = read(text, 'comma')
    expect(back.entries).toHaveLength(100_000)
    expect(back.faults).toEqual([{ row: 100_001, fault: 'repeated-source', text: 'source 7 again' }])
  })
})
