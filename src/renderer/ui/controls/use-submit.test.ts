import { describe, expect, it } from 'vitest'
import { outcomeOf } from './use-submit.ts'

const reason = 'Enter a name.'

describe('an attempt', () => {
  it('is made while nothing is missing', () => {
    expect(outcomeOf({})).toBe('made')
  })

  it('is kept while something loads, and not dropped', () => {
    expect(outcomeOf({ isLoading: true })).toBe('kept')
  })

  it('is refused at once for a reason that does not depend on what loads', () => {
    expect(outcomeOf({ isLoading: true, reason })).toBe('refused')
    expect(outcomeOf({ reason })).toBe('refused')
  })

  it('is ignored while the action runs, which is shown', () => {
    expect(outcomeOf({ isRunning: true })).toBe('ignored')
    expect(outcomeOf({ isRunning: true, isLoading: true, reason })).toBe('ignored')
  })
})
