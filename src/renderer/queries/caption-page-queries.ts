import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** The page with nothing but captions, and how many viewers it has. */
export const useCaptionPage = createCallHook('captionPage.get', {
  accountIndependent: true,
  eventSetsQuery: 'captionPage.changed',
})

export const useOpenCaptionPage = createMutationHook('captionPage.open')

export const useEndCaptionPage = createMutationHook('captionPage.end', { setsQuery: 'captionPage.get' })
