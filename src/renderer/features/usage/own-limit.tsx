import { useTranslation } from 'react-i18next'
import { useSettings } from '../../data/settings.ts'
import { useSpeechOfMonth } from '../../data/usage.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Meter } from '../../ui/progress/meter.tsx'
import { barOf } from './charts/bars.ts'

/** A usage bar for the user's own monthly limit, if one is set. */
export function OwnLimit() {
  const { t } = useTranslation()
  const { duration, percent } = useFormats()
  const { voice } = useSettings()
  const month = useSpeechOfMonth()
  const minutes = voice.monthLimitMinutes
  if (minutes === null || month === undefined) return null
  const limit = minutes * 60_000
  const { fraction = 0, isFull } = barOf({ used: month.usedMs, limit })
  const text = t('usage.ofLimit', {
    used: duration(month.usedMs),
    limit: duration(limit),
    percent: percent(fraction),
  })
  return <Meter label={t('usage.month.own')} text={text} fraction={fraction} isFull={isFull} />
}
