import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClosedCaptionsService } from '../../../../core/audience/closed-captions/closed-captions-calls.ts'
import { knownVoiceLanguages } from '../../../../core/voice/voice-languages.ts'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import {
  useClosedCaptions,
  useConnectClosedCaptions,
  useForgetClosedCaptions,
  useSetClosedCaptions,
} from '../../../queries/closed-captions-queries.ts'
import { useVoiceLanguages } from '../../../queries/languages-queries.ts'
import { attemptsOf } from '../../../queries/query/attempts.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { SubmitButton, SubmitForm, SubmitNote } from '../../../ui/controls/submit-form.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { useSubmit } from '../../../ui/controls/use-submit.ts'
import styles from '../settings-dialog.module.css'
import { SettingsGroup } from '../settings-group.tsx'

/** Sends captions into a Zoom meeting or a YouTube stream; nothing where no session of a page runs. */
export function ClosedCaptionsSection() {
  const { t } = useTranslation()
  const { data, error } = useClosedCaptions()
  if (data?.isAvailable === false) return null
  return (
    <SettingsGroup title={t('closedCaptions.title')}>
      <ErrorNotice error={error} />
      <p className={styles.hint}>{t('closedCaptions.hint')}</p>
      {data?.services.map((state) => (
        <ServiceFields key={state.service} state={state} />
      ))}
    </SettingsGroup>
  )
}

interface ServiceProps {
  readonly state: ClosedCaptionsService
}

/** The address of a service, the language that is sent there, and what has become of it. */
function ServiceFields({ state }: ServiceProps) {
  const { service, isOn, address: stored } = state
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const { compare } = useFormats()
  const { voice } = useSettings()
  const languages = useVoiceLanguages().data ?? knownVoiceLanguages
  const connecting = useConnectClosedCaptions()
  const setting = useSetClosedCaptions()
  const forgetting = useForgetClosedCaptions()
  const { error, attempt } = attemptsOf(connecting, setting, forgetting)
  const [pasted, setPasted] = useState('')
  const [chosen, setChosen] = useState(state.language ?? voice.targetLanguages[0] ?? 'en')
  const isStored = stored !== 'none'
  const isPasted = pasted !== ''
  const connect = () =>
    attempt(async () => {
      const connected = await connecting.run({ service, address: pasted, language: chosen })
      if (connected.ok) setPasted('')
      return connected
    })
  const submit = useSubmit({
    isRunning: connecting.isPending,
    reason: pasted.trim() === '' ? t('app.required') : undefined,
    onSubmit: () => void connect(),
  })
  const choose = (language: string) => {
    setChosen(language)
    if (isStored) void attempt(() => setting.run({ service, language }))
  }
  return (
    <SubmitForm submit={submit} className={styles.fields ?? ''}>
      <TextField
        label={t('closedCaptions.address', { service })}
        hint={stored === 'none' ? t(`closedCaptions.where.${service}`) : t(`closedCaptions.stored.${stored}`)}
        type="password"
        autoComplete="off"
        value={pasted}
        onChange={setPasted}
      />
      {(isStored || isPasted) && (
        <Select
          label={t('closedCaptions.language', { service })}
          options={languages
            .map(({ code }) => ({ value: code, label: nameOf(code) }))
            .toSorted((a, b) => compare(a.label, b.label))}
          value={chosen}
          onChange={choose}
        />
      )}
      {isStored && (
        <Switch
          label={t('closedCaptions.on', { service })}
          isOn={isOn}
          onChange={(next) => void attempt(() => setting.run({ service, isOn: next }))}
        />
      )}
      <ErrorNotice error={error ?? (isOn ? state.problem : undefined)} />
      <div className={styles.row}>
        {isPasted && (
          <>
            <SubmitButton submit={submit} look="plain">
              {t('closedCaptions.connect')}
            </SubmitButton>
            <SubmitNote submit={submit} />
          </>
        )}
        {isStored && (
          <>
            <Button
              onClick={() => void attempt(() => forgetting.run({ service }))}
              isRunning={forgetting.isPending}
            >
              {t('closedCaptions.remove')}
            </Button>
            {isOn && <Delivery state={state} />}
          </>
        )}
      </div>
    </SubmitForm>
  )
}

const SECOND = 1000
/** Time after which the time of day says more than the seconds since. */
const RECENT_MS = 60 * SECOND

/** When the last caption was taken, and how many were not. */
function Delivery({ state: { taken, lost, takenAt } }: ServiceProps) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  const since = Math.max(0, now - (takenAt ?? now))
  const last =
    takenAt === undefined
      ? taken === 0 && t('closedCaptions.none')
      : since < RECENT_MS
        ? t('closedCaptions.taken', { seconds: Math.round(since / SECOND) })
        : t('closedCaptions.takenAt', { time: time(takenAt) })
  const counts = taken + lost > 0 && t('closedCaptions.counts', { taken, lost })
  return <span className={styles.hint}>{[last, counts].filter((each) => each !== false).join(' · ')}</span>
}
