import { Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type StoreApi, useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { pageKeys } from '../../../../core/shortcuts/page-keys.ts'
import { captionAt, captionCount } from '../../../../core/voice/receiving/transcript.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useKeys } from '../../../i18n/use-keys.ts'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SoundMark } from '../notices/kept-notices.tsx'
import type { Kept } from '../recording/record-live.ts'
import type { LiveState } from '../session/live-state.ts'
import type { Live } from '../session/live-store.ts'
import type { Month } from '../session/month-watch.ts'
import { isBusy, type Status, statusOf } from '../session/status.ts'
import { Lag, SessionTime } from './figures.tsx'
import { LevelMeter } from './level-meter.tsx'
import styles from './status-bar.module.css'

const LOOKS: { readonly [S in Status]: string | undefined } = {
  ready: undefined,
  preparing: styles['waiting'],
  opening: styles['waiting'],
  live: styles['live'],
  muted: styles['waiting'],
  paused: styles['waiting'],
  silent: styles['waiting'],
  slow: styles['waiting'],
  reconnecting: styles['waiting'],
  finishing: styles['waiting'],
  stopped: undefined,
  failed: styles['failed'],
  'not-started': styles['failed'],
}

interface StatusBarProps {
  readonly live: Live
  readonly kept: Kept
  readonly month: StoreApi<Month>
  /** A session has only just ended: Start does nothing yet. */
  readonly isGuarded: boolean
  readonly onStart: () => void
  /** More buttons, at the end. */
  readonly children: ReactNode
}

/** Status, languages and lag at a glance, with the main button. */
export function StatusBar({ live, kept, month, isGuarded, onStart, children }: StatusBarProps) {
  const { t } = useTranslation()
  const state = useStore(
    live.store,
    useShallow(({ phase, isMuted, isPaused, hearing, isSlow, liveSince, config, transcript }: LiveState) => ({
      phase,
      isMuted,
      isPaused,
      hearing,
      isSlow,
      liveSince,
      config,
      heard: captionAt(transcript, captionCount(transcript) - 1)?.language,
    })),
  )
  const status = statusOf(state)
  const busy = isBusy(state)
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>{t('app.name')}</h1>
      <span className={classes(styles.status, LOOKS[status])} role="status">
        <span className={styles.dot} aria-hidden />
        {t(`live.status.${status}`)}
      </span>
      {busy && (
        <div className={styles.facts}>
          {state.liveSince !== undefined && <SessionTime live={live} month={month} since={state.liveSince} />}
          {state.config !== undefined && <Route config={state.config} heard={state.heard} />}
          <SoundMark kept={kept} />
          <span className={styles.space} />
          {/* It stands still while nothing comes. */}
          {status !== 'reconnecting' && <Lag live={live} />}
          <LevelMeter levels={live.levels} isMuted={state.isMuted || state.isPaused} />
        </div>
      )}
      <div className={styles.actions}>
        <MainButton status={status} live={live} isGuarded={isGuarded} onStart={onStart} />
        {children}
      </div>
    </header>
  )
}

interface RouteProps {
  readonly config: NonNullable<LiveState['config']>
  /** The language that was recognised last. */
  readonly heard: string | undefined
}

function Route({ config, heard }: RouteProps) {
  const { t } = useTranslation()
  const { row } = useFormats()
  const source = (config.sourceLanguage ?? heard)?.toUpperCase() ?? t('live.detect')
  const targets = config.targetLanguages.map((code) => code.toUpperCase())
  if (targets.length === 0) return <span className={styles.route}>{t('live.transcription', { source })}</span>
  return (
    <span className={styles.route} dir="ltr" aria-label={t('live.route', { source, targets: row(targets) })}>
      {source} → {targets.join(' · ')}
    </span>
  )
}

interface MainButtonProps {
  readonly status: Status
  readonly live: Live
  readonly isGuarded: boolean
  readonly onStart: () => void
}

function MainButton({ status, live, isGuarded, onStart }: MainButtonProps) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  switch (status) {
    case 'ready':
    case 'stopped':
    case 'failed':
    case 'not-started':
      return (
        <Button
          look="accent"
          isLarge
          aria-disabled={isGuarded}
          onClick={onStart}
          hint={withKeys(t('live.start'), pageKeys.startOrStop)}
        >
          {t('live.start')}
        </Button>
      )
    case 'preparing':
    case 'opening':
      return (
        <Button isLarge onClick={live.actions.stop} hint={withKeys(t('live.cancel'), pageKeys.startOrStop)}>
          {t('live.cancel')}
        </Button>
      )
    case 'live':
    case 'muted':
    case 'paused':
    case 'silent':
    case 'slow':
    case 'reconnecting':
    case 'finishing':
      return (
        <Button
          isLarge
          onClick={live.actions.stop}
          disabled={status === 'finishing'}
          hint={withKeys(t('live.stop'), pageKeys.startOrStop)}
        >
          <Square size={12} fill="currentColor" aria-hidden />
          {t('live.stop')}
        </Button>
      )
  }
}
