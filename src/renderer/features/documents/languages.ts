import type { ProductLanguage } from '../../../core/languages/calls.ts'
import type { LanguageOption } from '../../ui/language-options.ts'
import { AUTO, type Chosen } from './fit.ts'

const RECENT = 6

/** The languages of one side, with what they can do. */
export const optionsFor = (
  side: 'source' | 'target',
  languages: readonly ProductLanguage[],
  nameOf: (code: string) => string,
): LanguageOption[] =>
  languages
    .filter(({ isSource, isTarget }) => (side === 'source' ? isSource : isTarget))
    .map(({ code, features }) => ({
      code,
      name: nameOf(code),
      marks: (['formality', 'glossary'] as const).filter((mark) =>
        features.some(({ name }) => name === mark),
      ),
    }))

/** The languages chosen lately, newest first. */
export const withRecent = (chosen: Chosen, codes: readonly string[]): Pick<Chosen, 'recentLanguages'> => ({
  recentLanguages: [...new Set([...codes.filter((code) => code !== AUTO), ...chosen.recentLanguages])].slice(
    0,
    RECENT,
  ),
})
