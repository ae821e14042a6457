import { describe, expect, it } from 'vitest'
import type { Segment } from '../wire/voice-messages.ts'
import {
  applyUpdate,
  captionAt,
  captionCount,
  captionOfSpan,
  captionsFrom,
  emptyTranscript,
  leaveUnfinished,
  type Transcript,
  type TranscriptUpdate,
} from './transcript.ts'

const say = (text: string, startTime: number, endTime: number, language?: string): Segment => ({
  text,
  startTime,
  endTime,
  ...(language !== undefined && { language }),
})
const source = (concluded: Segment[], tentative: Segment[] = []): TranscriptUpdate => ({
  concluded,
  tentative,
})
const target = (language: string, concluded: Segment[], tentative: Segment[] = []): TranscriptUpdate => ({
  target: language,
  concluded,
  tentative,
})
const read = (updates: TranscriptUpdate[], from: Transcript = emptyTranscript) =>
  updates.reduce(applyUpdate, from)
const lines = (transcript: Transcript) =>
  captionsFrom(transcript).map(({ source: text, targets }) => ({
    source: `${text.concluded}|${text.tentative}`,
    ...Object.fromEntries(
      Object.entries(targets).map(([language, line]) => [language, `${line.concluded}|${line.tentative}`]),
    ),
  }))

