import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differences } from './differences.ts'

const whole = (stretches: readonly { text: string }[]) => stretches.map(({ text }) => text).join('')
const own = (stretches: readonly { text: string; isOwn: boolean }[]) =>
  stretches.filter(({ isOwn }) => isOwn).map(({ text }) => text)

describe('the differences of two translations', () => {
  it('are the words that are in only one of them', () => {
    const [a, b] = differences('Um 15:30 sagten 5 % ja.', 'Um 15:30 sagten 5 Prozent ja.', 'de')
    expect(own(a)).toEqual(['%'])
    expect(own(b)).toEqual(['Prozent'])
  })

  it('are found in languages without spaces', () => {
    const [a, b] = differences('私は猫が好きです', '私は犬が好きです', 'ja')
    expect([own(a), own(b)]).toEqual([['猫'], ['犬']])
  })

  it('are empty if the texts are equal', () => {
    const [a, b] = differences('The same.', 'The same.', 'en')
    expect([own(a), own(b)]).toEqual([[], []])
  })

  it('keep every text complete, and the rest of both equal', () => {
    const text = fc.array(fc.constantFrom('a', 'b', ' ', '“', '5', '%', 'ß')).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [left, right] = differences(a, b, 'en')
        expect([whole(left), whole(right)]).toEqual([a, b])
        const same = (list: typeof left) => whole(list.filter(({ isOwn }) => !isOwn))
        expect(same(left)).toBe(same(right))
        for (const each of left) expect(a.startsWith(each.text, each.at)).toBe(true)
      }),
    )
  })

  it('are not computed for very long texts', () => {
    const long = 'word '.repeat(2000)
    expect(differences(long, `${long}end`, 'en')).toEqual([
      [{ at: 0, text: long, isOwn: false }],
      [{ at: 0, text: `${long}end`, isOwn: false }],
    ])
  })
})
