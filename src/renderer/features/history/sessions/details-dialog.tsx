import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_TAGS, type SessionView, tagSchema } from '../../../../core/library/sessions.ts'
import { useUpdateSession } from '../../../data/sessions.ts'
import { ErrorNotice } from '../../../domain/error-notice.tsx'
import { useFormats } from '../../../i18n/use-formats.ts'
import { TextField } from '../../../ui/controls/field.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'

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

/** What the user writes about a session. */
export function DetailsDialog({ session, onClose }: DetailsDialogProps) {
  const { t } = useTranslation()
  const { row } = useFormats()
  const update = useUpdateSession()
  const [title, setTitle] = useState(session.title)
  const [typed, setTyped] = useState(row(session.tags))
  const [notes, setNotes] = useState(session.notes)
  const tags = toTags(typed)
  const areGood = tags.length <= MAX_TAGS && tags.every((tag) => tagSchema.safeParse(tag).success)
  const submit = async () => {
    if (areGood && (await update.run({ id: session.id, title, tags, notes })).ok) onClose()
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
        <TextField
          label={t('history.session.tags')}
          hint={t('history.session.tagsHint')}
          problem={areGood ? undefined : t('history.session.tooManyTags', { count: MAX_TAGS })}
          value={typed}
          onChange={setTyped}
        />
        <TextArea label={t('history.session.notes')} value={notes} onChange={setNotes} rows={5} />
        <ErrorNotice error={update.error} />
      </DialogForm>
    </Dialog>
  )
}
