import { Volume2, VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '../../../ui/controls/button.tsx'
import { useLivePage } from '../live-context.ts'
import { isBusy, statusOf } from '../session/status.ts'
import { SessionStatus, SideChip } from '../status-bar/session-status.tsx'
import styles from '../status-bar/status-bar.module.css'

/** Status of the others' side of a meeting, with its mute. */
export function TheirBar() {
  const {
    lives: { mine, theirs: live },
  } = useLivePage()
  const { t } = useTranslation()
  const name = useStore(live.store, ({ side }) => side?.name ?? '')
  const isMuted = useStore(live.store, (state) => state.isMuted)
  const busy = useStore(live.store, isBusy)
  const status = useStore(live.store, statusOf)
  const isSame = useStore(mine.store, statusOf) === status
  const label = t(isMuted ? 'live.sides.unmute' : 'live.sides.mute', { name })
  return (
    <section className={styles.their} aria-label={t('live.sides.status', { name })}>
      <SessionStatus live={live} isQuiet={isSame} />
      {busy && (
        <SideChip live={live}>
          <Button
            look={isMuted ? 'accent' : 'quiet'}
            aria-label={label}
            onClick={() => live.actions.setMuted(!isMuted)}
            hint={`${label}. ${t('live.sides.muteHint')}`}
          >
            {isMuted ? <VolumeX size={14} aria-hidden /> : <Volume2 size={14} aria-hidden />}
          </Button>
        </SideChip>
      )}
    </section>
  )
}
