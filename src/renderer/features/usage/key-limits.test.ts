import { describe, expect, it } from 'vitest'
import { formOf, readLimits } from './key-limits.ts'

const none = { characters: null, speechMs: null }

describe('the limits of a key', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['500000', 500_000],
    ['500,000', 500_000],
    ['1.000.000', 1_000_000],
    ['20 000', 20_000],
    ['-1', undefined],
    ['1.5', undefined],
    ['10,00', undefined],
    ['many', undefined],
    ['1e6', undefined],
    ['9999999999999', undefined],
  ])('%j characters are read as %s', (typed, characters) => {
    expect(readLimits({ characters: typed, minutes: '' }, none).characters).toBe(characters)
  })

  it.each([
    ['', null],
    ['0', 0],
    ['90', 5_400_000],
    ['1,5', undefined],
  ])('%j minutes are read as %s ms', (minutes, speechMs) => {
    expect(readLimits({ characters: '', minutes }, none).speechMs).toBe(speechMs)
  })

  it('tell no limit and a limit of 0 apart', () => {
    expect(formOf({ characters: 0, speechMs: null })).toEqual({ characters: '0', minutes: '' })
    expect(formOf({ characters: null, speechMs: 0 })).toEqual({ characters: '', minutes: '0' })
  })

  it.each([90_000, 1234, 1, 3_600_000])(
    'of %d ms stay what they are when nobody touches them',
    (speechMs) => {
      const limits = { characters: 5, speechMs }
      expect(readLimits(formOf(limits), limits)).toEqual(limits)
    },
  )
})
