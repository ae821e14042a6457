import { describe, expect, it } from 'vitest'
import { fitsLive } from '../../../../core/areas/glossaries/glossary-fits.ts'
import { withRecent } from '../../../../core/languages/chosen.ts'
import { sourceLanguages } from '../../../../core/languages/voice-language-codes.ts'
import { serviceProfiles } from '../../../../core/service/service-profiles.ts'
import { type Settings, settingsSchema } from '../../../../core/settings/settings.ts'
import { toVoiceConfig, withSource, withTargets } from '../../../../core/settings/to-voice-config.ts'
import { checkVoiceConfig, voiceConfigSchema } from '../../../../core/voice/config.ts'
import { knownVoiceLanguages } from '../../../../core/voice/voice-languages.ts'
import { groupOptions } from '../../../ui/language-picker/language-options.ts'
import { sourceOptions, targetOptions } from '../controls/live-language-options.ts'

const voice = settingsSchema.parse({}).voice
const toConfig = (wish: Settings['voice'], languages = knownVoiceLanguages, profile = {}) =>
  toVoiceConfig(wish, languages, { ...serviceProfiles.deepl, ...profile })
const formal = knownVoiceLanguages.map((language) => ({ ...language, hasFormality: language.code === 'de' }))

describe('the configuration of a session', () => {
  it('always keeps the rules, whichever source is chosen', () => {
    for (const sourceLanguage of ['auto', ...sourceLanguages]) {
      const config = toConfig({ ...voice, sourceLanguage }, knownVoiceLanguages)
      expect(voiceConfigSchema.safeParse(config).success).toBe(true)
      expect(checkVoiceConfig(config, serviceProfiles.deepl)).toBeUndefined()
    }
  })

  it('leaves out a formality that no target supports', () => {
    const wish = { ...voice, formality: 'more' as const }
    expect(toConfig(wish, formal).formality).toBe('more')
    expect(toConfig({ ...wish, targetLanguages: ['fr'] }, formal).formality).toBe('default')
  })

  it('has the chosen glossary, if any', () => {
    const glossaryId = 'def3a26b-3e84-45b3-84ae-0c0aaf3525f7'
    expect(toConfig({ ...voice, glossaryId }, formal).glossaryId).toBe(glossaryId)
    expect(toConfig(voice, formal)).not.toHaveProperty('glossaryId')
  })

  it('has the chosen spoken terms, also where nothing is translated, unless the service has none', () => {
    const spokenTermsId = 'def3a26b-3e84-45b3-84ae-0c0aaf3525f7'
    const wish = { ...voice, spokenTermsId, targetLanguages: [] }
    expect(toConfig(wish).spokenTermsId).toBe(spokenTermsId)
    expect(toConfig(voice)).not.toHaveProperty('spokenTermsId')
    expect(toConfig(wish, formal, serviceProfiles.generic)).not.toHaveProperty('spokenTermsId')
  })

  it('speaks one language, or all possible ones if requested and supported', () => {
    const wish = { ...voice, targetLanguages: ['de', 'fr', 'he'], spokenLanguage: 'fr' }
    const spoken = (speakAll: boolean, spokenLanguagesAtOnce: number) =>
      toConfig({ ...wish, speakAll }, knownVoiceLanguages, { spokenLanguagesAtOnce }).spokenLanguages
    expect(spoken(false, 5)).toEqual(['fr'])
    expect(spoken(true, 1)).toEqual(['fr'])
    expect(spoken(true, 5)).toEqual(['fr', 'de'])
    expect(
      toConfig({ ...voice, speakAll: true }, knownVoiceLanguages, serviceProfiles.generic).spokenLanguages,
    ).toEqual([])
  })

  it('leaves the default voice to the service', () => {
    expect(toConfig(voice, formal)).not.toHaveProperty('voice')
    expect(toConfig({ ...voice, voice: 'male' }, formal)).toMatchObject({ voice: 'male' })
  })
})

describe('choosing targets', () => {
  it('removes the spoken language with its target', () => {
    const spoken = { ...voice, spokenLanguage: 'de' }
    expect(withTargets(spoken, ['de', 'ja'])).toMatchObject({ spokenLanguage: 'de' })
    expect(withTargets(spoken, ['ja'])).toMatchObject({ spokenLanguage: null })
  })

  it('remembers the latest six, newest first, each once', () => {
    const before = { ...voice, recentLanguages: ['a', 'b', 'c', 'd', 'e', 'f'] }
    expect(withRecent(before, ['auto', 'c', 'x'])).toEqual({
      recentLanguages: ['c', 'x', 'a', 'b', 'd', 'e'],
    })
  })
})

