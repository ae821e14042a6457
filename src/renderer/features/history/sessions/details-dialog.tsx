import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Figures } from '../../../../core/session/figures/figures.ts'
import {
  MAX_TAGS,
  type SessionView,
  sideNameSchema,
  tagSchema,
} from '../../../../core/session/library/session-schema.ts'
import { type Side, sides } from '../../../../core/voice/sides.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useUpdateSession } from '../../../queries/sessions-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { useFiguresText } from '../../../shared/use-figures-text.ts'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'
import styles from './details-dialog.module.css'
import { SessionResources } from './session-resources.tsx'

interface DetailsDialogProps {
  readonly session: SessionView
  readonly onClose: () => void
}

const toTags = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،、，]/u)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]

/** Edits the user's own details of a session. */
export function DetailsDialog({ session, onClose }: DetailsDialogProps) {
  const { t } = useTranslation()
  const { row } = useFormats()
  const update = useUpdateSession()
  const [title, setTitle] = useState(session.title)
  const [typed, setTyped] = useState(row(session.tags))
  const [notes, setNotes] = useState(session.notes)
  const [names, setNames] = useState(
    session.sides && { mine: session.sides.mine.name, theirs: session.sides.theirs.name },
  )
  const isNamed = (side: Side) => sideNameSchema.safeParse(names?.[side]).success
  const areNamed = names === undefined || sides.every(isNamed)
  const tags = toTags(typed)
  const areGood = tags.length <= MAX_TAGS && tags.every((tag) => tagSchema.safeParse(tag).success)
  const submit = async () => {
    const change = { id: session.id, title, tags, notes, ...(names !== undefined && { sideNames: names }) }
    if (areGood && areNamed && (await update.run(change)).ok) onClose()
  }
  return (
    <Dialog title={t('history.session.details')} isOpen onClose={onClose}>
      <DialogForm
        action={t('app.save')}
        isRunning={update.isPending}
        onSubmit={() => void submit()}
        onCancel={onClose}
      >
        <TextField
          label={t('history.session.name')}
          hint={t('history.session.nameHint')}
          value={title}
          onChange={setTitle}
        />
        {names !== undefined &&
          sides.map((side) => (
            <TextField
              key={side}
              label={t(`history.session.sides.${side}`)}
              problem={isNamed(side) ? undefined : t('history.session.sides.problem')}
              value={names[side]}
              onChange={(name) => setNames({ ...names, [side]: name })}
            />
          ))}
        <TextField
          label={t('history.session.tags')}
          hint={t('history.session.tagsHint')}
          problem={areGood ? undefined : t('history.session.tooManyTags', { count: MAX_TAGS })}
          value={typed}
          onChange={setTyped}
        />
        <TextArea label={t('history.session.notes')} value={notes} onChange={setNotes} rows={5} />
        <SessionResources session={session} />
        {session.figures !== undefined && <SessionFigures figures={session.figures} session={session} />}
        <ErrorNotice error={update.error} />
      </DialogForm>
    </Dialog>
  )
}

interface SessionFiguresProps {
  readonly figures: readonly Figures[]
  readonly session: SessionView
}

/** Measured figures of a session, by side in a meeting. */
function SessionFigures({ figures, session }: SessionFiguresProps) {
  const { t } = useTranslation()
  const toLines = useFiguresText()
  const bySide = figures.map((measured) => {
    const about = measured.side === undefined ? session : session.sides?.[measured.side]
    const who = measured.side === undefined ? '' : `${session.sides?.[measured.side].name ?? ''} · `
    const { summary, details } = toLines(measured, about?.sourceLanguage)
    const named = (lines: readonly string[]) => lines.map((line) => `${who}${line}`)
    return { summary: named(summary), details: named(details) }
  })
  return (
    <section className={styles.figures} aria-label={t('live.figures.name')}>
      <Lines lines={bySide.flatMap(({ summary }) => summary)} />
      <Disclosure title={t('live.figures.name')}>
        <Lines lines={bySide.flatMap(({ details }) => details)} />
      </Disclosure>
    </section>
  )
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
