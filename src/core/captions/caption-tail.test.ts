import { describe, expect, it } from 'vitest'
import { applyUpdate, captionsFrom, emptyTranscript, leaveUnfinished } from '../voice/receiving/transcript.ts'
import type { Segment } from '../voice/wire/voice-messages.ts'
import { CaptionTail } from './caption-tail.ts'

const sentence = (n: number): Segment => ({
  text: `Sentence ${n}.`,
  startTime: n * 1000,
  endTime: n * 1000 + 800,
})
const translated = (n: number): Segment => ({ ...sentence(n), text: `Satz ${n}.` })

describe('the newest captions of a session', () => {
  it('are those of its transcript, whatever its length', () => {
    const tail = new CaptionTail()
    let whole = emptyTranscript
    for (let n = 0; n < 200; n += 1) {
      const updates = [
        { concluded: n === 0 ? [] : [sentence(n - 1)], tentative: [sentence(n)] },
        {
          target: 'de',
          concluded: n < 3 ? [] : [translated(n - 3)],
          tentative: n < 2 ? [] : [translated(n - 2)],
        },
      ]
      for (const update of updates) {
        tail.apply(update)
        whole = applyUpdate(whole, update)
        const all = captionsFrom(whole)
        const expected = all
          .slice(-4)
          .map((caption, i) => ({ index: Math.max(0, all.length - 4) + i, caption }))
        expect(tail.newest(4)).toEqual(expected)
      }
    }
    tail.end()
    expect(tail.newest(4).map(({ caption }) => caption)).toEqual(
      captionsFrom(leaveUnfinished(whole)).slice(-4),
    )
  })

  it('do not take up what belongs to one that was dropped', () => {
    const tail = new CaptionTail()
    for (let n = 0; n < 100; n += 1) tail.apply({ concluded: [sentence(n)], tentative: [] })
    const before = tail.newest(4)
    tail.apply({ target: 'de', concluded: [translated(2)], tentative: [] })
    expect(tail.newest(4)).toEqual(before)
  })
})
