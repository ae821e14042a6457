import { describe, expect, it } from 'vitest'
import { applyUpdate, emptyTranscript, type TranscriptUpdate } from '../../voice/receiving/transcript.ts'
import type { Segment } from '../../voice/wire/voice-messages.ts'
import { unfinishedCaptions } from './unfinished-captions.ts'

const said = (text: string, startTime: number): Segment => ({ text, startTime, endTime: startTime + 900 })
const update = (change: Partial<TranscriptUpdate>): TranscriptUpdate => ({
  concluded: [],
  tentative: [],
  ...change,
})
const unfinished = (...updates: Partial<TranscriptUpdate>[]) =>
  [
    ...unfinishedCaptions(
      updates.reduce((transcript, each) => applyUpdate(transcript, update(each)), emptyTranscript),
      () => ['de'],
    ),
  ].map(([index, { source, targets }]) => [
    index,
    ...[source, targets['de']].map((text) => text && `${text.concluded}${text.isUnfinished ? ' …' : ''}`),
  ])

describe('captions that would be unfinished', () => {
  it('have their tentative text behind what is concluded, in every language', () => {
    expect(
      unfinished(
        { concluded: [said('But uploads', 0)], tentative: [said(' fail', 1000)] },
        { target: 'de', concluded: [said('Aber', 0)], tentative: [said(' Uploads', 500)] },
      ),
    ).toEqual([[0, 'But uploads fail …', 'Aber Uploads …']])
  })

  it('are those whose translation has not come, back to the last one that has', () => {
    expect(
      unfinished(
        { concluded: [said('One.', 0), said('Two.', 2000), said('Three.', 4000)] },
        { target: 'de', concluded: [said('Zwei.', 2000)] },
      ),
    ).toEqual([[2, 'Three.', ' …']])
  })

  it('are not those from long ago: a translation that has not come will not', () => {
    expect(unfinished({ concluded: [said('One.', 0), said('Two.', 60_000)] })).toEqual([[1, 'Two.', ' …']])
  })

  it('are none when all is concluded', () => {
    expect(
      unfinished({ concluded: [said('One.', 0)] }, { target: 'de', concluded: [said('Eins.', 0)] }),
    ).toEqual([])
  })

  it('do not lack a language that was chosen after them', () => {
    const transcript = [
      { concluded: [said('One.', 0), said('Two.', 2000)] },
      { target: 'de', concluded: [said('Eins.', 0), said('Zwei.', 2000)] },
    ].reduce((before, each) => applyUpdate(before, update(each)), emptyTranscript)
    const languagesOf = ({ startMs }: { readonly startMs: number }) =>
      startMs < 2000 ? ['de'] : ['de', 'fr']
    const found = [...unfinishedCaptions(transcript, languagesOf)]
    expect(found.map(([index, { targets }]) => [index, targets['fr']?.isUnfinished])).toEqual([[1, true]])
  })
})
