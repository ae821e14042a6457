import { Popover } from '@base-ui/react/popover'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { captionAt, captionCount } from '../../../../core/voice/receiving/transcript.ts'
import { classes } from '../../../ui/classes.ts'
import { choicesPopover } from '../controls/choices-popover.ts'
import type { Live } from '../session/live.ts'
import type { LiveState } from '../session/live-state.ts'
import { isBusy, type Status, statusOf } from '../session/status.ts'
import { Lag, SessionTime } from './figures.tsx'
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
  /** Whether the name of its side in a meeting is shown. */
  readonly isNamed?: boolean
}

/** Status of one voice session, and its figures while it is running. */
export function SessionStatus({ live, isNamed = true }: SessionStatusProps) {
  const { t } = useTranslation()
  const { status, isRunning, liveSince, config, side, heard } = useStore(
    live.store,
    useShallow((state: LiveState) => ({
      status: statusOf(state),
      isRunning: isBusy(state),
      liveSince: state.liveSince,
      config: state.config,
      side: state.side,
      heard: captionAt(state.transcript, captionCount(state.transcript) - 1)?.language,
    })),
  )
  return (
    <>
      {isNamed && side !== undefined && <bdi className={styles.side}>{side.name}</bdi>}
      <span className={classes(styles.status, LOOKS[status])} role="status">
        <span className={styles.dot} aria-hidden />
        {t(`live.status.${status}`)}
      </span>
      {isRunning && (
        <div className={styles.facts}>
          {liveSince !== undefined && <SessionTime live={live} since={liveSince} />}
          {config !== undefined && <Route config={config} heard={heard} />}
          {/* No lag is measured while no captions arrive. */}
          {status !== 'reconnecting' && <Lag live={live} />}
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

/** The languages of a session; opens its choices below. */
function Route({ config, heard }: RouteProps) {
  const { t } = useTranslation()
  const source = (config.sourceLanguage ?? heard)?.toUpperCase() ?? t('live.detect')
  const targets = config.targetLanguages.map((code) => code.toUpperCase())
  const isTranslated = targets.length > 0
  return (
    <Popover.Trigger
      handle={choicesPopover}
      payload="languages"
      className={styles.route}
      dir={isTranslated ? 'ltr' : undefined}
    >
      {isTranslated ? `${source} → ${targets.join(' · ')}` : t('live.transcription', { source })}
    </Popover.Trigger>
  )
}
