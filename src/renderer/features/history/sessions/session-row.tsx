import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SessionSummary } from '../../../../core/session/library/session-schema.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { Card, Marks } from '../../../ui/layout/card.tsx'
import { SessionMarks } from './session-marks.tsx'
import { useSessionNames } from './use-session-name.ts'

interface SessionRowProps {
  readonly session: SessionSummary
  readonly onOpen: () => void
  readonly onDelete?: (() => void) | undefined
}

/** One session in the list. */
export function SessionRow({ session, onOpen, onDelete }: SessionRowProps) {
  const { t } = useTranslation()
  const { duration, minute } = useFormats()
  const names = useSessionNames()
  const name = names.name(session)
  const { startedAt, durationMs, captions } = session
  return (
    <Card
      name={name}
      onOpen={onOpen}
      actions={
        onDelete && (
          <IconButton icon={<Trash2 size={16} />} label={t('history.delete', { name })} onClick={onDelete} />
        )
      }
    >
      <Marks>
        {name !== names.when(session) && <span>{minute(startedAt)}</span>}
        <span>{duration(durationMs)}</span>
        <span>{t('live.notices.stopped.captions', { count: captions })}</span>
      </Marks>
      <SessionMarks session={session} />
    </Card>
  )
}
