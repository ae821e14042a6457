import { ListX, Mic, MicOff, Pause, Play, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { pageKeys } from '../../../../core/shortcuts/page-keys.ts'
import { useKeys } from '../../../i18n/use-keys.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Slider } from '../../../ui/controls/slider.tsx'
import { useDraft } from '../../../ui/use-draft.ts'
import type { Live } from '../session/live-store.ts'
import styles from './controls.module.css'

/** Less than this behind is no reason to skip. */
const BEHIND_MS = 1500

interface SoundControlsProps {
  readonly live: Live
  readonly volume: number
  readonly isSpoken: boolean
  readonly isBusy: boolean
  /** Called when a new volume was chosen. */
  readonly onVolume: (volume: number) => void
}

/** Mute, and how the spoken translation is heard. */
export function SoundControls({ live, volume, isSpoken, isBusy, onVolume }: SoundControlsProps) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const isMuted = useStore(live.store, (state) => state.isMuted)
  const isPaused = useStore(live.store, (state) => state.isPaused)
  const { shown, choose, onBlur } = useDraft(volume)
  const name = isMuted ? t('live.unmute') : t('live.mute')
  const pauseName = isPaused ? t('live.goOn') : t('live.pause')
  return (
    <>
      {isBusy && (
        <>
          <Button
            look={isMuted ? 'accent' : 'plain'}
            aria-label={name}
            aria-pressed={isMuted}
            onClick={() => live.actions.setMuted(!isMuted)}
            hint={`${withKeys(name, pageKeys.mute)}. ${t('live.muteHint')}`}
          >
            {isMuted ? <MicOff size={16} aria-hidden /> : <Mic size={16} aria-hidden />}
            <span className={styles.word}>{name}</span>
          </Button>
          <Button
            look={isPaused ? 'accent' : 'plain'}
            aria-label={pauseName}
            aria-pressed={isPaused}
            onClick={() => live.actions.setPaused(!isPaused)}
            hint={`${withKeys(pauseName, pageKeys.pause)}. ${t('live.pauseHint')}`}
          >
            {isPaused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
            <span className={styles.word}>{pauseName}</span>
          </Button>
        </>
      )}
      {isSpoken && (
        <div className={styles.volume}>
          <Volume2 size={16} aria-hidden />
          <Slider
            label={t('live.volume')}
            min={0}
            max={1}
            step={0.05}
            value={shown}
            onChange={(next) => {
              choose(next)
              live.actions.adjust({ volume: next })
            }}
            onCommit={onVolume}
            onBlur={onBlur}
          />
        </div>
      )}
      {isSpoken && <Backlog live={live} isBusy={isBusy} />}
    </>
  )
}

function Backlog({ live, isBusy }: Pick<SoundControlsProps, 'live' | 'isBusy'>) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const queuedMs = useStore(live.store, ({ playback }) => playback.queuedMs)
  if (queuedMs < BEHIND_MS) return null
  const name = t(isBusy ? 'live.skip' : 'live.skipAll')
  return (
    <>
      <span className={styles.behind}>{t('live.behind', { seconds: Math.round(queuedMs / 1000) })}</span>
      <Button onClick={live.actions.skipToNow} hint={withKeys(name, pageKeys.skip)}>
        <ListX size={14} aria-hidden />
        {name}
      </Button>
    </>
  )
}
