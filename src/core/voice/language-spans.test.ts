import { describe, expect, it } from 'vitest'
import { allLanguages, firstSpan, followLanguages, targetsOfCaption } from './language-spans.ts'
import { applyUpdate, emptyTranscript } from './receiving/transcript.ts'

const languages = (targetLanguages: string[], spokenLanguages: string[] = []) => ({
  sourceLanguage: 'en',
  targetLanguages,
  spokenLanguages,
})
const until = (endTime: number) =>
  applyUpdate(emptyTranscript, { concluded: [{ text: 'One. ', startTime: 0, endTime }], tentative: [] })

describe('the languages of a session', () => {
  const first = firstSpan(languages(['de']))
  const both = followLanguages(first, languages(['de', 'fr']), until(5000))
  const french = followLanguages(both, languages(['fr']), until(9000))

  it('are those of each caption, so that none lacks what it never had', () => {
    const of = (startMs: number, endMs: number) => targetsOfCaption(french, { startMs, endMs })
    expect([of(1000, 5000), of(5000, 8000), of(9100, 9900)]).toEqual([['de'], ['de', 'fr'], ['fr']])
    expect(of(4000, 6000), 'a caption in which they changed').toEqual(['de', 'fr'])
    expect(of(1000, 2000), 'the same list for all captions').toBe(of(3000, 4000))
  })

  it('are kept in the order in which they were chosen first', () => {
    const spans = followLanguages(french, languages(['it', 'de']), until(12_000))
    expect(allLanguages(spans)).toEqual(languages(['de', 'fr', 'it']))
  })

  it('name no source language if it has changed', () => {
    const spans = followLanguages(first, { ...languages(['de']), sourceLanguage: 'es' }, until(1000))
    expect(spans).toHaveLength(2)
    expect(allLanguages(spans)).not.toHaveProperty('sourceLanguage')
  })

  it('do not change with their order', () => {
    expect(followLanguages(both, languages(['fr', 'de']), until(9000))).toBe(both)
  })
})
