import { describe, expect, it } from 'vitest'
import { limitFormOf, readLimits, settable } from './key-limits.ts'

const some = { characters: 1, speechMs: 60_000 }

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
    expect(readLimits({ characters: typed, speechMs: '1', speechToSpeechMs: '' }, some).characters).toBe(
      characters,
    )
  })

  it.each([
    ['', null],
    ['0', 0],
    ['90', 5_400_000],
    ['1,5', undefined],
  ])('%j minutes are read as %s ms', (minutes, speechMs) => {
    expect(readLimits({ characters: '1', speechMs: minutes, speechToSpeechMs: '' }, some).speechMs).toBe(
      speechMs,
    )
  })

  it('distinguish no limit from a limit of 0', () => {
    const empty = { characters: '', speechMs: '', speechToSpeechMs: '' }
    expect(limitFormOf({ characters: 0, speechMs: null })).toEqual({ ...empty, characters: '0' })
    expect(limitFormOf({ characters: null, speechMs: 0 })).toEqual({ ...empty, speechMs: '0' })
    expect(limitFormOf({ speechToSpeechMs: 120_000 })).toEqual({ ...empty, speechToSpeechMs: '2' })
  })

  it.each([90_000, 1234, 1, 3_600_000, null])('of %s ms are not set if they are unchanged', (speechMs) => {
    const limits = { characters: 5, speechMs }
    expect(readLimits(limitFormOf(limits), limits)).toEqual({})
    expect(readLimits({ ...limitFormOf(limits), characters: '6' }, limits)).toEqual({ characters: 6 })
  })

  it('can be set one by one, and not at all if one of them is invalid', () => {
    expect(settable({ characters: null })).toEqual({ characters: null })
    expect(settable({})).toEqual({})
    expect(settable({ characters: 1, speechMs: undefined })).toBeUndefined()
  })
})
