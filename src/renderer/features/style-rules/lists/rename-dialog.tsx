import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styleRuleLimits } from '../../../../core/style-rules/calls.ts'
import { useRenameStyleList } from '../../../data/style-rules.ts'
import { ErrorNotice } from '../../../domain/error-notice.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'
import { useCounter } from '../use-counter.ts'
import type { Workspace } from '../workspace.ts'

interface RenameDialogProps {
  readonly workspace: Workspace
  readonly list: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

export function RenameDialog({ workspace, list, onClose }: RenameDialogProps) {
  const { t } = useTranslation()
  const count = useCounter()
  const rename = useRenameStyleList()
  const [name, setName] = useState(list.name)
  const counter = count(name, styleRuleLimits.name)

  const submit = async () => {
    const renamed = await rename.run({ id: list.id, name })
    if (!renamed.ok) return
    workspace.renamed(renamed.value)
    onClose()
  }

  return (
    <Dialog title={t('styleRuleLists.rename.title')} isOpen onClose={onClose}>
      <DialogForm
        action={t('app.save')}
        isRunning={rename.isPending}
        isReady={counter.fits && name.trim() !== list.name}
        onSubmit={() => void submit()}
        onCancel={onClose}
      >
        <TextField
          label={t('styleRuleLists.rename.name')}
          hint={counter.text}
          value={name}
          onChange={(next) => {
            rename.reset()
            setName(next)
          }}
          required
        />
        <ErrorNotice error={rename.error} />
      </DialogForm>
    </Dialog>
  )
}
