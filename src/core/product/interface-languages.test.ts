import { expect, it } from 'vitest'
import { chosenLanguage, fittingLanguage, interfaceLanguages, traits } from './interface-languages.ts'

it('takes the first language that somebody prefers and the interface speaks, whatever its region', () => {
  expect(fittingLanguage(['nn-NO', 'DE-at', 'en'])).toBe('de')
  expect(fittingLanguage(['nn-NO'])).toBe('en')
  expect(fittingLanguage([])).toBe('en')
})

it('follows a choice, and the system where nothing was chosen', () => {
  expect(chosenLanguage('system', 'en')).toBe('en')
  for (const language of interfaceLanguages) expect(chosenLanguage(language, 'en')).toBe(language)
})

it.each(interfaceLanguages)('names %s in itself, and runs the way that it is written', (language) => {
  const { name, locale, direction } = traits[language]
  expect(name.toLowerCase()).toBe(
    new Intl.DisplayNames(language, { type: 'language' }).of(language)?.toLowerCase(),
  )
  expect(new Intl.Locale(locale).language).toBe(language)
  const { textInfo, getTextInfo } = new Intl.Locale(locale) as Intl.Locale & {
    textInfo?: { direction: string }
    getTextInfo?: () => { direction: string }
  }
  expect((getTextInfo?.call(new Intl.Locale(locale)) ?? textInfo)?.direction).toBe(direction)
})
