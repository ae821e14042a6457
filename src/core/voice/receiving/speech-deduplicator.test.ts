import { beforeEach, describe, expect, it } from 'vitest'
import { SpeechDeduplicator } from './speech-deduplicator.ts'
import type { Novelty } from './transcript-deduplicator.ts'

describe('speech of resent words', () => {
  let spoken: SpeechDeduplicator
  beforeEach(() => {
    spoken = new SpeechDeduplicator()
  })

  const conclude = (text: string, startTime: number, endTime: number, novelty: Novelty = 'new') =>
    spoken.conclude('de', { text, startTime, endTime }, novelty)
  const hear = (text: string | undefined, now = 0) => spoken.receive({ language: 'de', text }, now).isNew

  it('is played once, though the service speaks it twice', () => {
    conclude('Eins. ', 0, 2000)
    expect([hear('Eins. ', 2000), hear(undefined, 2100), hear(undefined, 2200)]).toEqual([true, true, true])
    spoken.linkLost(9000)
    conclude('Eins. ', 50, 2020, 'old')
    conclude('Zwei. ', 2500, 4000)
    expect([hear('Eins. '), hear(undefined), hear('Zwei. '), hear(undefined)]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('states the capture time of its words, even for two equal texts', () => {
    conclude('Ja. ', 0, 400)
    conclude('Ja. ', 5000, 5400)
    const captured = ['Ja. ', undefined, 'Ja. ', 'Nie gehört. '].map(
      (text) => spoken.receive({ language: 'de', text }, 0).captured,
    )
    const [first, second] = [
      { fromMs: 0, toMs: 400 },
      { fromMs: 5000, toMs: 5400 },
    ]
    expect(captured).toEqual([first, first, second, undefined])
  })

  it('of an interrupted delivery is replaced by the complete one', () => {
    spoken.linkLost(1000)
    conclude('Guten ', 0, 400, 'stale')
    conclude('Guten Morgen. ', 0, 1200)
    expect([hear('Guten '), hear('Guten Morgen. ')]).toEqual([false, true])
  })

  it('is played again if its link was lost in the middle of it', () => {
    conclude('Eins. ', 0, 2000)
    hear('Eins. ', 2000)
    spoken.linkLost(2300)
    conclude('Eins. ', 0, 2000, 'old')
    expect(hear('Eins. ', 5000)).toBe(true)
  })

  it('is not played again if the new link delivers the rest of it first', () => {
    conclude('Eins. ', 0, 2000)
    hear('Eins. ', 2000)
    spoken.linkLost(2300)
    expect(hear(undefined, 4000)).toBe(true)
    conclude('Eins. ', 0, 2000, 'old')
    expect(hear('Eins. ', 5000)).toBe(false)
  })

  it('is played as often as it was said', () => {
    conclude('Ja. ', 0, 500)
    conclude('Ja. ', 3000, 3500)
    expect([hear('Ja. '), hear('Ja. ')]).toEqual([true, true])
  })

  it('without a segment is played', () => {
    expect([hear('Unbekannt. '), hear(undefined)]).toEqual([true, true])
  })

  it('that arrives before its concluded segment is played without a capture time', () => {
    const early = spoken.receive({ language: 'de', text: 'Eins. ' }, 0)
    conclude('Eins. ', 0, 2000)
    const rest = spoken.receive({ language: 'de', text: undefined }, 100)
    expect([early, rest]).toEqual([
      { isNew: true, captured: undefined },
      { isNew: true, captured: undefined },
    ])
  })
})
