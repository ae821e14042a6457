import { describe, expect, it } from 'vitest'
import { asTyped, hasUnseen } from './typed-text.ts'

describe('a term that is compared with what people type', () => {
  it.each([
    ['New\u00a0York', 'New York'],
    ['12\u202f%', '12 %'],
    ['1\u2007000', '1 000'],
    ['New\u2009York', 'New York'],
    ['New\u2003York', 'New York'],
    ['e\u2011mail', 'e-mail'],
    ['e\u2010mail', 'e-mail'],
    ['cafe\u0301', 'café'],
    ['\u1112\u1161\u11ab', '한'],
    ['東京　タワー', '東京　タワー'],
    ['plain words', 'plain words'],
  ])('has plain spaces and composed letters: %s', (term, typed) => {
    expect(asTyped(term)).toBe(typed)
  })

  it.each([
    'term\u200b',
    'soft\u00adware',
    '\ufeffname',
    'na\u2060me',
    '\u200ename',
    'a\u202eb',
    'na\u3164me',
    'ha\uffa0n',
    '葛\u{e0100}城',
    'a\u034fb',
    'Auf\u200clage',
    'caf\u00e9\u200d',
    '\u200cname',
    'a\ufe0fb',
    'имя\u{e0041}',
  ])('never matches with a character that nobody sees: %j', (term) => {
    expect(hasUnseen(term)).toBe(true)
  })

  it.each(['می‌خواهم', 'क्‍ष', '👩‍👩‍👧', '❤️', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '1️⃣', '™️', 'New York'])(
    'may have the joiners of its script: %s',
    (term) => {
      expect(hasUnseen(term)).toBe(false)
    },
  )
})
