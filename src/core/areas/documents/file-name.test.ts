import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberedName, resultName, safeFileName, titledFileName } from './file-name.ts'

describe('the file name of something with a title', () => {
  it.each([
    ['Release planning', 'Release planning.txt'],
    ['...', 'untitled.txt'],
    [' . ', 'untitled.txt'],
    ['', 'untitled.txt'],
    ['Plans for v1.2', 'Plans for v1.2.txt'],
    ['Q1/Q2 review', 'Q1_Q2 review.txt'],
    ['C:\\plans', 'C__plans.txt'],
    ['.txt', 'txt.txt'],
  ])('%j is %j', (title, name) => {
    expect(titledFileName(title, '.txt', 'untitled')).toBe(name)
  })
})

describe('a safe file name', () => {
  it.each([
    ['report.docx', 'report.docx'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\me\\plan.pdf', 'plan.pdf'],
    ['a<b>c:d"e|f?g*h.txt', 'a_b_c_d_e_f_g_h.txt'],
    ['line\nbreak\u0000.txt', 'line_break_.txt'],
    ['evil\u202Excod.txt', 'evil_xcod.txt'],
    ['CON.txt', '_CON.txt'],
    ['con.old.txt', '_con.old.txt'],
    ['LPT1', '_LPT1'],
    ['console.txt', 'console.txt'],
    ['.hidden.txt', 'hidden.txt'],
    ['name. . ', 'name'],
    ['name .txt', 'name.txt'],
    ['..', 'document'],
    ['', 'document'],
    ['日本語の書類.docx', '日本語の書類.docx'],
  ])('of %j is %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })

  it('is short enough for every file system, keeps its extension, and halves no character', () => {
    const name = safeFileName(`${'😀'.repeat(300)}.docx`)
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200)
    expect(name).toMatch(/^(😀)+\.docx$/u)
  })

  it('leads nowhere, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const safe = safeFileName(name)
        expect(safe).not.toMatch(/[/\\<>:"|?*\p{Cc}\p{Bidi_Control}]/u)
        expect(safe).not.toMatch(/^\.|[. ]$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
        expect(new TextEncoder().encode(safe).length).toBeLessThanOrEqual(200)
        expect(safe).not.toBe('')
        expect(safeFileName(safe)).toBe(safe)
      }),
      { numRuns: 300 },
    )
  })
})

describe('what tells a file apart', () => {
  const bytesOf = (name: string) => new TextEncoder().encode(name).length

  it.each(['長'.repeat(66), 'x'.repeat(400), `${'a'.repeat(196)}😀`])('is never cut off: %s', (long) => {
    const names = ['de', 'en-gb'].flatMap((language) => [
      resultName(`${long}.txt`, language),
      titledFileName(long, ` ${language}.srt`, 'untitled'),
    ])
    expect(new Set([safeFileName(`${long}.txt`), ...names]).size).toBe(names.length + 1)
    for (const name of names) {
      expect(name).toMatch(/ (de|en-gb)\.(txt|srt)$/)
      expect(bytesOf(name)).toBeLessThanOrEqual(200)
    }
  })
})

describe('the name of a translation', () => {
  it.each([
    ['report.docx', 'DE', undefined, 'report de.docx'],
    ['report.pdf', 'EN-GB', 'docx', 'report en-gb.docx'],
    ['.srt', 'fr', undefined, 'srt fr'],
    ['a/b\\c.txt', 'ja', undefined, 'c ja.txt'],
  ])('of %s into %s as %s is %s', (source, target, format, name) => {
    expect(resultName(source, target, format)).toBe(name)
  })

  it('has a number from the second of its kind on', () => {
    expect([1, 2, 3].map((attempt) => numberedName('report de.docx', attempt))).toEqual([
      'report de.docx',
      'report de (2).docx',
      'report de (3).docx',
    ])
    expect(numberedName('report', 2)).toBe('report (2)')
  })
})
