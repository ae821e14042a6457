import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NetworkState } from '../../../../core/product/network/network-calls.ts'
import { useAppInfo } from '../../../queries/host-queries.ts'
import { useSetProxy } from '../../../queries/settings-queries.ts'
import { ConfirmHint } from '../../../shared/confirm-hint.tsx'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { SubmitButton, SubmitForm, SubmitNote } from '../../../ui/controls/submit-form.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { useSubmit } from '../../../ui/controls/use-submit.ts'
import styles from '../settings-dialog.module.css'
import {
  asksForUser,
  isInForce,
  keepsPassword,
  type ProxyForm,
  proxyFormOf,
  proxyModes,
  toChoice,
} from './proxy-form.ts'

/** Choice of the proxy. Modes without fields are applied at once, a custom proxy when its fields are complete. */
export function ProxyFields({ state }: { readonly state: NetworkState }) {
  const { t } = useTranslation()
  const [form, setForm] = useState(() => proxyFormOf(state.proxy))
  const change = useSetProxy()
  const host = useAppInfo().data?.host
  const apply = async (next: ProxyForm) => {
    const changed = await change.run(toChoice(next))
    if (changed.ok) setForm(proxyFormOf(changed.value.proxy))
  }
  const set = (patch: Partial<ProxyForm>) => {
    change.reset()
    const next = { ...form, ...patch }
    setForm(next)
    if (patch.mode !== undefined && patch.mode !== 'fixed') void apply(next)
  }
  const submit = useSubmit({
    isRunning: change.isPending,
    reason: isInForce(form, state.proxy) ? t('settings.network.inUse') : undefined,
    onSubmit: () => void apply(form),
  })
  const hint = form.mode === 'system' && host === 'webhost' ? 'systemBrowser' : form.mode
  return (
    <SubmitForm submit={submit} className={styles.fields ?? ''}>
      <Select
        label={t('settings.network.proxy')}
        options={proxyModes.map((value) => ({ value, label: t(`settings.network.modes.${value}`) }))}
        value={form.mode}
        onChange={(mode) => set({ mode })}
        hint={[
          t(`settings.network.hints.${hint}`),
          ...(host === 'webhost' ? [t('settings.network.voiceInBrowser')] : []),
        ].join(' ')}
      />
      {form.mode === 'fixed' && <OwnProxy form={form} state={state} set={set} />}
      <ConfirmHint isFetching={change.isPending} />
      <ErrorNotice error={change.error} />
      {form.mode === 'fixed' && (
        <div className={styles.row}>
          <SubmitButton submit={submit} look="plain">
            {t('settings.network.use')}
          </SubmitButton>
          <SubmitNote submit={submit} />
          {submit.reason === undefined && (
            <span className={styles.hint} role="status">
              {t('settings.network.notInUse')}
            </span>
          )}
        </div>
      )}
    </SubmitForm>
  )
}

interface OwnProxyProps {
  readonly form: ProxyForm
  readonly state: NetworkState
  readonly set: (patch: Partial<ProxyForm>) => void
}

function OwnProxy({ form, state, set }: OwnProxyProps) {
  const { t } = useTranslation()
  const kept = keepsPassword(form, state.proxy) ? state.password : 'none'
  return (
    <>
      <TextField
        label={t('settings.network.url')}
        hint={t('settings.network.urlHint')}
        value={form.url}
        onChange={(url) => set({ url })}
        required
      />
      {asksForUser(form) ? (
        <>
          <TextField
            label={t('settings.network.user')}
            hint={t('settings.network.userHint')}
            value={form.user}
            onChange={(user) => set({ user })}
            autoComplete="off"
          />
          <TextField
            label={t('settings.network.password')}
            hint={t(`settings.network.kept.${kept}`)}
            value={form.password}
            onChange={(password) => set({ password })}
            type="password"
            autoComplete="off"
          />
        </>
      ) : (
        <p className={styles.hint}>{t('settings.network.socks')}</p>
      )}
    </>
  )
}
