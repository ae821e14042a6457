import { describe, expect, it } from 'vitest'
import { laal } from '../../../../src/core/session/figures/line-collector.ts'
import { referenceLaal, referenceLengths } from '../../../bench/reference/reference-laal.ts'

const words = (text: string) => text.split(' ').filter((word) => word !== '')

describe('the part of a reference that belongs to each text', () => {
  it.each([
    ['is as long as the text if they are the same', ['a b c', 'd e'], 'a b c d e', [3, 2]],
    ['has the words that the text has not', ['a c', 'd'], 'a b c d', [3, 1]],
    ['lacks the words that the text has too many', ['a x b', 'c'], 'a b c', [2, 1]],
    ['has other words in place of those of the text', ['a x', 'c d'], 'a b c d', [2, 2]],
    ['has the words that are missing at its end', ['a b', 'd e'], 'a b c d e', [3, 2]],
    ['is nothing of a reference that ends before', ['a b', 'x'], 'a b', [2, 0]],
    ['has all words if the text has none', [''], 'a b', [2]],
  ])('%s', (_, texts, reference, lengths) => {
    expect(referenceLengths(texts.map(words), words(reference))).toEqual(lengths)
  })
})

describe('LAAL by a reference', () => {
  const first = { words: ['We', 'meet'], delaysMs: [1000, 2000], speechMs: 4000 }
  const second = { words: ['At', 'ten'], delaysMs: [500, 1500], speechMs: 2000 }

  it('has the length of the reference for each utterance, as the paper defines it', () => {
    // Ideal times 0 and 1000 for a reference of four words: (1000 + 1000) / 2. The other: 0 and 1000, (500 + 500) / 2.
    expect(referenceLaal([first, second], words('we all will meet at ten'))).toBe((1000 + 500) / 2)
  })

  it('is that of our own length where the reference is as long, or shorter', () => {
    const own = ((laal(first.delaysMs, 4000) ?? 0) + (laal(second.delaysMs, 2000) ?? 0)) / 2
    expect(referenceLaal([first, second], words('we meet at ten'))).toBe(own)
    expect(referenceLaal([first, second], words('we ten'))).toBe(own)
  })

  it('is unknown without utterances', () => {
    expect(referenceLaal([], ['a'])).toBeUndefined()
  })
})