describe('captions', () => {
  it('are found by the time of their words, though the same was said before', () => {
    const transcript = read([
      source([say('Yes. ', 0, 400), say('No. ', 900, 1300), say('Yes. ', 2000, 2500)]),
      target('de', [say('Ja. ', 0, 400), say('Nein. ', 900, 1300), say('Ja. ', 2000, 2500)]),
    ])
    expect([captionOfSpan(transcript, 20, 410), captionOfSpan(transcript, 2000, 2500)]).toEqual([0, 2])
    expect([captionOfSpan(transcript, 450, 800), captionOfSpan(emptyTranscript, 0, 900)]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('append concluded text and replace tentative text', () => {
    const transcript = read([
      source([], [say('Thank', 0, 300)]),
      source([], [say('Thank you ', 0, 500)]),
      source([say('Thank you ', 0, 500)], [say('for', 500, 700)]),
      source([say('for joining.', 500, 1100)]),
    ])
    expect(lines(transcript)).toEqual([{ source: 'Thank you for joining.|' }])
  })

  it('join texts as they come, without adding space', () => {
    const transcript = read([source([say('ありが', 0, 400)]), source([say('とう。', 400, 700)])])
    expect(lines(transcript)).toEqual([{ source: 'ありがとう。|' }])
  })

  it('start after the end of a sentence, a pause, or a change of language', () => {
    const transcript = read([
      source([say('One. ', 0, 500, 'en'), say('Two', 600, 900, 'en'), say(' three', 2200, 2600, 'en')]),
      source([say('Vier', 2700, 3000, 'de')]),
    ])
    expect(lines(transcript).map((line) => line.source)).toEqual(['One. |', 'Two|', ' three|', 'Vier|'])
  })

  it('go on while somebody speaks without a pause', () => {
    const words = ['One', ' two', ' three', ' four'].map((word, at) => say(word, at * 1000, at * 1000 + 900))
    expect(lines(read(words.map((word) => source([word]))))).toEqual([{ source: 'One two three four|' }])
  })

  it('put a translation beside the speech whose time it shares', () => {
    const transcript = read([
      source([say('One. ', 0, 900), say('Two. ', 1000, 1900)], [say('Three', 2000, 2400)]),
      target('de', [say('Eins. ', 0, 900)], [say('Zwei', 1000, 1600)]),
      target('fr', [], [say('Trois', 2000, 2400)]),
    ])
    expect(lines(transcript)).toEqual([
      { source: 'One. |', de: 'Eins. |' },
      { source: 'Two. |', de: '|Zwei' },
      { source: '|Three', fr: '|Trois' },
    ])
  })

  it('keep a translation that comes before its source, and let the source join it', () => {
    const before = read([target('de', [say('Eins. ', 0, 900)])])
    expect(lines(before)).toEqual([{ source: '|', de: 'Eins. |' }])
    expect(lines(read([source([say('One. ', 0, 900)])], before))).toEqual([
      { source: 'One. |', de: 'Eins. |' },
    ])
  })

  it('never give a translation that is ahead of its source to the sentence before', () => {
    const ahead = read([
      source([say('One. ', 0, 3000)]),
      target('de', [say('Eins. ', 0, 3000)]),
      source([], [say('Two two', 3100, 5000)]),
      target('de', [say('Zwei. ', 3100, 5000)]),
    ])
    expect(lines(ahead)).toEqual([
      { source: 'One. |', de: 'Eins. |' },
      { source: '|Two two', de: 'Zwei. |' },
    ])
    expect(lines(read([source([say('Two two. ', 3100, 5000)])], ahead))).toEqual([
      { source: 'One. |', de: 'Eins. |' },
      { source: 'Two two. |', de: 'Zwei. |' },
    ])
  })

  it('drop tentative text that the service took back', () => {
    const transcript = read([source([], [say('Perhaps', 0, 400)]), source([], [])])
    expect(captionsFrom(transcript)).toEqual([])
  })

  it('never change or move once they are finished', () => {
    let transcript = emptyTranscript
    const finished: string[] = []
    for (let i = 0; i < 200; i += 1) {
      const at = i * 2000
      transcript = read(
        [
          source([], [say(`w${i}`, at, at + 500)]),
          target('de', [], [say(`v${i}`, at, at + 500)]),
          source([say(`word ${i}. `, at, at + 1500)]),
          target('de', [say(`Wort ${i}. `, at, at + 1500)]),
        ],
        transcript,
      )
      finished.push(JSON.stringify(captionAt(transcript, i)))
    }
    expect(captionsFrom(transcript).map((caption) => JSON.stringify(caption))).toEqual(finished)
  })

  it('keep the objects of finished captions, so that they are not rendered again', () => {
    const before = read([source([say('One. ', 0, 900)]), source([say('Two. ', 1000, 1900)])])
    const after = read([source([], [say('Three', 2000, 2200)])], before)
    expect(captionAt(after, 0)).toBe(captionAt(before, 0))
    expect(captionAt(after, 1)).toBe(captionAt(before, 1))
  })

  it('cost no more for a tentative word the longer the meeting is', () => {
    const spoken = Array.from({ length: 5000 }, (_, i) => say(`Word ${i}. `, i * 2000, i * 2000 + 1500))
    const before = read([source(spoken), target('de', spoken)])
    const after = read([source([], [say('More', 10_000_000, 10_000_500)])], before)
    expect(after.settled).toBe(before.settled)
    expect([...after.growing.keys()]).toEqual([5000])
    expect(captionCount(after)).toBe(5001)
  })

  it('keep tentative text as unfinished when no update can follow', () => {
    const open = read([
      source([say('One, ', 0, 900)], [say('two', 900, 1200)]),
      target('de', [], [say('Eins, ', 0, 900)]),
      target('fr', [say('Un, deux', 0, 1200)]),
    ])
    const [caption] = captionsFrom(leaveUnfinished(open))
    expect(caption).toMatchObject({
      source: { concluded: 'One, two', tentative: '', isUnfinished: true },
      targets: {
        de: { concluded: 'Eins, ', tentative: '', isUnfinished: true },
        fr: { concluded: 'Un, deux', tentative: '' },
      },
    })
    expect(caption?.targets['fr']).not.toHaveProperty('isUnfinished')
  })

  it('start after unfinished text', () => {
    const transcript = read([
      { concluded: [], tentative: [], unfinished: [say('We would like', 0, 900)] },
      source([say('to go on. ', 1000, 1900)]),
    ])
    expect(lines(transcript)).toEqual([{ source: 'We would like|' }, { source: 'to go on. |' }])
  })

  it('are complete again if a missing translation arrives after all', () => {
    const missing = { target: 'de', concluded: [], tentative: [], unfinished: [say('', 0, 900)] }
    const before = read([source([say('One. ', 0, 900)]), missing])
    expect(captionAt(before, 0)?.targets['de']).toEqual({ concluded: '', tentative: '', isUnfinished: true })
    const after = read([target('de', [say('Eins. ', 0, 900)])], before)
    expect(captionAt(after, 0)?.targets['de']).toEqual({ concluded: 'Eins. ', tentative: '' })
  })
})
