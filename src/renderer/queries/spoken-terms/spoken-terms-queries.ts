import { profileInUse } from '../../../core/service/service-profiles.ts'
import { createCallHook, type QueryUse } from '../query/use-call.ts'
import { useSettings } from '../settings-queries.ts'

/** Whether the active account has spoken terms. Nothing else of them is shown or requested where it does not. */
export const useHasSpokenTerms = (): boolean => profileInUse(useSettings().service).hasSpokenTerms

const useList = createCallHook('spokenTerms.list')

/** All collections of spoken terms, not requested where the active account has none. */
export function useSpokenTerms({ enabled = true }: QueryUse = {}) {
  const isOffered = useHasSpokenTerms()
  return useList({}, { enabled: enabled && isOffered })
}