describe('the list of languages', () => {
  const names: Record<string, string> = {
    pt: 'Portuguese',
    'pt-BR': 'Portuguese (Brazil)',
    de: 'German',
    ar: 'Arabic',
  }
  const nameOf = (code: string) => names[code] ?? code

  it('has the recent ones first, and each language once', () => {
    const options = targetOptions(knownVoiceLanguages, nameOf, voice)
    const [recent, all] = groupOptions(options, [], ['pt', 'gone', 'de'], (a, b) => a.localeCompare(b))
    expect(recent?.items.map(({ code }) => code)).toEqual(['pt', 'de'])
    // Without `zh`, which means simplified Chinese.
    expect((recent?.items.length ?? 0) + (all?.items.length ?? 0)).toBe(46)
  })

  it('marks the capabilities of a language', () => {
    const sources = sourceOptions(knownVoiceLanguages, nameOf)
    expect(sources.find(({ code }) => code === 'ar')?.marks).toEqual(['notDetectable'])
    expect(targetOptions(formal, nameOf, voice).find(({ code }) => code === 'de')?.marks).toEqual([
      'spoken',
      'formality',
    ])
  })
})

describe('the targets to choose from', () => {
  const codesFor = (sourceLanguage: string, targetLanguages: string[] = []) =>
    targetOptions(knownVoiceLanguages, (code) => code, { sourceLanguage, targetLanguages }).map(
      ({ code }) => code,
    )

  it('exclude the source language in all its regions', () => {
    const codes = codesFor('en')
    expect(codes).not.toEqual(expect.arrayContaining([expect.stringMatching(/^en/)]))
    expect(codesFor('zh')).toContain('zh-HANT')
    expect(codesFor('zh')).not.toContain('zh-HANS')
    expect(codesFor('auto')).toEqual(expect.arrayContaining(['en', 'en-GB', 'en-US']))
  })

  it('have simplified Chinese once', () => {
    expect(codesFor('auto').filter((code) => code.startsWith('zh'))).toEqual(['zh-HANS', 'zh-HANT'])
  })

  it('keep chosen ones, so that they can be removed', () => {
    expect(codesFor('de', ['de', 'zh'])).toEqual(expect.arrayContaining(['de', 'zh']))
  })
})

describe('choosing a source', () => {
  it('removes it from the targets, except the last one', () => {
    const chosen = { ...voice, targetLanguages: ['de', 'fr'], spokenLanguage: 'de' }
    expect(withSource(chosen, 'de')).toEqual({
      sourceLanguage: 'de',
      targetLanguages: ['fr'],
      spokenLanguage: null,
    })
    expect(withSource({ ...chosen, targetLanguages: ['de'] }, 'de')).toEqual({ sourceLanguage: 'de' })
    expect(withSource(chosen, 'auto')).toMatchObject({ targetLanguages: ['de', 'fr'], spokenLanguage: 'de' })
  })
})

describe('a transcription', () => {
  it('is requested without options of a translation', () => {
    const glossaryId = 'def3a26b-3e84-45b3-84ae-0c0aaf3525f7'
    const wish = { ...voice, glossaryId, formality: 'formal' as const, spokenLanguage: 'de', speakAll: true }
    const config = toConfig({ ...wish, ...withTargets(wish, []) }, formal)
    expect(config).toMatchObject({ targetLanguages: [], spokenLanguages: [], formality: 'default' })
    expect(config).not.toHaveProperty('glossaryId')
  })
})

describe('a glossary', () => {
  const dictionaries = [
    { sourceLanguage: 'en', targetLanguage: 'de', entryCount: 1 },
    { sourceLanguage: 'de', targetLanguage: 'pt', entryCount: 1 },
  ]
  it.each<[string, string[], boolean]>([
    ['en', ['fr', 'de'], true],
    ['auto', ['pt-BR'], true],
    ['en', ['pt-BR'], false],
    ['fr', ['de'], false],
    ['auto', ['ja'], false],
  ])('of two pairs fits from %s to %j: %s', (sourceLanguage, targetLanguages, fits) => {
    expect(fitsLive(dictionaries, { sourceLanguage, targetLanguages })).toBe(fits)
  })
})
