import { ListX, MicOff, Pause, Volume2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { pageKeys } from '../../../../core/product/shortcuts/page-keys.ts'
import { useKeys, useShownKeys } from '../../../i18n/use-keys.ts'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Slider } from '../../../ui/controls/slider.tsx'
import { useDraft } from '../../../ui/use-draft.ts'
import { muteButton } from '../keys/hold-to-talk.ts'
import type { Live } from '../session/live.ts'
import type { LiveState } from '../session/live-state.ts'
import { LevelMeter } from '../status-bar/level-meter.tsx'
import styles from './live-dock.module.css'

/** Minimum queued speech for which skipping is offered. */
const MIN_SKIPPED_SECONDS = 2

interface SoundControlsProps {
  readonly live: Live
  /** The view whose translation the user hears. */
  readonly heard: Live
  /** Pauses or resumes all that is running. */
  readonly onPause: () => void
}

/** Mute, which shows the level of the microphone, and Pause: toggles whose names stay. */
export function SoundControls({ live, heard, onPause }: SoundControlsProps) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const show = useShownKeys()
  const isMuted = useStore(live.store, (state) => state.isMuted)
  const isSample = useStore(live.store, (state) => state.isSample)
  const isOwnPaused = useStore(live.store, (state) => state.isPaused)
  const isPaused = useStore(heard.store, (state) => state.isPaused) || isOwnPaused
  const [muteName, pauseName] = [t('live.mute'), t('live.pause')]
  return (
    <>
      {!isSample && (
        <Button
          look={isMuted ? 'accent' : 'plain'}
          aria-label={muteName}
          aria-pressed={isMuted}
          onClick={() => live.actions.setMuted(!isMuted)}
          hint={`${withKeys(muteName, pageKeys.mute)}. ${isMuted ? t('live.talkHint', { keys: show(pageKeys.talk) }) : t('live.muteHint')}`}
          {...muteButton}
        >
          <span className={styles.level}>
            {isMuted ? (
              <MicOff size={16} aria-hidden />
            ) : (
              <LevelMeter levels={live.levels} isMuted={isOwnPaused} />
            )}
          </span>
          <span data-word>{muteName}</span>
        </Button>
      )}
      <Button
        aria-label={pauseName}
        aria-pressed={isPaused}
        onClick={onPause}
        hint={`${withKeys(pauseName, pageKeys.pause)}. ${t('live.pauseHint')}`}
      >
        <Pause size={16} aria-hidden />
        <span data-word>{pauseName}</span>
      </Button>
    </>
  )
}

interface SpeechControlsProps {
  /** The view whose translation the user hears. */
  readonly heard: Live
  readonly volume: number
  readonly isBusy: boolean
  /** Called when a new volume was chosen. */
  readonly onVolume: (volume: number) => void
}

/** Volume of the spoken translation, and a way past what is still to be spoken. */
export function SpeechControls({ heard, volume, isBusy, onVolume }: SpeechControlsProps) {
  const { t } = useTranslation()
  const { shown, choose, onBlur } = useDraft(volume)
  return (
    <>
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
      <Backlog heard={heard} isBusy={isBusy} />
    </>
  )
}

/** Whole seconds of speech that are still to be spoken; 0 for so little that nobody would skip it. */
const queuedSeconds = ({ playback }: LiveState): number => {
  const queued = Math.round(playback.queuedMs / 1000)
  return queued < MIN_SKIPPED_SECONDS ? 0 : queued
}

/** Opens the controls of the spoken translation. A mark in its corner says that it is behind: nothing moves. */
export function SpeechButton({ heard, ...props }: ComponentProps<typeof Button> & { readonly heard: Live }) {
  const { t } = useTranslation()
  const seconds = useStore(heard.store, queuedSeconds)
  const name = t('live.speak')
  const behind = seconds > 0 ? `\n${t('live.behind', { seconds })}` : ''
  return (
    <Button {...props} aria-label={name} hint={`${name}${behind}`}>
      <Volume2 size={16} aria-hidden />
      <span data-word>{name}</span>
      {seconds > 0 && <span className={styles.mark} aria-hidden />}
    </Button>
  )
}

/** Stays while a session runs, so that no other control moves. */
function Backlog({ heard, isBusy }: Pick<SpeechControlsProps, 'heard' | 'isBusy'>) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const seconds = useStore(heard.store, queuedSeconds)
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
        {name}
      </Button>
    </div>
  )
}
