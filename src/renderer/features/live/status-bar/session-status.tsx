import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { captionAt, captionCount } from '../../../../core/voice/receiving/transcript.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { classes } from '../../../ui/classes.ts'
import type { Live } from '../session/live.ts'
import type { LiveState } from '../session/live-state.ts'
import { isBusy, type Status, statusOf } from '../session/status.ts'
import { Lag, SessionTime } from './figures.tsx'
import { LevelMeter } from './level-meter.tsx'
import styles from './status-bar.module.css'

const LOOKS: { readonly [S in Status]: string | undefined } = {
  ready: undefined,
  capturing: styles['waiting'],
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

interface SessionStatusProps {
  readonly live: Live
  /** Shown beside the figures. */
  readonly mark?: ReactNode
}

/** Status of one voice session, and its figures while it is running; in a meeting with the name of its side. */
export function SessionStatus({ live, mark }: SessionStatusProps) {
  const { t } = useTranslation()
  const { status, isRunning, isUnheard, liveSince, config, side, heard } = useStore(
    live.store,
    useShallow((state: LiveState) => ({
      status: statusOf(state),
      isRunning: isBusy(state),
      isUnheard: state.isMuted || state.isPaused,
      liveSince: state.liveSince,
      config: state.config,
      side: state.side,
      heard: captionAt(state.transcript, captionCount(state.transcript) - 1)?.language,
    })),
  )
  return (
    <>
      {side !== undefined && <bdi className={styles.side}>{side.name}</bdi>}
      <span className={classes(styles.status, LOOKS[status])} role="status">
        <span className={styles.dot} aria-hidden />
        {t(`live.status.${status}`)}
      </span>
      {isRunning && (
        <div className={styles.facts}>
          {liveSince !== undefined && <SessionTime live={live} since={liveSince} />}
          {config !== undefined && <Route config={config} heard={heard} />}
          {mark}
          <span className={styles.space} />
          {/* No lag is measured while no captions arrive. */}
          {status !== 'reconnecting' && <Lag live={live} />}
          <LevelMeter levels={live.levels} isMuted={isUnheard} />
        </div>
      )}
    </>
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
