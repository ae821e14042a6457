import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../../core/settings/account.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useSetAccountKey } from '../../queries/account-queries.ts'
import { Notice } from '../../ui/layout/notice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../ui/overlays/dialog-form.tsx'
import { keyErrorOf } from './account-form.ts'
import { KeyField } from './key-field.tsx'
import { useKeyHint } from './use-key-hint.ts'

interface KeyDialogProps {
  readonly account: Account
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks for the key of an account whose key is not stored, or not any more. */
export function AccountKeyDialog({ account, isOpen, onClose }: KeyDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('service.noKey.title', { name: account.name })} isOpen={isOpen} onClose={onClose}>
      <EnterKey account={account} onClose={onClose} />
    </Dialog>
  )
}

function EnterKey({ account, onClose }: Omit<KeyDialogProps, 'isOpen'>) {
  const { t } = useTranslation()
  const [key, setKey] = useState('')
  const save = useSetAccountKey()
  const hint = useKeyHint()
  const describe = useErrorText()
  const submit = async () => {
    const saved = await save.run({ id: account.id, key })
    if (saved.ok) onClose()
  }
  return (
    <DialogForm
      intro={t('account.dialog.intro')}
      action={t(save.isPending ? 'account.dialog.checking' : 'account.dialog.use')}
      isRunning={save.isPending}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <KeyField
        label={t('account.dialog.key')}
        hint={hint}
        value={key}
        onChange={(next) => {
          save.reset()
          setKey(next)
        }}
        required
      />
      {save.error !== undefined && <Notice tone="error" {...describe(keyErrorOf(save.error))} />}
    </DialogForm>
  )
}
