import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../core/base/errors.ts'
import { MAX_REPORTING_TAG } from '../../../core/service/reporting-tag.ts'
import { type Plan, plans, profileNames, serviceProfiles } from '../../../core/service/service-profiles.ts'
import type { Account } from '../../../core/settings/account.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useAddAccount, useUpdateAccount } from '../../queries/account-queries.ts'
import { useSettings } from '../../queries/settings-queries.ts'
import { ConfirmHint } from '../../shared/confirm-hint.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/field.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../ui/overlays/dialog-form.tsx'
import styles from './account-dialog.module.css'
import {
  type AccountForm,
  change,
  emptyForm,
  endingOf,
  formOf,
  freeEndingOf,
  hasOwnAddress,
  hasReportingTag,
  keyErrorOf,
  needsKey,
  objectionTo,
  regionsOf,
  toAccount,
  toUpdate,
} from './account-form.ts'

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
    account === undefined ? t('account.dialog.title') : t('account.dialog.editTitle', { name: account.name })
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
  const [form, setForm] = useState(() => formOf(account))
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

interface FieldsProps extends Closing {
  readonly form: AccountForm
  readonly isNew: boolean
  readonly isKeyNeeded: boolean
  readonly onChange: (form: AccountForm) => void
  readonly onSubmit: () => Promise<void>
  readonly saving: { readonly isPending: boolean; readonly error: AppError | undefined }
}

function AccountFields({ form, isNew, isKeyNeeded, onChange, onSubmit, saving, onClose }: FieldsProps) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const set = (patch: Partial<AccountForm>) => onChange(change(form, patch))
  const regions = regionsOf(form)
  const objection = objectionTo(form)
  const ending = endingOf(form)
  const keyHint = t(`account.dialog.${isNew ? 'keyHint' : isKeyNeeded ? 'movedKeyHint' : 'newKeyHint'}`)
  const choosing = (plan: Plan) => (
    <Button onClick={() => set({ plan })}>
      {t('account.dialog.choosePlan', { plan: t(`account.dialog.plans.${plan}`) })}
    </Button>
  )
  const done = t(`account.dialog.${isNew ? 'use' : 'save'}`)
  return (
    <DialogForm
      intro={t(`account.dialog.${isNew ? 'intro' : 'editIntro'}`)}
      action={saving.isPending ? t('account.dialog.checking') : done}
      isRunning={saving.isPending}
      isReady={objection === undefined}
      onSubmit={() => void onSubmit()}
      onCancel={onClose}
    >
      <div className={styles.pair}>
        {isNew && (
          <Select
            label={t('account.dialog.profile')}
            options={profileNames
              .toSorted((a, b) => serviceProfiles[b].addresses.length - serviceProfiles[a].addresses.length)
              .map((value) => ({ value, label: t(`account.dialog.profiles.${value}`) }))}
            value={form.profile}
            onChange={(profile) => set({ profile })}
          />
        )}
        <Select
          label={t('account.dialog.plan')}
          options={plans.map((value) => ({ value, label: t(`account.dialog.plans.${value}`) }))}
          value={form.plan}
          onChange={(plan) => set({ plan })}
        />
        {regions.length > 0 && (
          <Select
            label={t('account.dialog.region')}
            options={regions.map((value) => ({
              value,
              label: t(`account.dialog.regions.${value as 'default' | 'us' | 'jp'}`),
            }))}
            value={form.region}
            onChange={(region) => set({ region })}
          />
        )}
      </div>
      {hasOwnAddress(form) && (
        <>
          <TextField
            label={t('account.dialog.address')}
            hint={t('account.dialog.addressHint')}
            value={form.address}
            onChange={(address) => set({ address })}
            inputMode="url"
            required
          />
          <TextField
            label={t('account.dialog.streamDomains')}
            hint={t('account.dialog.streamDomainsHint')}
            value={form.streamDomains}
            onChange={(streamDomains) => set({ streamDomains })}
          />
          <ConfirmHint isFetching={saving.isPending && form.streamDomains.trim() !== ''} />
        </>
      )}
      <TextField
        label={t(`account.dialog.${isNew ? 'key' : 'newKey'}`)}
        hint={
          ending === undefined
            ? keyHint
            : t(`account.dialog.endings.${ending}`, { ending: freeEndingOf(form) })
        }
        value={form.key}
        onChange={(key) => set({ key })}
        type="password"
        autoComplete="off"
        required={isKeyNeeded}
      />
      {objection !== undefined && (
        <Notice
          tone="error"
          {...describe(objection)}
          actions={objection.problem.type === 'other-plan' && choosing(objection.problem.plan)}
        />
      )}
      <TextField label={t('account.dialog.name')} value={form.name} onChange={(name) => set({ name })} />
      {hasReportingTag(form) && (
        <TextField
          label={t('account.dialog.reportingTag')}
          hint={t('account.dialog.reportingTagHint')}
          value={form.reportingTag}
          onChange={(reportingTag) => set({ reportingTag })}
          maxLength={MAX_REPORTING_TAG}
        />
      )}
      {saving.error !== undefined && <Notice tone="error" {...describe(keyErrorOf(saving.error))} />}
    </DialogForm>
  )
}
