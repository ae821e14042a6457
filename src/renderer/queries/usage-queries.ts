import { useState } from 'react'
import { beginningOfMonth, type SpeechOfMonth, speechOfMonth } from '../../core/usage/speech-of-month.ts'
import { createCallHook } from './query/use-call.ts'

export const useUsage = createCallHook('usage.get', { staleTime: 0 })
const useSpeechSent = createCallHook('session.sent', { staleTime: 0 })

/** Speech sent in this month; undefined until it is known. */
export function useSpeechOfMonth(): SpeechOfMonth | undefined {
  const [since] = useState(() => beginningOfMonth(new Date()))
  const usage = useUsage()
  const sent = useSpeechSent({ since })
  if (usage.data === undefined && usage.error === undefined) return undefined
  if (sent.data === undefined && sent.error === undefined) return undefined
  return speechOfMonth(usage.data, sent.data?.ms ?? 0)
}
