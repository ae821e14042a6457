import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeveloperKey } from '../../../../core/admin/calls.ts'
import { useCreateKey } from '../../../data/administration.ts'
import { ErrorNotice } from '../../../domain/error-notice.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'

interface CreateKeyDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Also when the dialog was closed before the answer came: the key is there then. */
  readonly onCreated: (created: DeveloperKey) => void
}

export function CreateKeyDialog(props: CreateKeyDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('usage.keys.createTitle')} isOpen={props.isOpen} onClose={props.onClose}>
      <Fields {...props} />
    </Dialog>
  )
}

function Fields({ onClose, onCreated }: CreateKeyDialogProps) {
  const { t } = useTranslation()
  const [label, setLabel] = useState('')
  const create = useCreateKey()
  const submit = async () => {
    const created = await create.run({ label })
    if (!created.ok) return
    onCreated(created.value)
    onClose()
  }
  return (
    <DialogForm
      intro={t('usage.keys.createIntro')}
      action={t(create.isPending ? 'usage.keys.working' : 'usage.keys.create')}
      isRunning={create.isPending}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <TextField label={t('usage.keys.label')} value={label} onChange={setLabel} required />
      <ErrorNotice error={create.error} />
    </DialogForm>
  )
}
