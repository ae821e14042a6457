import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plans, profileNames, serviceProfiles } from '../../../core/service-profiles.ts'
import { useAction } from '../../bridge/react.tsx'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './account-dialog.module.css'
import { type AccountForm, change, emptyForm, hasOwnAddress, regionsOf, toAccount } from './account-form.ts'

interface AccountDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Where a person enters a key, and says which service, plan and address it belongs to. */
export function AccountDialog({ isOpen, onClose }: AccountDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('service.dialog.title')} isOpen={isOpen} onClose={onClose}>
      <AccountFields onClose={onClose} />
    </Dialog>
  )
}

function AccountFields({ onClose }: Pick<AccountDialogProps, 'onClose'>) {
  const { t } = useTranslation()
  const [form, setForm] = useState(emptyForm)
  const add = useAction('account.add')
  const describe = useErrorText()
  const set = (patch: Partial<AccountForm>) => {
    add.reset()
    setForm(change(form, patch))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const added = await add.run(toAccount(form, t(`service.dialog.profiles.${form.profile}`)))
    if (added.ok) onClose()
  }
  const regions = regionsOf(form)
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.intro}>{t('service.dialog.intro')}</p>
      <div className={styles.pair}>
        <Select
          label={t('service.dialog.profile')}
          options={profileNames
            .toSorted((a, b) => serviceProfiles[b].addresses.length - serviceProfiles[a].addresses.length)
            .map((value) => ({ value, label: t(`service.dialog.profiles.${value}`) }))}
          value={form.profile}
          onChange={(profile) => set({ profile })}
        />
        <Select
          label={t('service.dialog.plan')}
          options={plans.map((value) => ({ value, label: t(`service.dialog.plans.${value}`) }))}
          value={form.plan}
          onChange={(plan) => set({ plan })}
        />
      </div>
      {regions.length > 0 && (
        <Select
          label={t('service.dialog.region')}
          options={regions.map((value) => ({
            value,
            label: t(`service.dialog.regions.${value as 'default' | 'us' | 'jp'}`),
          }))}
          value={form.region}
          onChange={(region) => set({ region })}
        />
      )}
      {hasOwnAddress(form) && (
        <>
          <TextField
            label={t('service.dialog.address')}
            hint={t('service.dialog.addressHint')}
            value={form.address}
            onChange={(address) => set({ address })}
            type="url"
            required
          />
          <TextField
            label={t('service.dialog.streamDomains')}
            hint={t('service.dialog.streamDomainsHint')}
            value={form.streamDomains}
            onChange={(streamDomains) => set({ streamDomains })}
          />
        </>
      )}
      <TextField
        label={t('service.dialog.key')}
        hint={t('service.dialog.keyHint')}
        value={form.key}
        onChange={(key) => set({ key })}
        type="password"
        autoComplete="off"
        required
      />
      <TextField label={t('service.dialog.name')} value={form.name} onChange={(name) => set({ name })} />
      {add.error !== undefined && <Notice tone="error" {...describe(add.error)} />}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <Button look="accent" type="submit" disabled={add.isRunning}>
          {t(add.isRunning ? 'service.dialog.checking' : 'service.dialog.use')}
        </Button>
      </div>
    </form>
  )
}
