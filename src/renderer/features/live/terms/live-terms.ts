import { createContext } from 'react'
import type { TermIndex } from '../../../../core/captions/term-marks.ts'
import { baseLanguage } from '../../../../core/languages/voice-language-codes.ts'
import type { Side } from '../../../../core/voice/sides.ts'

/** Chosen wordings by direction, as `termDirectionOf` names it. */
export type TermIndexes = ReadonlyMap<string, TermIndex>

/**
 * Names what a list is for.
 *
 * @param target undefined for the original, which spoken terms are for
 */
export const termDirectionOf = (spoken: string | undefined, target?: string): string =>
  [spoken, target].map((language) => language && baseLanguage(language)).join(' ')

/** The glossaries and spoken terms of each side's session, as far as they are loaded. */
export const LiveTermsContext = createContext<Partial<Record<Side, TermIndexes>>>({})
