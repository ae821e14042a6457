import { beforeEach, describe, expect, it } from 'vitest'
import { type Caption, emptyTranscript } from '../../../../core/voice/receiving/transcript.ts'
import { Announcer } from './announcer.ts'

const caption = (source: string, german = '', tentative = ''): Caption => ({
  startMs: 0,
  endMs: 1000,
  language: 'en',
  source: { concluded: source, tentative: '' },
  targets: german + tentative === '' ? {} : { de: { concluded: german, tentative } },
})

const of = (settled: readonly Caption[]) => ({ ...emptyTranscript, settled })

describe('an announcement', () => {
  let announcer: Announcer
  const texts = (captions: Caption[], now: number, isRunning = true) =>
    announcer.update({ transcript: of(captions), target: 'de', isRunning }, now).map(({ text }) => text)
  beforeEach(() => {
    announcer = new Announcer()
  })

  it('is a translation at the end of its sentence, without waiting for the next', () => {
    expect(texts([caption('Hello. ', 'Hallo. ')], 0)).toEqual(['Hallo.'])
    expect(announcer.nextAt).toBeUndefined()
  })

  it('has its language', () => {
    const [line] = announcer.update(
      { transcript: of([caption('a', 'A.')]), target: 'de', isRunning: true },
      0,
    )
    expect(line).toMatchObject({ text: 'A.', language: 'de' })
  })

  it('is never the original in place of a translation', () => {
    expect(texts([caption('Hello. ')], 0)).toEqual([])
    expect(texts([caption('Hello. ')], 60_000)).toEqual([])
    expect(texts([caption('Hello. ')], 60_000, false)).toEqual([])
    expect(texts([caption('Hello. ', 'Hallo. ')], 61_000)).toEqual(['Hallo.'])
  })

  it('is the original in a transcription, in its own language', () => {
    const transcript = of([caption('Hello. '), caption('And then')])
    expect(announcer.update({ transcript, target: undefined, isRunning: true }, 0)).toMatchObject([
      { text: 'Hello.', language: 'en' },
    ])
  })

  it('is never tentative text', () => {
    expect(texts([caption('Hello. ', '', 'Hallo. ')], 0)).toEqual([])
    expect(texts([caption('Hello. ', 'Guten ', 'Tag. ')], 0)).toEqual([])
  })

  it('is half a sentence after two seconds without change, and then only the rest', () => {
    expect(texts([caption('a', 'Wir haben')], 0)).toEqual([])
    expect(announcer.nextAt).toBe(2000)
    expect(texts([caption('a', 'Wir haben noch')], 1500)).toEqual([])
    expect(announcer.nextAt).toBe(3500)
    expect(texts([caption('a', 'Wir haben noch')], 3499)).toEqual([])
    expect(texts([caption('a', 'Wir haben noch')], 3500)).toEqual(['Wir haben noch'])
    expect(texts([caption('a', 'Wir haben noch Zeit.')], 4000)).toEqual(['Zeit.'])
  })

  it('is made once, however often the captions change', () => {
    const captions = [caption('a. ', 'A. '), caption('b. ', 'B. ')]
    expect(texts(captions, 0)).toEqual(['A.', 'B.'])
    expect(texts([...captions, caption('c')], 5000)).toEqual([])
    expect(texts([...captions, caption('c', 'C.')], 6000)).toEqual(['C.'])
    expect(texts([...captions, caption('c', 'C.')], 7000, false)).toEqual([])
  })

  it('is the remaining text when the session has ended', () => {
    expect(texts([caption('a', 'Und dann')], 0)).toEqual([])
    expect(texts([caption('a', 'Und dann')], 100, false)).toEqual(['Und dann'])
    expect(announcer.nextAt).toBeUndefined()
  })

  it('is not repeated in another language when that one is announced from now on', () => {
    const both = caption('One. ', 'Eins. ')
    const longer = {
      ...both,
      targets: { ...both.targets, fr: { concluded: 'Un, vraiment. ', tentative: '' } },
    }
    expect(texts([longer], 0)).toEqual(['Eins.'])
    const french = (captions: Caption[]) =>
      announcer.update({ transcript: of(captions), target: 'fr', isRunning: true }, 1).map(({ text }) => text)
    expect(french([longer])).toEqual([])
    const next = { ...caption('Two. '), targets: { fr: { concluded: 'Deux. ', tentative: '' } } }
    expect(french([longer, next])).toEqual(['Deux.'])
  })
})
