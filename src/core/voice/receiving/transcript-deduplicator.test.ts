import { describe, expect, it } from 'vitest'
import { type PlacedSegment, TranscriptDeduplicator } from './transcript-deduplicator.ts'

/** Words of a second delivery in a new session, whose stream begins at capture time 10 s. */
const FROM_MS = 10_000
const replay = { fromMs: FROM_MS, toMs: 20_000, streamMs: 0 }
const heard = (text: string, startTime: number, endTime: number): PlacedSegment => ({
  inStream: { text, startTime: startTime - FROM_MS, endTime: endTime - FROM_MS },
  inCapture: { text, startTime, endTime },
})

/** A deduplicator whose first delivery was concluded until capture time 12 s. */
function told(text: string): TranscriptDeduplicator {
  const once = new TranscriptDeduplicator()
  const first = { text, startTime: 11_700, endTime: 12_000 }
  once.conclude('source', { inStream: first, inCapture: first }, first)
  return once
}

describe('a concluded word that is recognised again', () => {
  it.each([
    ['Anna, ', -5],
    ['Anna, ', 5],
    ['We ', 40],
  ])('is told once: %j, with times that differ by %i ms', (text, ms) => {
    const again = heard(text, 11_700 + ms, 12_000 + ms)
    expect(told(text).judge('source', again, replay).novelty).toBe('old')
  })

  it('is told once at the end of a long speech', () => {
    const again = heard('Anna, ', 11_705, 12_005)
    expect(told(`${'and so on '.repeat(100)}Anna, `).judge('source', again, replay).novelty).toBe('old')
  })

  it('is told once if it is long, though its second time is a guess', () => {
    const again = heard('everything, see you ', 12_160, 13_300)
    expect(told('that was everything, ').judge('source', again, replay)).toMatchObject({
      novelty: 'new',
      segment: { text: 'see you ', endTime: 13_300 },
    })
  })

  it('is told once if it is short, is placed late, and the second delivery begins with it', () => {
    const again = heard('it, if ', 12_000, 12_460)
    const fromIt = { ...replay, fromMs: 11_800 }
    expect(told('I will do it, ').judge('source', again, fromIt)).toMatchObject({
      novelty: 'new',
      segment: { text: 'if ' },
    })
  })

  it('is told once if it has two letters and the text before was cut by time', () => {
    const once = new TranscriptDeduplicator()
    const cut = (text: string) => ({ text, startTime: 11_000, endTime: 12_000 })
    once.leaveUnfinished('fr', { inStream: cut('le plan de la '), inCapture: cut('le plan de la ') })
    const again = heard('la version deux. ', 12_000, 12_400)
    expect(once.judge('fr', again, undefined).segment.text).toBe('version deux. ')
    once.leaveUnfinished('it', { inStream: cut('una villa '), inCapture: cut('una villa ') })
    expect(once.judge('it', again, undefined).segment.text).toBe('la version deux. ')
  })

  it('does not hide the next one', () => {
    const next = heard('how ', 11_900, 12_200)
    expect(told('Anna, ').judge('source', next, replay)).toEqual({ novelty: 'new', segment: next.inCapture })
  })

  it('does not hide the same word, said twice', () => {
    const second = heard('Anna, Anna! ', 11_950, 12_500)
    expect(told('Anna, ').judge('source', second, replay)).toEqual({
      novelty: 'new',
      segment: second.inCapture,
    })
  })

  it('is not shown again with the following ones', () => {
    const whole = heard('Anna, how is ', 11_705, 13_000)
    expect(told('Anna, ').judge('source', whole, replay)).toMatchObject({
      novelty: 'new',
      segment: { text: 'how is ', startTime: 12_000, endTime: 13_000 },
    })
  })
})

describe('a tentative version that is late', () => {
  const late = (text: string, endTime: number) =>
    told('Anna, ').unconcluded('source', { text, startTime: 11_700, endTime })

  it('shows no word that was concluded in the meantime', () => {
    expect(late('Anna, how is ', 13_000)).toEqual({ text: 'how is ', startTime: 12_000, endTime: 13_000 })
    expect(late('Anna, ', 12_000)).toBeUndefined()
  })

  it('keeps words that were not', () => {
    expect(late('Hanna, how is ', 13_000)?.text).toBe('Hanna, how is ')
  })
})

describe('text that was cut by time when its speech was abandoned', () => {
  const cut = (text: string) => {
    const once = new TranscriptDeduplicator()
    const segment = { text, startTime: 9700, endTime: 10_000 }
    once.leaveUnfinished('de', { inStream: segment, inCapture: segment })
    return once
  }

  it('does not repeat its last word if that is recognised slightly later', () => {
    const whole = heard('aber nur drei ', 10_176, 10_700)
    expect(cut('Fehler, aber ').judge('de', whole, replay)).toEqual({
      novelty: 'new',
      segment: { text: 'nur drei ', startTime: 10_176, endTime: 10_700 },
    })
    expect(cut('Fehler, aber ').judge('de', heard('aber ', 10_176, 10_400), replay).novelty).toBe('old')
  })

  it('does not hide text that begins later', () => {
    const later = heard('aber nur drei ', 10_500, 11_100)
    expect(cut('Fehler, aber ').judge('de', later, replay)).toEqual({
      novelty: 'new',
      segment: later.inCapture,
    })
  })
})

describe('text from before a lost link', () => {
  const again = { fromMs: 10_000, toMs: 13_000, streamMs: 15_000 }
  const first = (startTime: number, endTime: number): PlacedSegment => {
    const segment = { text: 'Something ', startTime, endTime }
    return { inStream: segment, inCapture: segment }
  }

  it.each([
    ['all of it', 10_500, 12_000, 'stale'],
    ['most of it, after noise', 8800, 12_500, 'stale'],
    ['only its end', 7000, 10_400, 'new'],
    ['none of it', 7000, 9900, 'new'],
  ] as const)('with %s in what is sent again (%i to %i) is %s', (_how, fromMs, toMs, novelty) => {
    expect(new TranscriptDeduplicator().judge('source', first(fromMs, toMs), again).novelty).toBe(novelty)
  })
})
