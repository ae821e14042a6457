import { useState } from 'react'
import { beginningOfMonth, type SpeechOfMonth, speechOfMonth } from '../../core/usage/speech-of-month.ts'
import { useCall } from './react.tsx'

/** Speech that was sent this month; nothing until it is known. */
export function useSpeechOfMonth(): SpeechOfMonth | undefined {
  const [since] = useState(() => beginningOfMonth(new Date()))
  const usage = useCall('usage.get', {}, { isFleeting: true })
  const kept = useCall('session.sent', { since }, { isFleeting: true })
  if (usage.value === undefined && usage.error === undefined) return undefined
  if (kept.value === undefined && kept.error === undefined) return undefined
  return speechOfMonth(usage.value, kept.value?.ms ?? 0)
}
