import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../core/base/errors.ts'
import { MAX_REPORTING_TAG } from '../../../core/service/reporting-tag.ts'
import { plans, profileNames, serviceProfiles } from '../../../core/service/service-profiles.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { ConfirmHint } from '../../shared/confirm-hint.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { DialogForm } from '../../ui/overlays/dialog-form.tsx'
import styles from './account-fields.module.css'
import {
  type AccountForm,
  change,
  hasOwnAddress,
  hasReportingTag,
  isFreeKey,
  keyErrorOf,
  keyPageOf,
  objectionTo,
  regionsOf,
  tellsPlan,
} from './account-form.ts'
import { KeyField } from './key-field.tsx'
import { useKeyHint } from './use-key-hint.ts'

interface AccountFieldsProps {
  readonly form: AccountForm
  readonly isNew: boolean
  readonly isKeyNeeded: boolean
  readonly onChange: (form: AccountForm) => void
  readonly onSubmit: () => Promise<void>
  readonly onClose: () => void
  readonly saving: { readonly isPending: boolean; readonly error: AppError | undefined }
}

/** The service and its key; what has a good default, or follows from the key, is folded. */
export function AccountFields(props: AccountFieldsProps) {
  const { form, isNew, isKeyNeeded, onChange, onSubmit, onClose, saving } = props
  const { t } = useTranslation()
  const describe = useErrorText()
  const set = (patch: Partial<AccountForm>) => onChange(change(form, patch))
  const objection = objectionTo(form)
  const error = saving.error && keyErrorOf(saving.error)
  // A key is known in its own data centre only, so a rejected one asks for it.
  const isRegionAsked = error?.kind === 'key-rejected' && regionsOf(form).length > 0
  const done = t(`account.dialog.${isNew ? 'use' : 'save'}`)
  return (
    <DialogForm
      intro={t(`account.dialog.${isNew ? 'intro' : 'editIntro'}`)}
      action={saving.isPending ? t('account.dialog.checking') : done}
      isRunning={saving.isPending}
      reason={objection && describe(objection).title}
      onSubmit={() => void onSubmit()}
      onCancel={onClose}
    >
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
      <Key form={form} isNew={isNew} isNeeded={isKeyNeeded} set={set} />
      {objection !== undefined && <Notice tone="error" {...describe(objection)} />}
      {hasOwnAddress(form) && (
        <TextField
          label={t('account.dialog.address')}
          hint={t('account.dialog.addressHint')}
          value={form.address}
          onChange={(address) => set({ address })}
          inputMode="url"
          required
        />
      )}
      {error !== undefined && <Notice tone="error" {...describe(error)} />}
      {isRegionAsked && <Region form={form} set={set} />}
      <Disclosure title={t('account.dialog.more')} isOpenAtFirst={!isNew}>
        {!isRegionAsked && <Region form={form} set={set} />}
        <More form={form} set={set} />
      </Disclosure>
      {hasOwnAddress(form) && (
        <ConfirmHint isFetching={saving.isPending && form.streamDomains.trim() !== ''} />
      )}
    </DialogForm>
  )
}

interface PartProps {
  readonly form: AccountForm
  readonly set: (patch: Partial<AccountForm>) => void
}

function Key({ form, isNew, isNeeded, set }: PartProps & { isNew: boolean; isNeeded: boolean }) {
  const { t } = useTranslation()
  const ending = serviceProfiles[form.profile].freeKeySuffix
  const keyPage = keyPageOf(form)
  const keyHint = useKeyHint()
  const hint = isNew ? keyHint : t(`account.dialog.${isNeeded ? 'movedKeyHint' : 'newKeyHint'}`)
  return (
    <div>
      <KeyField
        // Another service has another key: a missing one is no error before this field was used.
        key={form.profile}
        label={t(`account.dialog.${isNew ? 'key' : 'newKey'}`)}
        hint={isFreeKey(form) ? t('account.dialog.freeEnding', { ending }) : hint}
        value={form.key}
        onChange={(key) => set({ key })}
        required={isNeeded}
      />
      {isNew && keyPage !== undefined && (
        <p className={styles.note}>
          <a className={styles.link} href={keyPage} target="_blank" rel="noopener noreferrer">
            {t('account.dialog.keyPage')}
          </a>{' '}
          {t('account.dialog.voicePlan')}
        </p>
      )}
    </div>
  )
}

function Region({ form, set }: PartProps) {
  const { t } = useTranslation()
  const regions = regionsOf(form)
  if (regions.length === 0) return null
  return (
    <Select
      label={t('account.dialog.region')}
      options={regions.map((value) => ({
        value,
        label: t(`account.dialog.regions.${value as 'default' | 'us' | 'jp'}`),
      }))}
      value={form.region}
      onChange={(region) => set({ region })}
    />
  )
}

function More({ form, set }: PartProps) {
  const { t } = useTranslation()
  return (
    <>
      {!tellsPlan(form) && (
        <Select
          label={t('account.dialog.plan')}
          options={plans.map((value) => ({ value, label: t(`account.dialog.plans.${value}`) }))}
          value={form.plan}
          onChange={(plan) => set({ plan })}
        />
      )}
      {hasOwnAddress(form) && (
        <TextField
          label={t('account.dialog.streamDomains')}
          hint={t('account.dialog.streamDomainsHint')}
          value={form.streamDomains}
          onChange={(streamDomains) => set({ streamDomains })}
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
    </>
  )
}
