import { describe, expect, it } from 'vitest'
import { beginningOfMonth, speechOfMonth } from './speech-of-month.ts'
import type { Usage } from './usage-calls.ts'

const characters = { used: 1, limit: 2 }
const speech = { used: 900, limit: 1000 }
const products = [
  { type: 'translate', unit: 'characters', usedByKey: 1, usedByAccount: 1 },
  { type: 'speech_to_text', unit: 'milliseconds', usedByKey: 300, usedByAccount: 900 },
]

const spoken = { type: 'speech_to_speech', unit: 'milliseconds', usedByKey: 40, usedByAccount: 60 }

describe('speech of a month', () => {
  it.each<[string, Usage | undefined, number]>([
    ['of the key, where the service tells it', { characters, speech, products }, 300],
    ['of the account, where it tells no more', { characters, speech, products: [] }, 900],
    ['of the sessions that are kept, where it tells neither', { characters, products: [] }, 70],
    [
      'of the account, where it tells no figure of the key',
      { speech, products: [{ type: 'speech_to_text', unit: 'milliseconds' }] },
      900,
    ],
    ['of the sessions that are kept, where it does not answer', undefined, 70],
    ['of sessions with a spoken translation too', { speech, products: [...products, spoken] }, 340],
    ['of those sessions alone', { speechToSpeech: { used: 5 }, products: [] }, 5],
    [
      'of those sessions too, where it tells them of the account alone',
      { speech, speechToSpeech: { used: 5, limit: 9 }, products },
      305,
    ],
  ])('is that %s', (_what, usage, usedMs) => {
    expect(speechOfMonth(usage, 70)).toEqual({
      usedMs,
      account: usage?.speech,
      speechToSpeech: usage?.speechToSpeech,
    })
  })

  it('is counted from the first of the month on', () => {
    expect(beginningOfMonth(new Date(2026, 10, 21, 9))).toBe(new Date(2026, 10, 1).getTime())
  })
})
