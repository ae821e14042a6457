import { describe, expect, it } from 'vitest'
import { charactersOf, findBadName, findBadTerm, readTerms, writeTerms } from './spoken-term-limits.ts'

describe('spoken terms', () => {
  const bad = (...terms: string[]) => {
    const fault = findBadTerm(terms, 'terms')
    return fault && [fault.field, fault.problem.type === 'bad-row' ? fault.problem.fault : fault.problem.type]
  }

  it('are one a line, in the order in which they are written', () => {
    const terms = ['Żółkiewski', 'DeepL API', '渋谷']
    expect(readTerms(writeTerms(terms))).toEqual(terms)
    expect(readTerms('a\n\nb\n')).toEqual(['a', 'b'])
  })

  it('differ by case, and by nothing that cannot be seen', () => {
    expect(bad('Siemens', 'SIEMENS', 'New York')).toBeUndefined()
    expect(bad('a', '')).toEqual(['terms.1', 'missing'])
    expect(bad(' \u00a0')).toEqual(['terms.0', 'missing'])
    expect(bad('a', 'b\tc')).toEqual(['terms.1', 'line-break'])
    expect(bad('a\u2028b')).toEqual(['terms.0', 'line-break'])
    expect(bad('a\u0007')).toEqual(['terms.0', 'control-character'])
    expect(bad('a\u009f')).toEqual(['terms.0', 'control-character'])
    expect(bad('a ')).toEqual(['terms.0', 'space-at-end'])
    expect(bad('a', 'b', 'a')).toEqual(['terms.2', 'repeated'])
    expect(bad('New York', 'New\u00a0York')).toEqual(['terms.1', 'repeated'])
    expect(bad('na\u200bme')).toEqual(['terms.0', 'control-character'])
    expect(writeTerms(['New\u00a0York', 'Zoe\u0308'])).toBe('New York\nZo\u00eb')
  })

  it('have 300 characters a list at most, whatever their bytes', () => {
    const full = ['渋'.repeat(149), '😀'.repeat(150)]
    expect(charactersOf(full)).toBe(300)
    expect(findBadTerm(full, 'terms')).toBeUndefined()
    expect(findBadTerm([...full, 'a'], 'lists.1.terms')).toEqual({
      kind: 'invalid-input',
      field: 'lists.1.terms',
      problem: { type: 'too-much', limit: 300, actual: 302, unit: 'characters' },
    })
  })

  it('have a name of 1024 bytes at most', () => {
    expect(findBadName('é'.repeat(512))).toBeUndefined()
    expect(findBadName('é'.repeat(513))?.problem).toEqual({
      type: 'too-much',
      limit: 1024,
      actual: 1026,
      unit: 'bytes',
    })
  })
})
