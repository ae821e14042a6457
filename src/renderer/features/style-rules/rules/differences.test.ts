import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differences } from './differences.ts'

const whole = (stretches: readonly { text: string }[]) => stretches.map(({ text }) => text).join('')
const own = (stretches: readonly { text: string; isOwn: boolean }[]) =>
  stretches.filter(({ isOwn }) => isOwn).map(({ text }) => text)

describe('the differences of two translations', () => {
  it('are the words that are in only one of them', () => {
    const [a, b] = differences('Um 15:30 sagten 5 % ja.', 'Um 15:30 sagten 5 Prozent ja.')
    expect(own(a)).toEqual(['%'])
    expect(own(b)).toEqual(['Prozent'])
  })

  it('are found in languages without spaces', () => {
    const [a, b] = differences('私は猫が好きです', '私は犬が好きです')
    expect([own(a), own(b)]).toEqual([['猫'], ['犬']])
  })

  it('are empty if the texts are equal', () => {
    const [a, b] = differences('The same.', 'The same.')
    expect([own(a), own(b)]).toEqual([[], []])
  })

  it('keep every text complete, and the rest of both equal', () => {
    const text = fc.array(fc.constantFrom('a', 'b', ' ', '“', '5', '%', 'ß')).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [left, right] = differences(a, b)
        expect([whole(left), whole(right)]).toEqual([a, b])
        const same = (list: typeof left) => whole(list.filter(({ isOwn }) => !isOwn))
        expect(same(left)).toBe(same(right))
        for (const each of left) expect(a.startsWith(each.text, each.at)).toBe(true)
      }),
    )
  })

  it('of very long texts are all between the first and the last one', () => {
    const long = 'word '.repeat(2000)
    const [a, b] = differences(`one ${long}two`, `1 ${long}2`)
    expect([own(a), own(b)]).toEqual([[`one ${long}two`], [`1 ${long}2`]])
  })
})
