import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './setup.module.css'

interface ModesProps {
  /** Whether Start opens both sides of a meeting. */
  readonly isMeeting: boolean
  /** Whether the account can have sessions: the sample meeting needs none. */
  readonly hasVoice: boolean
  /** Chooses between a meeting and one voice. */
  readonly onChoose: (isMeeting: boolean) => void
  readonly onPlaySample: () => void
}

/** Switch between one voice and a meeting, and the sample, which begins at once. */
export function Modes({ isMeeting, hasVoice, onChoose, onPlaySample }: ModesProps) {
  const { t } = useTranslation()
  const sample = t('live.sample.play')
  return (
    <div className={styles.modes}>
      {hasVoice && (
        <>
          <Button aria-pressed={!isMeeting} onClick={() => onChoose(false)}>
            {t('live.modes.listen')}
          </Button>
          <Button aria-pressed={isMeeting} hint={t('live.meeting.hint')} onClick={() => onChoose(true)}>
            {t('live.modes.meeting')}
          </Button>
        </>
      )}
      <Button aria-label={sample} hint={sample} onClick={onPlaySample}>
        {t('live.modes.sample')}
      </Button>
    </div>
  )
}
