import { useTranslation } from 'react-i18next'
import { MAX_OUTAGE_MINUTES, type Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSpeechOfMonth } from '../../../queries/account-queries.ts'
import { Switch } from '../../../ui/controls/switch.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { useDraft } from '../../../ui/use-draft.ts'
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

/** @returns undefined if these are no minutes that an outage may have */
function readMinutes(typed: string): number | undefined {
  const minutes = /^\d+$/.test(typed.trim()) ? Number(typed) : undefined
  return minutes !== undefined && minutes <= MAX_OUTAGE_MINUTES ? minutes : undefined
}

interface CostSectionProps {
  readonly voice: Settings['voice']
  readonly onChange: (patch: SettingsPatch) => void
}

/** Limits of a session's cost: the service bills the audio that it receives. */
export function CostSection({ voice, onChange }: CostSectionProps) {
  const { t } = useTranslation()
  const limit = { read: readLimit, problem: t('settings.cost.limitProblem') }
  const outage = { read: readMinutes, problem: t('settings.missing.problem', { limit: MAX_OUTAGE_MINUTES }) }
  return (
    <>
      <Switch
        label={t('settings.cost.savesSilence')}
        hint={t('settings.cost.savesSilenceHint')}
        isOn={voice.savesSilence}
        onChange={(savesSilence) => onChange({ voice: { savesSilence } })}
      />
      <Minutes
        {...limit}
        label={t('settings.cost.limit')}
        hint={t('settings.cost.limitHint')}
        minutes={voice.limitMinutes}
        onChange={(limitMinutes) => onChange({ voice: { limitMinutes } })}
      />
      <Minutes
        {...limit}
        label={t('usage.month.limit')}
        hint={t('usage.month.limitHint')}
        minutes={voice.monthLimitMinutes}
        onChange={(monthLimitMinutes) => onChange({ voice: { monthLimitMinutes } })}
      />
      <Minutes
        {...outage}
        label={t('settings.missing.kept')}
        hint={t('settings.missing.keptHint')}
        minutes={voice.outageMinutes}
        onChange={(outageMinutes) => onChange({ voice: { outageMinutes } })}
      />
      <Minutes
        {...outage}
        label={t('settings.missing.late')}
        hint={t('settings.missing.lateHint')}
        minutes={voice.lateMinutes}
        onChange={(lateMinutes) => onChange({ voice: { lateMinutes } })}
      />
      <SentThisMonth />
      <p className={styles.hint}>{t('settings.nextSession')}</p>
    </>
  )
}

interface MinutesProps<T> {
  readonly label: string
  readonly hint: string
  readonly minutes: T
  /** Undefined if invalid. */
  readonly read: (typed: string) => T | undefined
  /** Shown while the input is invalid. */
  readonly problem: string
  readonly onChange: (minutes: T) => void
}

/** Saves minutes that were typed to their end: on the way to 120, 1 would delete sound of outages. */
function Minutes<T extends number | null>({
  label,
  hint,
  minutes,
  read,
  problem,
  onChange,
}: MinutesProps<T>) {
  const { shown, choose } = useDraft(minutes === null ? '' : String(minutes))
  const value = read(shown)
  const commit = () => {
    if (value !== undefined && value !== minutes) onChange(value)
  }
  return (
    <TextField
      label={label}
      hint={hint}
      problem={value === undefined ? problem : undefined}
      value={shown}
      inputMode="numeric"
      onChange={choose}
      onBlur={commit}
      // Escape closes the dialog, and nothing typed in it is lost.
      onKeyDown={({ key }) => {
        if (key === 'Enter' || key === 'Escape') commit()
      }}
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
