import { describe, expect, it } from 'vitest'
import { parseInput } from '../../base/input.ts'
import { writeCalls } from './write-calls.ts'
import { checkRephrase, demandsOf } from './write-rules.ts'

const INPUT = { texts: ['Hello'], targetLanguage: 'en-US' }

describe('help with writing', () => {
  it('has a style or a tone, not both', () => {
    expect(checkRephrase({ ...INPUT, writingStyle: 'business', tone: 'friendly' })).toEqual({
      kind: 'invalid-input',
      field: 'tone',
      problem: { type: 'conflict', other: 'writingStyle' },
    })
    expect(checkRephrase({ ...INPUT, writingStyle: 'business' })).toBeUndefined()
    expect(checkRephrase({ ...INPUT, tone: 'friendly' })).toBeUndefined()
    expect(checkRephrase({ ...INPUT, writingStyle: 'default', tone: 'friendly' })).toBeUndefined()
    expect(checkRephrase({ ...INPUT, writingStyle: 'simple', tone: 'default' })).toBeUndefined()
  })

  it('takes no half characters', () => {
    expect(checkRephrase({ ...INPUT, texts: ['fine', 'a\uD83D'] })).toMatchObject({
      field: 'texts.1',
      problem: { type: 'malformed' },
    })
  })

  it.each([
    [{ writingStyle: 'business' }, ['writing_style']],
    [{ tone: 'friendly' }, ['tone']],
    [{ writingStyle: 'default' }, []],
    [{ writingStyle: 'prefer_simple' }, []],
    [{ tone: 'prefer_confident' }, []],
    [{}, []],
  ] as const)('%j demands of its language: %j', (input, features) => {
    expect(demandsOf(input).map(({ feature }) => feature)).toEqual(features)
  })

  it.each([
    [{ ...INPUT, writingStyle: 'poetic' }, 'writingStyle', 'unknown-value'],
    [{ ...INPUT, tone: 'angry' }, 'tone', 'unknown-value'],
    [{ ...INPUT, texts: [] }, 'texts', 'missing'],
    [{ ...INPUT, texts: ['a', ''] }, 'texts.1', 'missing'],
    [{ ...INPUT, targetLanguage: 'English' }, 'targetLanguage', 'malformed'],
  ])('refuses %j', (input, field, type) => {
    expect(parseInput(writeCalls['write.rephrase'].input, input)).toMatchObject({
      error: { field, problem: { type } },
    })
  })
})
