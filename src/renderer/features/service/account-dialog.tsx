import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../../core/settings/account.ts'
import { useAddAccount, useUpdateAccount } from '../../queries/account-queries.ts'
import { useSettings } from '../../queries/settings-queries.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { AccountFields } from './account-fields.tsx'
import { accountFormOf, emptyForm, needsKey, toAccount, toUpdate } from './account-form.ts'

interface AccountDialogProps {
  /** The account to edit; omitted for a new one. */
  readonly account?: Account | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Dialog for a key with its service, plan and address. */
export function AccountDialog({ account, isOpen, onClose }: AccountDialogProps) {
  const { t } = useTranslation()
  const title =
    account === undefined
      ? t('account.dialog.title')
      : t('service.accounts.editNamed', { name: account.name })
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      {account === undefined ? (
        <NewAccount onClose={onClose} />
      ) : (
        <OldAccount account={account} onClose={onClose} />
      )}
    </Dialog>
  )
}

type Closing = Pick<AccountDialogProps, 'onClose'>

function NewAccount({ onClose }: Closing) {
  const { t } = useTranslation()
  const taken = useSettings().service.accounts.map((account) => account.name)
  const [form, setForm] = useState(emptyForm)
  const add = useAddAccount()
  return (
    <AccountFields
      form={form}
      isNew
      isKeyNeeded
      onChange={(next) => {
        add.reset()
        setForm(next)
      }}
      saving={add}
      onClose={onClose}
      onSubmit={async () => {
        const name = t(`account.dialog.profiles.${form.profile}`)
        const added = await add.run(toAccount(form, name, taken))
        if (added.ok) onClose()
      }}
    />
  )
}

function OldAccount({ account, onClose }: Closing & { readonly account: Account }) {
  const [form, setForm] = useState(() => accountFormOf(account))
  const update = useUpdateAccount()
  return (
    <AccountFields
      form={form}
      isNew={false}
      isKeyNeeded={needsKey(form, account)}
      onChange={(next) => {
        update.reset()
        setForm(next)
      }}
      saving={update}
      onClose={onClose}
      onSubmit={async () => {
        const updated = await update.run(toUpdate(form, account))
        if (updated.ok) onClose()
      }}
    />
  )
}
