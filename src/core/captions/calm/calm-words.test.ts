import { describe, expect, it } from 'vitest'
import { alignWords } from './calm-words.ts'

const numbered = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name}${i} `)

describe('the words of two texts', () => {
  it('are aligned where they are the same, also behind a changed one', () => {
    expect(alignWords(['We ', 'go ', 'home'], ['We ', 'went ', 'back ', 'home'])).toEqual([
      0,
      undefined,
      undefined,
      2,
    ])
  })

  it('are compared at their beginning alone in texts that are far longer than sentences', () => {
    const [before, now] = [numbered(100_000, 'a'), numbered(100_000, 'b')]
    expect(
      alignWords(['Same ', ...before], ['Same ', ...now, 'a0 ']).filter((place) => place !== undefined),
    ).toEqual([0])
  })
})
