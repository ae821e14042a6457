import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings, SettingsPatch } from '../../../core/settings.ts'
import { TextField } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { readLimit } from './read-limit.ts'
import styles from './settings-dialog.module.css'

interface CostSectionProps {
  readonly voice: Settings['voice']
  readonly onChange: (patch: SettingsPatch) => void
}

/** What a session may cost: the service bills the sound that it is sent. */
export function CostSection({ voice, onChange }: CostSectionProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(voice.limitMinutes === null ? '' : String(voice.limitMinutes))
  const type = (text: string) => {
    setTyped(text)
    const limit = readLimit(text)
    if (limit !== undefined) onChange({ voice: { limitMinutes: limit } })
  }
  return (
    <>
      <Switch
        label={t('settings.cost.savesSilence')}
        isOn={voice.savesSilence}
        onChange={(savesSilence) => onChange({ voice: { savesSilence } })}
      />
      <p className={styles.hint}>{t('settings.cost.savesSilenceHint')}</p>
      <TextField
        label={t('settings.cost.limit')}
        hint={t('settings.cost.limitHint')}
        problem={readLimit(typed) === undefined ? t('settings.cost.limitProblem') : undefined}
        value={typed}
        inputMode="numeric"
        onChange={type}
      />
      <p className={styles.hint}>{t('settings.nextSession')}</p>
    </>
  )
}
