import { describe, expect, it } from 'vitest'
import type { ProductLanguage } from '../../../../core/languages/languages-calls.ts'
import { toVoiceLanguages } from './voice-languages-operations.ts'

const listed = (code: string, features: readonly string[], sides: Partial<ProductLanguage> = {}) => ({
  code,
  name: code,
  isSource: true,
  isTarget: true,
  status: 'stable' as const,
  features: features.map((name) => ({ name, status: 'stable' as const, isExternal: false })),
  ...sides,
})
const read = (...languages: ProductLanguage[]) =>
  new Map(toVoiceLanguages(languages).map((language) => [language.code, language]))

describe('the languages of voice', () => {
  it('are those that the service lists, also where the built-in table does not know them', () => {
    const languages = read(listed('sw', ['transcription', 'auto_detection', 'translated_speech']))
    expect(languages.get('sw')).toMatchObject({
      isSource: true,
      isTarget: true,
      isSpoken: true,
      isDetectable: true,
    })
    expect(languages.has('de')).toBe(false)
  })

  it('can do what the service says of each of them, against the built-in table', () => {
    const languages = read(
      listed('ar', ['transcription', 'auto_detection', 'translated_speech', 'glossary']),
      listed('de', ['transcription', 'formality']),
      listed('fr', ['translated_speech']),
    )
    expect(languages.get('ar')).toMatchObject({ isDetectable: true, isSpoken: true, hasGlossary: true })
    expect(languages.get('de')).toMatchObject({
      isDetectable: false,
      isSpoken: false,
      hasFormality: true,
      hasGlossary: false,
    })
    expect(languages.get('fr')).toMatchObject({ isSource: false, isDetectable: false, isSpoken: true })
  })

  it('have from the built-in table what the service names for none of them, feature by feature', () => {
    const languages = read(
      listed('ar', ['translated_speech']),
      listed('de', []),
      listed('et', [], { isSource: false }),
      listed('sw', []),
    )
    expect(languages.get('ar')).toMatchObject({ isSource: true, isDetectable: false, isSpoken: true })
    expect(languages.get('de')).toMatchObject({ isSource: true, isDetectable: true, isSpoken: false })
    expect(languages.get('et')).toMatchObject({ isSource: false, isDetectable: false })
    expect(languages.get('sw')).toMatchObject({ isSource: true, isDetectable: false, isSpoken: false })
    expect(read(listed('de', [])).get('de')).toMatchObject({ isSpoken: true })
  })

  it('are spoken only where they are targets, and written as in requests', () => {
    const languages = read(listed('zh-Hans', ['translated_speech', 'transcription'], { isTarget: false }))
    expect(languages.get('zh-HANS')).toMatchObject({ isSpoken: false, isTarget: false, isSource: true })
  })
})
