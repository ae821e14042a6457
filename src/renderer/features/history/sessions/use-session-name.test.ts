import { describe, expect, it } from 'vitest'
import { firstSentence } from './use-session-name.ts'

describe('the name of a session that has none', () => {
  it.each([
    ['Good morning everyone. Shall we?', 'Good morning everyone.'],
    ['sounds reasonable to me. Then we ship.', 'Then we ship.'],
    ['already love it.', ''],
    ['We still have eleven', ''],
    ['今日はリリース計画を確認します。', '今日はリリース計画を確認します。'],
    ['“Is that so?”', '“Is that so?”'],
  ])('is its first whole sentence, if there is one: %s', (opening, name) => {
    expect(firstSentence(opening)).toBe(name)
  })
})
