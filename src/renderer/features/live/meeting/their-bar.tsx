import { Volume2, VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '../../../ui/controls/button.tsx'
import { useLivePage } from '../live-context.ts'
import { isBusy } from '../session/status.ts'
import { LevelMeter } from '../status-bar/level-meter.tsx'
import { SessionStatus } from '../status-bar/session-status.tsx'
import styles from '../status-bar/status-bar.module.css'

/** Status of the others' side of a meeting, with its mute. */
export function TheirBar() {
  const {
    lives: { theirs: live },
  } = useLivePage()
  const { t } = useTranslation()
  const name = useStore(live.store, ({ side }) => side?.name ?? '')
  const isMuted = useStore(live.store, (state) => state.isMuted)
  const busy = useStore(live.store, isBusy)
  const label = t(isMuted ? 'live.sides.unmute' : 'live.sides.mute', { name })
  return (
    <section className={styles.their} aria-label={t('live.sides.status', { name })}>
      <SessionStatus live={live} />
      {busy && <LevelMeter levels={live.levels} isMuted={isMuted} />}
      {busy && (
        <Button
          look={isMuted ? 'accent' : 'plain'}
          aria-label={label}
          onClick={() => live.actions.setMuted(!isMuted)}
          hint={`${label}. ${t('live.sides.muteHint')}`}
        >
          {isMuted ? <VolumeX size={16} aria-hidden /> : <Volume2 size={16} aria-hidden />}
        </Button>
      )}
    </section>
  )
}
