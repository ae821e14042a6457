import type { AppError } from '../../core/base/errors.ts'
import type { ProductLanguage } from '../../core/languages/calls.ts'
import { presumedTextLanguages } from '../../core/languages/presumed.ts'
import { createCallHook, type QueryState } from './query/use-call.ts'

export const useLanguageList = createCallHook('language.listProduct')
/** Every product of the service, and what it offers. */
export const useProductList = createCallHook('language.listProducts')
export const useTextLanguages = createCallHook('language.listText')
export const useVoiceLanguageList = createCallHook('voice.languages', {
  accountIndependent: true,
  invalidatedByEvent: ['service.changed'],
})

export type Languages<T = readonly ProductLanguage[]> = Pick<QueryState<T>, 'data' | 'error' | 'refetch'>

/** A key may be allowed to translate, and not to list what it can translate. */
const mayNotList = (error: AppError | undefined): boolean =>
  error?.kind === 'not-allowed' && error.missingScopes !== undefined

/** The languages of a product that translates: the service's, or those that are known of it where it may not say. */
export function useProductLanguages(product: 'translate_text' | 'translate_document'): Languages {
  const { data, error, refetch } = useLanguageList({ product })
  return mayNotList(error)
    ? { data: presumedTextLanguages, error: undefined, refetch }
    : { data, error, refetch }
}

/** The languages of voice. A key that may not ask for them may speak all the same. */
export function useVoiceLanguages() {
  const { data, error, refetch } = useVoiceLanguageList()
  return { data, error: mayNotList(error) ? undefined : error, refetch }
}
