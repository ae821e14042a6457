import { ListX, Mic, MicOff, Pause, Play, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { pageKeys } from '../../../../core/shortcuts/page-keys.ts'
import { useKeys, useShownKeys } from '../../../i18n/use-keys.ts'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Slider } from '../../../ui/controls/slider.tsx'
import { useDraft } from '../../../ui/use-draft.ts'
import { muteButton } from '../keys/hold-to-talk.ts'
import type { Live } from '../session/live.ts'
import styles from './live-dock.module.css'

/** Minimum queued speech for which skipping is offered. */
const MIN_SKIPPED_SECONDS = 2

interface SoundControlsProps {
  readonly live: Live
  /** The view whose translation the user hears. */
  readonly heard: Live
  readonly volume: number
  readonly isSpoken: boolean
  readonly isBusy: boolean
  /** Pauses or resumes all that is running. */
  readonly onPause: () => void
  /** Called when a new volume was chosen. */
  readonly onVolume: (volume: number) => void
}

/** Mute, and playback of the spoken translation. */
export function SoundControls({
  live,
  heard,
  volume,
  isSpoken,
  isBusy,
  onPause,
  onVolume,
}: SoundControlsProps) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const show = useShownKeys()
  const isMuted = useStore(live.store, (state) => state.isMuted)
  const isSample = useStore(live.store, (state) => state.isSample)
  const isOwnPaused = useStore(live.store, (state) => state.isPaused)
  const isPaused = useStore(heard.store, (state) => state.isPaused) || isOwnPaused
  const { shown, choose, onBlur } = useDraft(volume)
  const name = isMuted ? t('live.unmute') : t('live.mute')
  const pauseName = isPaused ? t('live.resume') : t('live.pause')
  return (
    <>
      {isBusy && (
        <>
          {!isSample && (
            <Button
              look={isMuted ? 'accent' : 'plain'}
              aria-label={name}
              onClick={() => live.actions.setMuted(!isMuted)}
              hint={`${withKeys(name, pageKeys.mute)}. ${isMuted ? t('live.talkHint', { keys: show(pageKeys.talk) }) : t('live.muteHint')}`}
              {...muteButton}
            >
              {isMuted ? <MicOff size={16} aria-hidden /> : <Mic size={16} aria-hidden />}
              <span className={styles.word}>{name}</span>
            </Button>
          )}
          <Button
            look={isPaused ? 'accent' : 'plain'}
            aria-label={pauseName}
            onClick={onPause}
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
              heard.actions.adjust({ volume: next })
            }}
            onCommit={onVolume}
            onBlur={onBlur}
          />
        </div>
      )}
      {isSpoken && <Backlog heard={heard} isBusy={isBusy} />}
    </>
  )
}

/** Stays while a session runs, so that no other control moves. */
function Backlog({ heard, isBusy }: Pick<SoundControlsProps, 'heard' | 'isBusy'>) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const seconds = useStore(heard.store, ({ playback }) => {
    const queued = Math.round(playback.queuedMs / 1000)
    return queued < MIN_SKIPPED_SECONDS ? 0 : queued
  })
  const isBehind = seconds > 0
  if (!isBehind && !isBusy) return null
  const name = t(isBusy ? 'live.skip' : 'live.stopSpeaking')
  return (
    <div className={classes(styles.backlog, !isBehind && styles.none)}>
      <span className={styles.behind}>{t('live.behind', { seconds })}</span>
      <Button
        aria-label={name}
        disabledReason={isBehind ? undefined : t('live.notBehind')}
        onClick={heard.actions.skipToNow}
        hint={withKeys(name, pageKeys.skip)}
      >
        <ListX size={16} aria-hidden />
        <span className={styles.word}>{name}</span>
      </Button>
    </div>
  )
}
