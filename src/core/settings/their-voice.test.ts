import { describe, expect, it } from 'vitest'
import { defaultSettings } from './settings.ts'
import { spokenInMeeting, toTheirChange, toTheirVoice } from './their-voice.ts'
import { withSource, withTargets } from './to-voice-config.ts'

const settingsWith = (voice: object, meeting: object = {}) => ({
  voice: { ...defaultSettings.voice, ...voice },
  meeting: { ...defaultSettings.meeting, ...meeting },
})

describe("the languages of the others' side", () => {
  const own = { sourceLanguage: 'en', targetLanguages: ['de'] }

  it('are those of the own side, swapped, until they are chosen', () => {
    expect(toTheirVoice(settingsWith(own), 'fr')).toMatchObject({
      sourceLanguage: 'de',
      targetLanguages: ['en'],
    })
    expect(toTheirVoice(settingsWith({ ...own, targetLanguages: ['ja'] }), 'fr').sourceLanguage).toBe('ja')
    const chosen = settingsWith(own, { sourceLanguage: 'es', targetLanguages: ['en', 'fr'] })
    expect(toTheirVoice(chosen, 'fr')).toMatchObject({ sourceLanguage: 'es', targetLanguages: ['en', 'fr'] })
  })

  it('are detected where the own side does not tell them', () => {
    expect(toTheirVoice(settingsWith({ ...own, targetLanguages: ['de', 'ja'] }), 'fr').sourceLanguage).toBe(
      'auto',
    )
    expect(toTheirVoice(settingsWith({ ...own, targetLanguages: [] }), 'fr').sourceLanguage).toBe('auto')
    expect(toTheirVoice(settingsWith({ ...own, sourceLanguage: 'auto' }), 'fr').targetLanguages).toEqual([
      'fr',
    ])
  })

  it('are spoken only if so chosen, with a voice, formality, glossary and spoken terms of their own', () => {
    const loud = { ...own, spokenLanguage: 'de', speakAll: true, voice: 'male', formality: 'more' }
    const spokenTermsId = 'def3a26b-3e84-45b3-84ae-0c0aaf3525f7'
    const mine = settingsWith({ ...loud, spokenTermsId })
    expect(toTheirVoice(mine, 'fr')).toMatchObject({
      spokenLanguage: null,
      speakAll: false,
      voice: 'default',
      formality: 'default',
      glossaryId: null,
      furtherGlossaryIds: [],
      spokenTermsId: null,
    })
    const furtherGlossaryIds = [spokenTermsId]
    const { meeting } = toTheirChange({ spokenTermsId, furtherGlossaryIds }, mine.voice)
    expect(toTheirVoice(settingsWith(loud, meeting), 'fr')).toMatchObject({
      spokenTermsId,
      furtherGlossaryIds,
    })
    expect(toTheirVoice(settingsWith(loud, { isSpoken: true }), 'fr').spokenLanguage).toBe('en')
  })
})

describe('the languages that are spoken in a meeting', () => {
  it('are those that were chosen', () => {
    const own = { sourceLanguage: 'en', targetLanguages: ['de', 'fr'] }
    expect(spokenInMeeting(settingsWith(own, { sourceLanguage: 'ja' }), 'es')).toEqual(['en', 'ja'])
    expect(spokenInMeeting(settingsWith({ ...own, targetLanguages: ['de'] }), 'es')).toEqual(['en', 'de'])
  })

  it('are those that the other side reads, where a side detects its own', () => {
    const own = { sourceLanguage: 'auto', targetLanguages: ['de', 'fr'] }
    expect(spokenInMeeting(settingsWith(own), 'es')).toEqual(['es', 'de', 'fr'])
    expect(spokenInMeeting(settingsWith(own, { targetLanguages: ['en'] }), 'es')).toEqual(['en', 'de', 'fr'])
    expect(spokenInMeeting(settingsWith({ ...own, targetLanguages: [] }), 'es')).toEqual(['es'])
  })
})

describe("a change of the others' languages", () => {
  const theirs = toTheirVoice(settingsWith({ sourceLanguage: 'en', targetLanguages: ['de'] }), 'fr')

  it('leaves those that were not changed following the own side', () => {
    expect(toTheirChange(withSource(theirs, 'ja'), theirs).meeting).toEqual({
      sourceLanguage: 'ja',
      isSpoken: false,
    })
    expect(toTheirChange(withTargets(theirs, ['en', 'fr']), theirs).meeting).toEqual({
      targetLanguages: ['en', 'fr'],
      isSpoken: false,
    })
    expect(toTheirChange({ formality: 'formal' }, theirs).meeting).toEqual({ formality: 'formal' })
  })

  it('puts the spoken language first, and shares the languages chosen lately', () => {
    const several = { ...theirs, targetLanguages: ['en', 'fr'] }
    expect(toTheirChange({ spokenLanguage: 'fr' }, several).meeting).toEqual({
      targetLanguages: ['fr', 'en'],
      isSpoken: true,
    })
    expect(toTheirChange({ spokenLanguage: 'en', recentLanguages: ['en'] }, several)).toEqual({
      voice: { recentLanguages: ['en'] },
      meeting: { isSpoken: true },
    })
  })
})
