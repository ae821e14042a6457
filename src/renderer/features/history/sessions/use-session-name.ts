import type { SessionSummary } from '../../../../core/library/session-schema.ts'
import { useFormats } from '../../../i18n/use-formats.ts'

type Named = Pick<SessionSummary, 'title' | 'startedAt'>

interface SessionNames {
  /** Formats its start time. */
  readonly when: (session: Named) => string
  /** Its title, or else its start time. */
  readonly name: (session: Named) => string
}

export function useSessionNames(): SessionNames {
  const { moment } = useFormats()
  const when = ({ startedAt }: Named) => moment(startedAt)
  return { when, name: (session) => (session.title === '' ? when(session) : session.title) }
}
