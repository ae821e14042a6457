import { Form } from '@base-ui/react/form'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../../core/settings/settings.ts'
import { useSetAccountKey } from '../../data/edit-accounts.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/field.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './account-dialog.module.css'
import { keyErrorOf } from './key-error.ts'

interface KeyDialogProps {
  readonly account: Account
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** For an account whose key is not here (any more). */
export function KeyDialog({ account, isOpen, onClose }: KeyDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('service.noKey.title', { name: account.name })} isOpen={isOpen} onClose={onClose}>
      <KeyField account={account} onClose={onClose} />
    </Dialog>
  )
}

function KeyField({ account, onClose }: Omit<KeyDialogProps, 'isOpen'>) {
  const { t } = useTranslation()
  const [key, setKey] = useState('')
  const save = useSetAccountKey()
  const describe = useErrorText()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await save.run({ id: account.id, key })
    if (saved.ok) onClose()
  }
  return (
    <Form className={styles.form ?? ''} onSubmit={(event) => void submit(event)}>
      <p className={styles.intro}>{t('account.dialog.intro')}</p>
      <TextField
        label={t('account.dialog.key')}
        hint={t('account.dialog.keyHint')}
        value={key}
        onChange={(next) => {
          save.reset()
          setKey(next)
        }}
        type="password"
        autoComplete="off"
        required
      />
      {save.error !== undefined && <Notice tone="error" {...describe(keyErrorOf(save.error))} />}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <Button look="accent" type="submit" disabled={save.isPending}>
          {t(save.isPending ? 'account.dialog.checking' : 'account.dialog.use')}
        </Button>
      </div>
    </Form>
  )
}
