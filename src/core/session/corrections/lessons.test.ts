import { describe, expect, it } from 'vitest'
import type { Correction } from './correction.ts'
import { guessSource, lessonSchema, replacementsOf, toEntryLesson, toTermLesson } from './lessons.ts'

const correction = (change: Partial<Correction> = {}): Correction => ({
  index: 0,
  line: 'source',
  startMs: 0,
  language: 'en',
  source: 'We met Hana.',
  before: 'We met Anna.',
  after: 'We met Hana.',
  ...change,
})

describe('the lessons of a correction', () => {
  it('are names and terms that replaced others', () => {
    const [found] = replacementsOf(correction())
    expect(found).toEqual({ line: 'source', before: 'Anna', after: 'Hana' })
    if (found === undefined) return
    const lesson = toTermLesson(correction(), found)
    expect(lesson).toEqual({ type: 'term', language: 'en', heard: 'Anna', term: 'Hana' })
    expect(lessonSchema.parse(lesson)).toEqual(lesson)
  })

  it('are not words that were only added or removed, nor rewritten sentences', () => {
    expect(replacementsOf(correction({ before: 'We met Anna.', after: 'We met Anna there.' }))).toEqual([])
    expect(
      replacementsOf(
        correction({ before: 'Thank you for joining the meeting today.', after: 'Welcome, all of you.' }),
      ),
    ).toEqual([])
    const before = 'That sounds reasonable to me.'
    expect(replacementsOf(correction({ before, after: 'Hana is speaking about it.' }))).toEqual([])
    expect(replacementsOf(correction({ before: 'Hi Anna Koval.', after: 'Hi Hana Kowal.' }))).toHaveLength(1)
    const long = 'x'.repeat(301)
    expect(replacementsOf(correction({ before: 'We met Anna.', after: `We met ${long}.` }))).toEqual([])
  })

  it('are none with text that the service would refuse', () => {
    expect(replacementsOf(correction({ before: 'a b c', after: 'a x\u0007y c' }))).toEqual([])
    const [found] = replacementsOf(correction({ line: 'de', before: 'der Zug', after: 'die Zeile' }))
    expect(found).toBeDefined()
    if (found === undefined) return
    const translated = correction({ line: 'de' })
    expect(toEntryLesson(translated, found, ' train ')).toMatchObject({
      source: 'train',
      target: 'die Zeile',
    })
    for (const source of ['', ' ', 'a\tb', 'x'.repeat(301)])
      expect(toEntryLesson(translated, found, source)).toBeUndefined()
    expect(toEntryLesson(correction(), { ...found, line: 'source' }, 'train')).toBeUndefined()
  })

  it('know the source of a word that was not translated, or was not to be', () => {
    const of = (source: string) => correction({ line: 'de', source })
    const replacement = { line: 'de', before: 'Freigabe', after: 'Release' }
    expect(guessSource(of('The release is near.'), replacement)).toBe('release')
    expect(guessSource(of('The Freigabe is near.'), replacement)).toBe('Freigabe')
    expect(guessSource(of('The date is near.'), replacement)).toBeUndefined()
    const withArticle = { line: 'de', before: 'die Freigabe', after: 'das Release' }
    expect(guessSource(of('We das the release.'), withArticle)).toBe('release')
  })
})
