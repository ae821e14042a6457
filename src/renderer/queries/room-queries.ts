import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** Captions for phones in the same network. */
export const useRoom = createCallHook('room.get', {
  accountIndependent: true,
  eventSetsQuery: 'room.changed',
})

export const useOpenRoom = createMutationHook('room.open', { setsQuery: 'room.get' })

export const useKeepRoom = createMutationHook('room.keep', { setsQuery: 'room.get' })

/** Translates a text that is shown again and again: it is billed once. */
export const useTextTranslation = createCallHook('text.translate', { gcTime: 60 * 60_000 })

export const useTakeQuestions = createMutationHook('room.takeQuestions', { setsQuery: 'room.get' })

export const useAnswerQuestion = createMutationHook('room.answerQuestion', { setsQuery: 'room.get' })

export const useCloseRoom = createMutationHook('room.close', { setsQuery: 'room.get' })
