import { useTranslation } from 'react-i18next'
import { isSoundKept } from '../../../core/library/retention.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../core/settings/settings-patch.ts'
import { useSoundSize } from '../../data/sessions.ts'
import { ErrorNotice } from '../../domain/error-notice.tsx'
import { useSize } from '../../i18n/use-size.ts'
import { Switch } from '../../ui/controls/switch.tsx'
import styles from './settings-dialog.module.css'

/** Measured size of speech with its pauses. */
const BYTES_AN_HOUR = 13 * 1024 * 1024

interface SoundChoiceProps {
  readonly privacy: Settings['privacy']
  readonly onChange: (patch: SettingsPatch) => void
}

/** Choice of whether sessions are stored with their audio, with the disk space that it takes. */
export function SoundChoice({ privacy, onChange }: SoundChoiceProps) {
  const { t } = useTranslation()
  const size = useSize()
  const stored = useSoundSize({})
  const { bytes, sessions } = stored.data ?? { bytes: 0, sessions: 0 }
  const keepsNothing = privacy.retention === 'nothing'
  return (
    <>
      <Switch
        label={t('privacy.sound.on')}
        isOn={isSoundKept(privacy)}
        isClosed={keepsNothing}
        onChange={(keepsSound) => onChange({ privacy: { keepsSound } })}
        hint={
          keepsNothing
            ? t('privacy.sound.sessionsNotKept')
            : t('privacy.sound.hint', { size: size(BYTES_AN_HOUR) })
        }
      />
      <ErrorNotice error={stored.error} />
      {sessions > 0 && (
        <p className={styles.hint}>{t('privacy.sound.size', { count: sessions, size: size(bytes) })}</p>
      )}
    </>
  )
}
