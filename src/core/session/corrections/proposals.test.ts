import { describe, expect, it } from 'vitest'
import type { Correction } from './correction.ts'
import { lessonOf, proposalsOf } from './proposals.ts'

const misheard: Correction = {
  index: 0,
  line: 'source',
  startMs: 0,
  language: 'en',
  source: 'Hana, how are the tests?',
  before: 'Anna, how are the tests?',
  after: 'Hana, how are the tests?',
}
const mistranslated: Correction = {
  ...misheard,
  line: 'de',
  before: 'Anna, wie sind die Tests?',
  after: 'Hana, wie sind die Prüfungen?',
}

const offered = (corrections: readonly Correction[], hasSpokenTerms = true) =>
  proposalsOf(corrections, hasSpokenTerms).map(({ before, after, kinds, source }) => [
    before,
    after,
    kinds,
    source,
  ])

describe('the lessons that are proposed', () => {
  it('are spoken terms for the original, and entries or terms for a translation', () => {
    expect(offered([misheard, mistranslated])).toEqual([
      ['Anna', 'Hana', ['term'], undefined],
      ['Anna', 'Hana', ['entry', 'term'], 'Hana'],
      ['Tests', 'Prüfungen', ['entry', 'term'], 'tests'],
    ])
  })

  it('are entries alone where the service has no spoken terms', () => {
    expect(offered([misheard], false)).toEqual([])
    expect(offered([mistranslated], false).map(([, , kinds]) => kinds)).toEqual([['entry'], ['entry']])
  })

  it('are each proposed once, for each side and language of its own', () => {
    expect(offered([misheard, { ...misheard, index: 1 }])).toHaveLength(1)
    expect(offered([misheard, { ...misheard, side: 'theirs' }])).toHaveLength(2)
    expect(offered([misheard, { ...misheard, language: 'fr' }])).toHaveLength(2)
  })

  it('are none where nobody knows the language', () => {
    const { language: _unknown, ...unknown } = misheard
    expect(offered([unknown])).toEqual([])
  })

  it('become a lesson once it is known what was translated', () => {
    const [, proposal] = proposalsOf([mistranslated], true)
    if (proposal === undefined) throw new Error('nothing is proposed')
    const { after } = proposal
    expect(lessonOf(proposal, 'entry', after, '')).toBeUndefined()
    expect(lessonOf(proposal, 'entry', after, 'tests')).toEqual({
      type: 'entry',
      sourceLanguage: 'en',
      targetLanguage: 'de',
      source: 'tests',
      instead: 'Tests',
      target: 'Prüfungen',
    })
    expect(lessonOf(proposal, 'term', after, '')).toMatchObject({
      type: 'term',
      heard: 'Tests',
      term: 'Prüfungen',
    })
  })

  it('become a lesson with the words that the user writes, if the service accepts them', () => {
    const [proposal] = proposalsOf([mistranslated], true)
    if (proposal === undefined) throw new Error('nothing is proposed')
    expect(lessonOf(proposal, 'entry', ' Ha\u006e\u0303a ', 'Hana')).toMatchObject({ target: 'Ha\u00f1a' })
    expect(lessonOf(proposal, 'term', ' Hana Ito ', '')).toMatchObject({ heard: 'Anna', term: 'Hana Ito' })
    for (const bad of ['', ' ', 'a\tb', 'x'.repeat(301)]) {
      expect(lessonOf(proposal, 'entry', bad, 'Hana')).toBeUndefined()
      expect(lessonOf(proposal, 'term', bad, '')).toBeUndefined()
    }
  })
})
