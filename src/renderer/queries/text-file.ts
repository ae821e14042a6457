import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** The text file to which captions are written during a session. */
export const useTextFile = createCallHook('textFile.get', {
  accountIndependent: true,
  eventSetsQuery: 'textFile.changed',
})

export const useChooseTextFile = createMutationHook('textFile.choose', { setsQuery: 'textFile.get' })

export const useSetTextFile = createMutationHook('textFile.set', { setsQuery: 'textFile.get' })
