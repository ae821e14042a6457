import type { AppErrorOf } from '../../base/errors.ts'
import { checkTexts } from '../text/text-rules.ts'
import type { RephraseInput } from './write-calls.ts'

const isSpecial = (value: string | undefined): boolean => value !== undefined && value !== 'default'

/** Rejects contradictory style and tone, and texts that cannot be sent. */
export function checkRephrase(input: RephraseInput): AppErrorOf<'invalid-input'> | undefined {
  if (isSpecial(input.writingStyle) && isSpecial(input.tone))
    return { kind: 'invalid-input', field: 'tone', problem: { type: 'conflict', other: 'writingStyle' } }
  return checkTexts(input.texts)
}

/** A feature that the target language must have; `default` and mere preferences work for all. */
export interface Demand {
  readonly field: 'writingStyle' | 'tone'
  /** Name in the language list. */
  readonly feature: 'writing_style' | 'tone'
}

const isDemanded = (value: string | undefined): boolean =>
  isSpecial(value) && value?.startsWith('prefer_') !== true

/** Features that a target language must have for a request. */
export const demandsOf = ({ writingStyle, tone }: Pick<RephraseInput, 'writingStyle' | 'tone'>): Demand[] => [
  ...(isDemanded(writingStyle) ? [{ field: 'writingStyle', feature: 'writing_style' } as const] : []),
  ...(isDemanded(tone) ? [{ field: 'tone', feature: 'tone' } as const] : []),
]
