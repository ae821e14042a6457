import { describe, expect, it } from 'vitest'
import { voiceConfigSchema } from '../../../../core/voice/config.ts'
import { recordedLanguages, scriptLanguages } from '../../../../simulator/script/script.ts'
import { SAMPLE_SPOKEN, SAMPLE_TARGETS, sampleConfig } from './sample-config.ts'

describe('the session of the sample meeting', () => {
  it('knows which languages the demo service writes and speaks', () => {
    expect(['en', ...SAMPLE_TARGETS]).toEqual(scriptLanguages)
    expect(['en', ...SAMPLE_SPOKEN]).toEqual(recordedLanguages)
  })

  it.each([
    [['de', 'fr'], 'en', ['de', 'fr'], ['de']],
    [['de', 'fr'], 'ja', ['ja', 'de', 'fr'], ['de']],
    [['fr', 'de', 'es', 'it'], 'es', ['es', 'fr', 'de'], ['es']],
    [['zh-HANS'], 'zh', ['zh', 'zh-HANS'], []],
    [['en-GB', 'ko'], 'ar', ['de', 'fr'], ['de']],
  ])('for a reader of %j in %s is read in %j and heard in %j', (chosen, language, read, heard) => {
    const config = sampleConfig(chosen, language)
    expect(config).toMatchObject({ targetLanguages: read, spokenLanguages: heard })
    expect(voiceConfigSchema.parse(config)).toEqual(config)
  })
})
