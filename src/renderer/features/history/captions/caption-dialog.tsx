import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CaptionView, SOURCE } from '../../../../core/library/sessions.ts'
import { useEditCaption } from '../../../data/sessions.ts'
import { ErrorNotice } from '../../../domain/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'

interface CaptionDialogProps {
  readonly id: string
  readonly caption: CaptionView
  /** `source` or a target language code. */
  readonly line: string
  readonly onClose: () => void
}

/** Edits a line of a caption. The original is kept and can be restored. */
export function CaptionDialog({ id, caption, line, onClose }: CaptionDialogProps) {
  const { t } = useTranslation()
  const edit = useEditCaption()
  const [text, setText] = useState((line === SOURCE ? caption.source : (caption.targets[line] ?? '')).trim())
  const original = caption.originals[line]
  const save = async (changed: string | null) => {
    if ((await edit.run({ id, index: caption.index, line, text: changed })).ok) onClose()
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
