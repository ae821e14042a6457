import { useState } from 'react'
import type { SessionSummary } from '../../../../core/session/library/session-schema.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Cards } from '../../../ui/layout/card.tsx'
import styles from '../history.module.css'
import { SessionRow } from './session-row.tsx'

interface SessionDaysProps {
  readonly sessions: readonly SessionSummary[]
  /** The session above them: its day goes on without another heading. */
  readonly before?: SessionSummary | undefined
  /** Level of the headings. */
  readonly Heading: 'h2' | 'h3'
  readonly onOpen: (id: string) => void
  /** Undefined where sessions can only be opened. */
  readonly onDelete?: (session: SessionSummary) => void
}

/** Sessions by day, newest first. */
export function SessionDays({ sessions, before, Heading, onOpen, onDelete }: SessionDaysProps) {
  const { recentDay } = useFormats()
  const [now] = useState(() => Date.now())
  const dayOf = ({ startedAt }: SessionSummary) => recentDay(startedAt, now)
  return Object.entries(Object.groupBy(sessions, dayOf)).map(([day, ofDay = []]) => (
    <section key={day}>
      {(before === undefined || dayOf(before) !== day) && <Heading className={styles.day}>{day}</Heading>}
      <Cards label={day}>
        {ofDay.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onOpen={() => onOpen(session.id)}
            onDelete={onDelete && (() => onDelete(session))}
          />
        ))}
      </Cards>
    </section>
  ))
}
