import { describe, expect, it } from 'vitest'
import { fitsLive } from '../../../core/glossaries/fits.ts'
import { settingsSchema } from '../../../core/settings.ts'
import { checkVoiceConfig, voiceConfigSchema } from '../../../core/voice/config.ts'
import { sourceLanguages } from '../../../core/voice/languages.ts'
import { knownVoiceLanguages } from '../../../core/voice/voice-languages.ts'
import { groupOptions } from '../../ui/language-options.ts'
import { sourceOptions, targetOptions } from './language-options.ts'
import { toVoiceConfig, withRecent, withTargets } from './to-config.ts'

const voice = settingsSchema.parse({}).voice
const formal = knownVoiceLanguages.map((language) => ({ ...language, hasFormality: language.code === 'de' }))

describe('what a session is asked for', () => {
  it('always keeps the rules, whichever source is chosen', () => {
    for (const sourceLanguage of ['auto', ...sourceLanguages]) {
      const config = toVoiceConfig({ ...voice, sourceLanguage }, knownVoiceLanguages)
      expect(voiceConfigSchema.safeParse(config).success).toBe(true)
      expect(checkVoiceConfig(config, { spokenLanguagesAtOnce: 1 })).toBeUndefined()
    }
  })

  it('leaves out a formality that no target has', () => {
    const wish = { ...voice, formality: 'more' as const }
    expect(toVoiceConfig(wish, formal).formality).toBe('more')
    expect(toVoiceConfig({ ...wish, targetLanguages: ['fr'] }, formal).formality).toBe('default')
  })

  it('names the glossary that was chosen, if one was', () => {
    const glossaryId = 'def3a26b-3e84-45b3-84ae-0c0aaf3525f7'
    expect(toVoiceConfig({ ...voice, glossaryId }, formal).glossaryId).toBe(glossaryId)
    expect(toVoiceConfig(voice, formal)).not.toHaveProperty('glossaryId')
  })

  it('speaks one language, or all that can be spoken where that is wanted and the service does it', () => {
    const wish = { ...voice, targetLanguages: ['de', 'fr', 'he'], spokenLanguage: 'fr' }
    const spoken = (speakAll: boolean, atOnce: number) =>
      toVoiceConfig({ ...wish, speakAll }, knownVoiceLanguages, atOnce).spokenLanguages
    expect(spoken(false, 5)).toEqual(['fr'])
    expect(spoken(true, 1)).toEqual(['fr'])
    expect(spoken(true, 5)).toEqual(['fr', 'de'])
    expect(toVoiceConfig({ ...voice, speakAll: true }, knownVoiceLanguages, 5).spokenLanguages).toEqual([])
  })

  it('leaves a usual voice to the service', () => {
    expect(toVoiceConfig(voice, formal)).not.toHaveProperty('voice')
    expect(toVoiceConfig({ ...voice, voice: 'male' }, formal)).toMatchObject({ voice: 'male' })
  })
})

describe('choosing targets', () => {
  it('takes the spoken language away with its target', () => {
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
    const options = targetOptions(knownVoiceLanguages, nameOf)
    const [recent, all] = groupOptions(options, [], ['pt', 'gone', 'de'], (a, b) => a.localeCompare(b))
    expect(recent?.items.map(({ code }) => code)).toEqual(['pt', 'de'])
    expect((recent?.items.length ?? 0) + (all?.items.length ?? 0)).toBe(44)
  })

  it('marks what a language can do', () => {
    const sources = sourceOptions(knownVoiceLanguages, nameOf)
    expect(sources.find(({ code }) => code === 'ar')?.marks).toEqual(['mustBeNamed'])
    expect(targetOptions(formal, nameOf).find(({ code }) => code === 'de')?.marks).toEqual([
      'spoken',
      'formality',
    ])
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
