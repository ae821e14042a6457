import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StoredCaptionView } from '../library/session-schema.ts'
import { LessonPreviews, MAX_PREVIEW_LINES } from './lesson-previews.ts'
import type { Lesson } from './lessons.ts'
import { hasPhrase, phraseFinder } from './phrases.ts'

const caption = (source: string, targets: Record<string, string> = {}): StoredCaptionView => ({
  index: 0,
  startMs: 0,
  endMs: 1000,
  source,
  targets,
  originals: {},
})
const term: Lesson = { type: 'term', language: 'en', heard: 'Anna', term: 'Hana' }
const entry: Lesson = {
  type: 'entry',
  sourceLanguage: 'en',
  targetLanguage: 'de',
  source: 'release',
  instead: 'Freigabe',
  target: 'Release',
}

const session = { id: 'one', title: 'Weekly', startedAt: 1000 }

/** The effect of a lesson on one caption: the words around the change, `uncertain` or `nothing`. */
function effectOf(lesson: Lesson, ...[shown, spoken = 'en']: [StoredCaptionView, string?]): string {
  const previews = new LessonPreviews([lesson])
  previews.add(session, shown, spoken)
  const [preview] = previews.lessons
  const [line] = preview?.lines ?? []
  if (preview?.uncertain === 1) return 'uncertain'
  return line === undefined ? 'nothing' : `${line.lead}[${line.before}|${line.after}]${line.rest}`
}

describe('what a spoken term would change', () => {
  it('is the words that were misheard, as whole words and in any case', () => {
    expect(effectOf(term, caption('Ask anna, please.'))).toBe('Ask [anna|Hana], please.')
    expect(effectOf(term, caption('Annabel asked.'))).toBe('nothing')
    expect(effectOf(term, caption('Hana asked.'))).toBe('nothing')
  })

  it('is nothing in another language, and nothing that is right already', () => {
    expect(effectOf(term, caption('Anna fragt.'), 'de')).toBe('nothing')
    expect(effectOf(term, caption('Ask Anna.'), 'EN-gb')).toBe('Ask [Anna|Hana].')
    const longer: Lesson = { type: 'term', language: 'en', heard: 'Hana', term: 'Hana Kim' }
    expect(effectOf(longer, caption('Ask Hana Kim.'))).toBe('nothing')
    expect(effectOf(longer, caption('Hana Kim met Hana.'))).toBe('Hana Kim met [Hana|Hana Kim].')
  })
})

describe('what a glossary entry would change', () => {
  it('is the wrong translation of its source', () => {
    const spoken = 'The release is near.'
    const of = (targets: Record<string, string>) => effectOf(entry, caption(spoken, targets))
    expect(of({ de: 'Die Freigabe naht.' })).toBe('Die [Freigabe|Release] naht.')
    expect(of({ de: 'Das Release naht.' })).toBe('nothing')
    expect(of({ de: 'Die Version naht.' })).toBe('uncertain')
    expect(of({ fr: 'La Freigabe.' })).toBe('nothing')
    expect(effectOf(entry, caption('The date is near.', { de: 'Die Freigabe naht.' }))).toBe('nothing')
  })
})

describe('a preview', () => {
  it('counts every caption of every lesson, and shows the first ones with their session', () => {
    const previews = new LessonPreviews([term, entry])
    for (let index = 0; index < 20; index += 1)
      previews.add(session, { ...caption('Ask Anna.'), index, startMs: index }, 'en')
    const [first, second] = previews.lessons
    expect(first).toMatchObject({ changed: 20, uncertain: 0 })
    expect(first?.lines).toHaveLength(MAX_PREVIEW_LINES)
    expect(first?.lines[1]).toMatchObject({ sessionId: 'one', title: 'Weekly', startMs: 1, language: 'en' })
    expect(second).toEqual({ changed: 0, uncertain: 0, lines: [] })
  })

  it('shortens a line around the change, between characters', () => {
    const text = `${'🙂'.repeat(100)} Anna ${'é'.repeat(20)}`
    expect(effectOf(term, caption(text))).toBe(`…${'🙂'.repeat(47)} [Anna|Hana] ${'é'.repeat(20)}`)
  })
})

describe('a phrase', () => {
  it('is found over spaces of any kind, and inside of a script without spaces', () => {
    expect(hasPhrase('cooper\u00a0 netties', 'Cooper netties')).toBe(true)
    expect(hasPhrase('明日東京に行きます。', '東京')).toBe(true)
    expect(hasPhrase('a.b', 'a.b')).toBe(true)
    expect(hasPhrase('axb', 'a.b')).toBe(false)
    expect(hasPhrase('C++ is old', 'C++')).toBe(true)
  })

  it('may be any text, and is found in itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }), (phrase) => {
        const wanted = phrase.normalize('NFC').trim()
        const spans = phraseFinder(phrase)(wanted)
        expect(spans.length > 0).toBe(wanted !== '')
        for (const { from, to } of spans) expect(to).toBeGreaterThan(from)
      }),
      { numRuns: 1000, seed: 5 },
    )
  })
})
