import type { AppError } from '../../core/base/errors.ts'
import type { VoiceLanguage } from '../../core/contract/contract.ts'
import type { ProductLanguage } from '../../core/languages/calls.ts'
import { presumedTextLanguages } from '../../core/languages/presumed.ts'
import { useCall } from '../bridge/react.tsx'

export interface Languages<L = ProductLanguage> {
  /** Left out until they are known. */
  readonly value: readonly L[] | undefined
  readonly error: AppError | undefined
  readonly again: () => void
}

/** A key may be allowed to translate, and not to list what it can translate. */
const mayNotList = (error: AppError | undefined): boolean =>
  error?.kind === 'not-allowed' && error.missingScopes !== undefined

/** The languages of a product that translates: the service's, or those that are known of it where it may not say. */
export function useProductLanguages(product: 'translate_text' | 'translate_document'): Languages {
  const { value, error, again } = useCall('language.listProduct', { product })
  return mayNotList(error)
    ? { value: presumedTextLanguages, error: undefined, again }
    : { value, error, again }
}

/** The languages of voice. A key that may not ask for them may speak all the same. */
export function useVoiceLanguages(): Languages<VoiceLanguage> {
  const { value, error, again } = useCall('voice.languages', {})
  return { value, error: mayNotList(error) ? undefined : error, again }
}
