import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSpeechOfMonth } from '../../../queries/account-queries.ts'
import { TextField } from '../../../ui/controls/field.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import styles from '../settings-dialog.module.css'

const MAX_MINUTES = 10_000

/**
 * Parses the minutes of a session.
 *
 * @returns null for no limit; undefined if invalid
 */
export function readLimit(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const minutes = /^\d+$/.test(text) ? Number(text) : 0
  return minutes >= 1 && minutes <= MAX_MINUTES ? minutes : undefined
}

interface CostSectionProps {
  readonly voice: Settings['voice']
  readonly onChange: (patch: SettingsPatch) => void
}

/** Limits of a session's cost: the service bills the audio that it receives. */
export function CostSection({ voice, onChange }: CostSectionProps) {
  const { t } = useTranslation()
  return (
    <>
      <Switch
        label={t('settings.cost.savesSilence')}
        isOn={voice.savesSilence}
        onChange={(savesSilence) => onChange({ voice: { savesSilence } })}
      />
      <p className={styles.hint}>{t('settings.cost.savesSilenceHint')}</p>
      <Limit
        label={t('settings.cost.limit')}
        hint={t('settings.cost.limitHint')}
        minutes={voice.limitMinutes}
        onChange={(limitMinutes) => onChange({ voice: { limitMinutes } })}
      />
      <Limit
        label={t('usage.month.limit')}
        hint={t('usage.month.limitHint')}
        minutes={voice.monthLimitMinutes}
        onChange={(monthLimitMinutes) => onChange({ voice: { monthLimitMinutes } })}
      />
      <SentThisMonth />
      <p className={styles.hint}>{t('settings.nextSession')}</p>
    </>
  )
}

interface LimitProps {
  readonly label: string
  readonly hint: string
  readonly minutes: number | null
  readonly onChange: (minutes: number | null) => void
}

function Limit({ label, hint, minutes, onChange }: LimitProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(minutes === null ? '' : String(minutes))
  const type = (text: string) => {
    setTyped(text)
    const limit = readLimit(text)
    if (limit !== undefined) onChange(limit)
  }
  return (
    <TextField
      label={label}
      hint={hint}
      problem={readLimit(typed) === undefined ? t('settings.cost.limitProblem') : undefined}
      value={typed}
      inputMode="numeric"
      onChange={type}
    />
  )
}

/** Usage of the current month; empty while it is unknown. */
function SentThisMonth() {
  const { t } = useTranslation()
  const { duration } = useFormats()
  const month = useSpeechOfMonth()
  if (month === undefined) return null
  const used = duration(month.usedMs)
  const { account, speechToSpeech } = month
  return (
    <>
      <p className={styles.hint}>{t('usage.month.sent', { used })}</p>
      {account !== undefined && typeof account.limit === 'number' && (
        <p className={styles.hint}>
          {t('usage.month.ofAccount', { used: duration(account.used), limit: duration(account.limit) })}
        </p>
      )}
      {speechToSpeech !== undefined && typeof speechToSpeech.limit === 'number' && (
        <p className={styles.hint}>
          {t('usage.month.ofAccountSpoken', {
            used: duration(speechToSpeech.used),
            limit: duration(speechToSpeech.limit),
          })}
        </p>
      )}
    </>
  )
}
