import { describe, expect, it } from 'vitest'
import { meeting, meetingIds, scriptLanguages } from '../../../simulator/script/script.ts'
import { type EchoSpan, isSaidTwice, type SpokenCaption } from './said-twice.ts'

const caption = (
  side: SpokenCaption['side'],
  startMs: number,
  source: string,
  targets: readonly string[] = [],
): SpokenCaption => ({
  side,
  startMs,
  endMs: startMs + 3000,
  source,
  targets,
})

const loudspeaker: EchoSpan = { from: 'meeting', to: 'microphone', lagMs: 100, sinceMs: 0 }
const farReturn: EchoSpan = { from: 'sent', to: 'meeting', lagMs: 900, sinceMs: 0 }
const ownSpeech: EchoSpan = { from: 'played', to: 'meeting', lagMs: 60, sinceMs: 0 }

const { bugs, welcome } = meeting

describe('isSaidTwice', () => {
  it.each(scriptLanguages)(
    'folds a sentence in %s that the microphone hears from the loudspeaker',
    (language) => {
      const original = caption('theirs', 10_000, bugs[language])
      expect(isSaidTwice(original, caption('mine', 10_150, bugs[language]), [loudspeaker])).toBe(true)
      // Another recogniser: no punctuation, other case.
      const heard = bugs[language].toUpperCase().replaceAll(/\p{P}/gu, '')
      expect(isSaidTwice(original, caption('mine', 10_150, heard), [loudspeaker])).toBe(true)
    },
  )

  it('folds a translation that comes back, on either side', () => {
    const said = caption('mine', 10_000, bugs.en, [bugs.de])
    expect(isSaidTwice(said, caption('theirs', 14_000, bugs.de), [farReturn])).toBe(true)
    expect(isSaidTwice(said, caption('theirs', 14_000, bugs.en), [farReturn])).toBe(false)
    const heard = caption('theirs', 10_000, bugs.de, [bugs.en])
    expect(isSaidTwice(heard, caption('theirs', 14_000, bugs.en), [ownSpeech])).toBe(true)
  })

  it('never folds what two people say at the same moment without an echo', () => {
    expect(isSaidTwice(caption('theirs', 0, bugs.en), caption('mine', 100, bugs.en), [])).toBe(false)
  })

  it.each(['Yes.', 'Ja', 'はい。', '好的', 'OK, thanks'])('folds %s only while there is an echo', (text) => {
    const [original, repeat] = [caption('theirs', 20_000, text), caption('mine', 20_100, text)]
    expect(isSaidTwice(original, repeat, [])).toBe(false)
    expect(isSaidTwice(original, repeat, [loudspeaker])).toBe(true)
    expect(isSaidTwice(original, repeat, [{ ...loudspeaker, untilMs: 5000 }])).toBe(false)
    expect(isSaidTwice(original, repeat, [{ ...loudspeaker, sinceMs: 60_000 }])).toBe(false)
  })

  it('folds a short text with an echo only if it is equal', () => {
    expect(
      isSaidTwice(caption('theirs', 0, 'Yes, I do.'), caption('mine', 100, 'Yes, we do.'), [loudspeaker]),
    ).toBe(false)
  })

  it('never folds a sentence that is repeated at another time', () => {
    const original = caption('theirs', 0, welcome.en)
    for (const startMs of [3200, 4000, 10_000, 60_000]) {
      const repeat = caption('mine', startMs, welcome.en)
      expect(isSaidTwice(original, repeat, [])).toBe(false)
      expect(isSaidTwice(original, repeat, [loudspeaker])).toBe(false)
    }
    // The others repeat in their language what they heard half a minute ago.
    const said = caption('mine', 0, bugs.en, [bugs.de])
    expect(isSaidTwice(said, caption('theirs', 30_000, bugs.de), [farReturn])).toBe(false)
  })

  it('never folds what an echo of another direction cannot explain', () => {
    expect(isSaidTwice(caption('mine', 0, bugs.en), caption('theirs', 500, bugs.en), [loudspeaker])).toBe(
      false,
    )
    expect(
      isSaidTwice(caption('mine', 0, bugs.en), caption('mine', 100, bugs.en), [loudspeaker, farReturn]),
    ).toBe(false)
  })

  it('never folds a correction of a number', () => {
    const [nine, ten] = [
      'We can meet tomorrow morning at 9 o’clock.',
      'We can meet tomorrow morning at 10 o’clock.',
    ]
    expect(isSaidTwice(caption('theirs', 0, nine), caption('mine', 100, ten), [loudspeaker])).toBe(false)
  })

  it('never folds two different sentences of the demo meeting, in any language, even during echoes', () => {
    const echoes = [loudspeaker, farReturn, ownSpeech]
    for (const language of scriptLanguages)
      for (const other of scriptLanguages)
        for (const a of meetingIds)
          for (const b of meetingIds) {
            if (a === b) continue
            const original = caption('theirs', 0, meeting[a][language], [meeting[a][other]])
            for (const repeat of [
              caption('mine', 100, meeting[b][language]),
              caption('theirs', 2000, meeting[b][other]),
            ])
              expect(
                isSaidTwice(original, repeat, echoes),
                `${meeting[a][language]} | ${repeat.source}`,
              ).toBe(false)
            const own = caption('mine', 0, meeting[a][language], [meeting[a][other]])
            expect(isSaidTwice(own, caption('theirs', 2000, meeting[b][other]), echoes)).toBe(false)
          }
  })
})
