import { describe, expect, it } from 'vitest'
import type { Consumption } from '../../../../core/areas/admin/admin-calls.ts'
import { byDay, byKey, isUsed, type Report, reportCsv } from './usage-report.ts'

const usage = (text: number, minutes = 0): Consumption => ({
  characters: text + 1,
  textCharacters: text,
  documentCharacters: 1,
  improvementCharacters: 0,
  speechMinutes: minutes,
  speechToSpeechMinutes: minutes * 2,
})
const row = (day: string, label: string, used: Consumption, maskedKey = 'ab**yz') => ({
  maskedKey,
  label,
  date: `${day}T00:00:00Z`,
  usage: used,
})
const report = (...groups: Report['groups']): Report => ({
  startDate: '2026-11-01T00:00:00Z',
  endDate: '2026-11-04T00:00:00Z',
  total: usage(0),
  groups,
})
const range = { from: '2026-11-01', to: '2026-11-04' }

const mixed = report(
  row('2026-11-02', 'Site', usage(10, 1)),
  row('2026-11-02', 'App', usage(5)),
  row('2026-11-04', 'App', usage(50, 2.5)),
)

describe('analytics by day', () => {
  it('add up the keys, and include days without usage', () => {
    const days = byDay(mixed, range)
    expect(days.map(({ id, usage: used }) => [id, used.characters, used.speechMinutes])).toEqual([
      ['2026-11-01', 0, 0],
      ['2026-11-02', 17, 1],
      ['2026-11-03', 0, 0],
      ['2026-11-04', 51, 2.5],
    ])
    expect(days.filter(isUsed).map(({ id }) => id)).toEqual(['2026-11-02', '2026-11-04'])
  })
})

describe('analytics by key', () => {
  it('add up the days, and start with the key with the highest usage', () => {
    expect(byKey(mixed, 'characters').map(({ label, usage: used }) => [label, used.textCharacters])).toEqual([
      ['App', 55],
      ['Site', 10],
    ])
  })

  it('distinguish two keys with the same label', () => {
    const twins = report(
      row('2026-11-01', 'App', usage(1, 9), 'aa**11'),
      row('2026-11-01', 'App', usage(5, 3), 'bb**22'),
    )
    expect(byKey(twins, 'speechMinutes').map(({ usage: used }) => used.speechMinutes)).toEqual([9, 3])
  })

  it('identify a key without a label by its visible part', () => {
    expect(byKey(report(row('2026-11-01', '', usage(1))), 'characters')[0]?.label).toBe('ab**yz')
  })
})

describe('a report as CSV', () => {
  it('has a row for each key and day, in full precision', () => {
    expect(reportCsv(report(row('2026-11-02', 'Site', usage(10, 0.125))))).toBe(
      '\u{FEFF}day,key,label,characters,text_characters,document_characters,writing_characters,speech_minutes,speech_to_speech_minutes\r\n' +
        '2026-11-02,ab**yz,Site,11,10,1,0,0.125,0.25\r\n',
    )
  })

  it.each([
    ['a, b', '"a, b"'],
    ['the "best"', '"the ""best"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@cmd, x', `"'@cmd, x"`],
    ['-5', "'-5"],
    ['a=b', 'a=b'],
    ['Zoë', 'Zoë'],
  ])('writes the label %j as %s: no formula, and no column too many', (label, cell) => {
    expect(reportCsv(report(row('2026-11-02', label, usage(0))))).toContain(`,ab**yz,${cell},1,0,1,0,0,0\r\n`)
  })
})
