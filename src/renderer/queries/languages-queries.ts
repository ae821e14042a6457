import { presumedTextLanguages } from '../../core/areas/text/presumed.ts'
import type { AppError } from '../../core/base/errors.ts'
import type { ProductLanguage } from '../../core/languages/languages-calls.ts'
import { createCallHook, type QueryResult } from './query/use-call.ts'

export const useLanguageList = createCallHook('language.listProduct')
/** All products of the service and what they offer. */
export const useProductList = createCallHook('language.listProducts')
export const useTextLanguages = createCallHook('language.listText')
export const useVoiceLanguageList = createCallHook('voice.languages', {
  accountIndependent: true,
  invalidatedByEvent: ['service.changed'],
})

export type Languages<T = readonly ProductLanguage[]> = Pick<QueryResult<T>, 'data' | 'error' | 'refetch'>

/** A key may have the scope to translate but not the one to list languages. */
const mayNotList = (error: AppError | undefined): boolean =>
  error?.kind === 'not-allowed' && error.missingScopes !== undefined

/** Languages of a translation product: the service's list, or a built-in one if the key may not request it. */
export function useProductLanguages(product: 'translate_text' | 'translate_document'): Languages {
  const { data, error, refetch } = useLanguageList({ product })
  return mayNotList(error)
    ? { data: presumedTextLanguages, error: undefined, refetch }
    : { data, error, refetch }
}

/** Whether the key is known to be limited to some areas: it may not list languages. */
export const useIsKeyLimited = (): boolean => mayNotList(useVoiceLanguageList().error)

/** Languages of voice. A key that may not list them may still open sessions. */
export function useVoiceLanguages() {
  const { data, error, refetch } = useVoiceLanguageList()
  return { data, error: mayNotList(error) ? undefined : error, refetch }
}
