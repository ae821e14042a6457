import { describe, expect, it } from 'vitest'
import { causesOf, foremost } from './notice-pile.ts'

const lost = 'Connection lost. Reconnecting.'
const notice = (id: string, text: string, tone: 'info' | 'error' = 'info') => ({ id, text, tone })

describe('a pile of notices', () => {
  it('says once what both sides of a meeting say', () => {
    const pile = [notice('mine', lost), notice('paused', 'Paused'), notice('theirs', lost)]
    expect(causesOf(pile).map(({ id }) => id)).toEqual(['paused', 'theirs'])
    expect(foremost(causesOf(pile))?.id).toBe('theirs')
  })

  it('keeps what differs', () => {
    const pile = [notice('mine', 'Speech was lost', 'error'), notice('theirs', lost)]
    expect(causesOf(pile)).toEqual(pile)
    expect(foremost(pile)?.id).toBe('mine')
    expect(foremost([])).toBeUndefined()
  })
})
