import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_OFFERED, QuickOffers } from './offers.ts'
import { withTarget } from './quick-targets.ts'

describe('the content that the quick window offers', () => {
  let offers: QuickOffers
  beforeEach(() => {
    offers = new QuickOffers()
  })

  it('is the selection, before the clipboard', () => {
    expect(offers.opened({ selection: 'marked', clipboard: 'copied' })).toEqual({ text: 'marked' })
  })

  it('is the clipboard without a selection', () => {
    expect(offers.opened({ selection: ' \n', clipboard: 'copied' })).toEqual({ text: 'copied' })
  })

  it('is never offered twice', () => {
    const found = { selection: 'marked', clipboard: 'copied' }
    offers.opened(found)
    expect(offers.opened(found)).toEqual({})
    expect(offers.opened({ ...found, clipboard: 'new' })).toEqual({ text: 'new' })
    expect(offers.opened({ selection: 'also new', clipboard: 'new' })).toEqual({ text: 'also new' })
  })

  it('is never text selected or copied in the window itself', () => {
    offers.opened({ selection: 'marked', clipboard: '' })
    offers.left({ selection: 'the translation', clipboard: 'the translation, copied' })
    expect(offers.opened({ selection: 'the translation', clipboard: 'the translation, copied' })).toEqual({})
  })

  it('is never text that is too long for a small window', () => {
    const long = 'x'.repeat(MAX_OFFERED + 1)
    expect(offers.opened({ selection: long, clipboard: `${long}y` })).toEqual({})
  })
})

describe('the targets with keys', () => {
  it('keep their keys, and a new one has the next', () => {
    expect(withTarget(['de', 'fr'], 'fr')).toEqual(['de', 'fr'])
    expect(withTarget(['de', 'fr'], 'it')).toEqual(['de', 'fr', 'it'])
  })

  it('are no more than there are number keys: the last one makes room', () => {
    const nine = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
    expect(withTarget(nine, 'z')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'z'])
  })
})
