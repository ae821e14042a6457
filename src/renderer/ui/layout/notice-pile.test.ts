import { describe, expect, it } from 'vitest'
import { causesOf, foremost } from './notice-pile.ts'

const lost = 'Connection lost. Reconnecting.'
const notice = (id: string, text: string, tone: 'info' | 'error' = 'info') => ({ id, text, tone })

describe('a pile of notices', () => {
  it('says once what both sides of a meeting say', () => {
    const pile = [notice('mine', lost), notice('theirs', lost), notice('paused', 'Paused')]
    expect(causesOf(pile).map(({ id }) => id)).toEqual(['mine', 'paused'])
    expect(foremost(causesOf(pile))?.id).toBe('mine')
  })

  it('keeps what differs', () => {
    const pile = [notice('theirs', lost), notice('mine', 'Speech was lost', 'error')]
    expect(causesOf(pile)).toEqual(pile)
    expect(foremost(pile)?.id).toBe('mine')
    expect(foremost([])).toBeUndefined()
  })

  it('shows the first of two failures, in the order of the page', () => {
    const pile = [notice('mine', 'No access', 'error'), notice('theirs', 'Not usable', 'error')]
    expect(foremost(pile)?.id).toBe('mine')
  })
})
