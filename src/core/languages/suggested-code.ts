import { isSameLanguage } from './codes.ts'
import { baseLanguage } from './voice-language-codes.ts'

/** Regions by which people name the ways of writing Chinese. */
const WRITTEN: Readonly<Record<string, string>> = {
  cn: 'zh-Hans',
  sg: 'zh-Hans',
  my: 'zh-Hans',
  tw: 'zh-Hant',
  hk: 'zh-Hant',
  mo: 'zh-Hant',
}

/**
 * The code that services know instead of one with a region: sources have none, such as "en" for "en-US", and Chinese
 * targets name how it is written.
 *
 * @returns undefined if the code has no region
 */
export function suggestedCode(code: string, side: 'source' | 'target'): string | undefined {
  const base = baseLanguage(code).toLowerCase()
  if (isSameLanguage(base, code)) return undefined
  const region = code.split('-').at(-1)?.toLowerCase() ?? ''
  const written = side === 'target' && base === 'zh' ? WRITTEN[region] : undefined
  return written ?? base
}
