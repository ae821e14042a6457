import { Ear, type LucideIcon, Play, Users } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ways.module.css'

interface WaysProps {
  /** Whether Start opens both sides of a meeting. */
  readonly isMeeting: boolean
  /** Whether the account can have sessions: the sample meeting needs none. */
  readonly hasVoice: boolean
  /** Chooses between a meeting and one voice. */
  readonly onChoose: (isMeeting: boolean) => void
  readonly onPlaySample: () => void
}

/** Cards of the purposes of a session. */
export function Ways({ isMeeting, hasVoice, onChoose, onPlaySample }: WaysProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.ways}>
      {hasVoice && (
        <>
          <Way
            icon={Ear}
            name={t('live.ways.listen')}
            hint={t('live.ways.listenHint')}
            isChosen={!isMeeting}
            onChoose={() => onChoose(false)}
          />
          <Way
            icon={Users}
            name={t('live.ways.meeting')}
            hint={t('live.ways.meetingHint')}
            isChosen={isMeeting}
            onChoose={() => onChoose(true)}
          />
        </>
      )}
      <Way
        icon={Play}
        name={t('live.sample.play')}
        hint={t('live.ways.sampleHint')}
        onChoose={onPlaySample}
      />
    </div>
  )
}

interface WayProps {
  readonly icon: LucideIcon
  readonly name: string
  readonly hint: string
  /** Undefined for one that is not a choice and begins at once. */
  readonly isChosen?: boolean
  readonly onChoose: () => void
}

function Way({ icon: Icon, name, hint, isChosen, onChoose }: WayProps) {
  const id = useId()
  return (
    <div className={styles.way}>
      <Icon size={16} aria-hidden />
      {/* The whole card is its target. */}
      <button
        type="button"
        className={styles.name}
        aria-describedby={id}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        {name}
      </button>
      <p id={id} className={styles.hint}>
        {hint}
      </p>
    </div>
  )
}
