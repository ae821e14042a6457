import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditCaption } from '../../queries/sessions-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../ui/overlays/dialog-form.tsx'
import { ErrorNotice } from '../error-notice.tsx'

interface CaptionDialogProps {
  /** The session. */
  readonly id: string
  /** Index of the caption. */
  readonly index: number
  /** `source` or a target language code. */
  readonly line: string
  /** The line as it is shown. */
  readonly text: string
  /** The line before the user's edits, if there are any. */
  readonly original: string | undefined
  readonly onClose: () => void
  /** Called with the new text; null for the original. */
  readonly onSaved?: (text: string | null) => void
}

/** Edits a line of a caption. The original is kept and can be restored. */
export function CaptionDialog({
  id,
  index,
  line,
  text: shown,
  original,
  onClose,
  onSaved,
}: CaptionDialogProps) {
  const { t } = useTranslation()
  const edit = useEditCaption()
  const [text, setText] = useState(shown.trim())
  const save = async (changed: string | null) => {
    if (!(await edit.run({ id, index, line, text: changed })).ok) return
    onSaved?.(changed)
    onClose()
  }
  return (
    <Dialog title={t('history.caption.title')} isOpen onClose={onClose}>
      <DialogForm
        action={t('app.save')}
        isRunning={edit.isPending}
        onSubmit={() => void save(text)}
        onCancel={onClose}
      >
        <TextArea
          label={t('history.caption.text')}
          hint={original === undefined ? undefined : t('history.caption.original', { text: original.trim() })}
          value={text}
          onChange={setText}
          rows={4}
        />
        {original !== undefined && (
          <div>
            <Button disabled={edit.isPending} onClick={() => void save(null)}>
              {t('history.caption.restore')}
            </Button>
          </div>
        )}
        <ErrorNotice error={edit.error} />
      </DialogForm>
    </Dialog>
  )
}
