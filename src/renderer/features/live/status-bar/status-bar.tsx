import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { TooltipText } from '../../../ui/overlays/tooltip-text.tsx'
import { useLivePage } from '../live-context.ts'
import type { LiveRecord } from '../recording/record-live.ts'
import { isBusy } from '../session/status.ts'
import { SessionStatus } from './session-status.tsx'
import styles from './status-bar.module.css'

interface StatusBarProps {
  /** Choice of a meeting preset; its name while the meeting runs. */
  readonly presets: ReactNode
  /** Their status; undefined for one voice. */
  readonly theirBar: ReactNode
  /** Names the service. */
  readonly banner: ReactNode
  /** More buttons, at the end. */
  readonly children: ReactNode
}

/** Status, languages and lag of the session, and the service that it uses. */
export function StatusBar({ presets, theirBar, banner, children }: StatusBarProps) {
  const { t } = useTranslation()
  const {
    lives: { mine: live, theirs },
    kept,
  } = useLivePage()
  const isOwnBusy = useStore(live.store, isBusy)
  const areOthersBusy = useStore(theirs.store, isBusy)
  const isRunning = isOwnBusy || areOthersBusy
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>{t('app.name')}</h1>
      <SessionStatus live={live} isNamed={isRunning} />
      {isRunning && theirBar}
      {isRunning && <SoundMark kept={kept} />}
      {presets}
      <div className={styles.actions}>
        {banner}
        {children}
      </div>
    </header>
  )
}

/** Shows that the audio of this session is being stored, so that nobody is recorded unknowingly. */
function SoundMark({ kept }: { readonly kept: LiveRecord }) {
  const { t } = useTranslation()
  const { mine, theirs } = useLivePage().lives
  const isWanted = useStore(kept.store, ({ sound }) => sound.isWanted)
  // A pause is for all that is running.
  const isOwnPaused = useStore(mine.store, ({ isPaused }) => isPaused)
  const isPaused = useStore(theirs.store, ({ isPaused: areTheyPaused }) => areTheyPaused) || isOwnPaused
  if (!isWanted || isPaused) return null
  return (
    <TooltipText text={t('live.recordingHint')} className={styles.sound}>
      <span className={styles.recording} aria-hidden />
      {t('live.recording')}
    </TooltipText>
  )
}
