import type { ProductLanguage } from './languages-calls.ts'

/** The languages of one side, with what they can do. */
export const optionsFor = (
  side: 'source' | 'target',
  languages: readonly ProductLanguage[],
  nameOf: (code: string) => string,
): { code: string; name: string; marks: ('formality' | 'glossary')[] }[] =>
  languages
    .filter(({ isSource, isTarget }) => (side === 'source' ? isSource : isTarget))
    .map(({ code, features }) => ({
      code,
      name: nameOf(code),
      marks: (['formality', 'glossary'] as const).filter((mark) =>
        features.some(({ name }) => name === mark),
      ),
    }))
