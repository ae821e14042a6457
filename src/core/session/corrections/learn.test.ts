import { describe, expect, it } from 'vitest'
import { addTerms, entryLessons, heardIn, lessonDictionaries, termLessons, toTermLists } from './learn.ts'
import type { Lesson } from './lessons.ts'

const term = (language: string, word: string): Lesson => ({ type: 'term', language, heard: 'x', term: word })
const entry = (targetLanguage: string, source: string, target: string): Lesson => ({
  type: 'entry',
  sourceLanguage: 'en',
  targetLanguage,
  source,
  instead: 'x',
  target,
})
const lessons = [
  term('en-GB', 'Hana'),
  entry('de', 'release', 'Release'),
  term('en', 'Kim'),
  term('en', 'Hana'),
  entry('pt-BR', 'release', 'lançamento'),
  entry('de', 'release', 'Freigabe'),
  term('fr', 'Zoé'),
]

describe('what is learnt', () => {
  it('is a list of terms for each language', () => {
    expect(toTermLists(termLessons(lessons))).toEqual([
      { language: 'en', terms: ['Hana', 'Kim'] },
      { language: 'fr', terms: ['Zoé'] },
    ])
  })

  it('is a dictionary for each pair, with the last of several translations', () => {
    expect(lessonDictionaries(entryLessons(lessons))).toEqual([
      { sourceLanguage: 'en', targetLanguage: 'de', entries: [{ source: 'release', target: 'Freigabe' }] },
      { sourceLanguage: 'en', targetLanguage: 'pt', entries: [{ source: 'release', target: 'lançamento' }] },
    ])
  })

  it('is added once to the terms that are there, in place of what was wrong', () => {
    expect(addTerms(['Kim', 'Anna'], ['Hana', 'Kim'], ['Anna'])).toEqual({
      terms: ['Kim', 'Hana'],
      fault: undefined,
    })
  })

  it('replaces what was heard in its own language alone', () => {
    expect(heardIn(termLessons(lessons), 'en')).toEqual(['x', 'x', 'x'])
    expect(heardIn(termLessons(lessons), 'de')).toEqual([])
  })

  it('is refused where the list would be too long for the service', () => {
    expect(addTerms(['a'.repeat(150)], ['b'.repeat(150)], []).fault).toMatchObject({
      field: 'terms',
      problem: { type: 'too-much', limit: 300, actual: 301 },
    })
  })
})
