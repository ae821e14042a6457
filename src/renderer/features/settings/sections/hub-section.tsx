import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fittingLanguage } from '../../../../core/product/interface-languages.ts'
import { useConnectHub, useForgetHub, useHub, useHubPage } from '../../../queries/hub-queries.ts'
import { attemptsOf } from '../../../queries/query/attempts.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { saveText } from '../../../shared/toasts/save-file.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SubmitButton, SubmitForm, SubmitNote } from '../../../ui/controls/submit-form.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { useSubmit } from '../../../ui/controls/use-submit.ts'
import styles from '../settings-dialog.module.css'
import { SettingsGroup } from '../settings-group.tsx'

const EMPTY = { address: '', secret: '', page: '' }

/** Where captions are published for readers elsewhere; nothing on hosts that have no page for them. */
export function HubSection() {
  const { t, i18n } = useTranslation()
  const { data, error } = useHub()
  const connecting = useConnectHub()
  const forgetting = useForgetHub()
  const reading = useHubPage()
  const { error: failed, attempt } = attemptsOf(connecting, forgetting, reading)
  const [typed, setTyped] = useState(EMPTY)
  const enter = (change: Partial<typeof EMPTY>) => setTyped({ ...typed, ...change })
  const values = Object.values(typed)
  const submit = useSubmit({
    isRunning: connecting.isPending,
    reason: values.some((value) => value.trim() === '') ? t('app.required') : undefined,
    onSubmit: () =>
      void attempt(async () => {
        const connected = await connecting.run(typed)
        if (connected.ok) setTyped(EMPTY)
      }),
  })
  const save = async () => {
    const page = await attempt(() => reading.run({ language: fittingLanguage([i18n.language]) }))
    if (page.ok) saveText('captions.html', 'text/html', page.value.html)
  }
  if (data === undefined) return <ErrorNotice error={error} />
  if (!data.isAvailable) return null
  const { stored } = data
  return (
    <SettingsGroup title={t('hub.title')}>
      <p className={styles.hint}>{t('hub.hint')}</p>
      <SubmitForm submit={submit} className={styles.fields ?? ''}>
        <TextField
          label={t('hub.address')}
          hint={stored === 'none' ? undefined : t(`hub.stored.${stored}`)}
          value={typed.address}
          onChange={(address) => enter({ address })}
        />
        <TextField
          label={t('hub.secret')}
          type="password"
          autoComplete="off"
          value={typed.secret}
          onChange={(secret) => enter({ secret })}
        />
        <TextField
          label={t('hub.page')}
          hint={t('hub.pageHint')}
          value={typed.page}
          onChange={(page) => enter({ page })}
        />
        <ErrorNotice error={failed} />
        <div className={styles.row}>
          {values.some((value) => value !== '') && (
            <>
              <SubmitButton submit={submit} look="plain">
                {t('hub.connect')}
              </SubmitButton>
              <SubmitNote submit={submit} />
            </>
          )}
          <Button onClick={() => void save()} isRunning={reading.isPending}>
            {t('hub.savePage')}
          </Button>
          {stored !== 'none' && (
            <Button onClick={() => void attempt(() => forgetting.run({}))} isRunning={forgetting.isPending}>
              {t('hub.remove')}
            </Button>
          )}
        </div>
      </SubmitForm>
    </SettingsGroup>
  )
}
