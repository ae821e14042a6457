import { ListX, Mic, MicOff, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useKeys } from '../../i18n/use-keys.ts'
import { Button } from '../../ui/button.tsx'
import { Slider } from '../../ui/slider.tsx'
import styles from './controls.module.css'
import type { Live } from './live-store.ts'

/** Less than this behind is no reason to skip. */
const BEHIND_MS = 1500

interface SoundControlsProps {
  readonly live: Live
  readonly volume: number
  readonly isSpoken: boolean
  readonly isBusy: boolean
  /** When a new volume was chosen. */
  readonly onVolume: (volume: number) => void
}

/** Mute, and how the spoken translation is heard. */
export function SoundControls({ live, volume, isSpoken, isBusy, onVolume }: SoundControlsProps) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const isMuted = useStore(live.store, (state) => state.isMuted)
  const [moving, setMoving] = useState<number | undefined>(undefined)
  const name = isMuted ? t('live.unmute') : t('live.mute')
  return (
    <div className={styles.sound}>
      <Button
        look={isMuted ? 'danger' : 'plain'}
        disabled={!isBusy}
        aria-pressed={isMuted}
        onClick={() => live.actions.setMuted(!isMuted)}
        hint={withKeys(name, 'mute')}
      >
        {isMuted ? <MicOff size={14} aria-hidden /> : <Mic size={14} aria-hidden />}
        {name}
      </Button>
      {isSpoken && (
        <div className={styles.volume}>
          <Volume2 size={16} aria-hidden />
          <Slider
            label={t('live.volume')}
            min={0}
            max={1}
            step={0.05}
            value={moving ?? volume}
            onChange={(next) => {
              setMoving(next)
              live.actions.setVolume(next)
            }}
            onCommit={(next) => {
              onVolume(next)
              setMoving(undefined)
            }}
          />
        </div>
      )}
      {isSpoken && <Backlog live={live} />}
    </div>
  )
}

function Backlog({ live }: { readonly live: Live }) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const queuedMs = useStore(live.store, ({ playback }) => playback.queuedMs)
  if (queuedMs < BEHIND_MS) return null
  return (
    <>
      <span className={styles.behind}>{t('live.behind', { seconds: Math.round(queuedMs / 1000) })}</span>
      <Button onClick={live.actions.skipToNow} hint={withKeys(t('live.skip'), 'skip')}>
        <ListX size={14} aria-hidden />
        {t('live.skip')}
      </Button>
    </>
  )
}
