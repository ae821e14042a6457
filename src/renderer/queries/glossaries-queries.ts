import { createCallHook } from './query/use-call.ts'

export const useGlossaries = createCallHook('glossary.list')
