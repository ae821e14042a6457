import { Popover } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { captionAt, captionCount } from '../../../../core/voice/receiving/transcript.ts'
import { classes } from '../../../ui/classes.ts'
import hidden from '../../../ui/visually-hidden.module.css'
import { choicesPopover } from '../controls/choices-popover.ts'
import type { Live } from '../session/live.ts'
import type { LiveState } from '../session/live-state.ts'
import { type Status, statusOf } from '../session/status.ts'
import { LevelMeter } from './level-meter.tsx'
import { Lag } from './session-time.tsx'
import styles from './status-bar.module.css'

/** Looks of the dot; it is empty while anything is waited for. */
const LOOKS: { readonly [S in Status]?: string | undefined } = {
  ready: '',
  live: styles['live'],
  stopped: '',
  failed: styles['failed'],
  'not-started': styles['failed'],
}

interface SessionStatusProps {
  readonly live: Live
  /** Whether its word is left out where another status says it. */
  readonly isQuiet?: boolean
}

/** Status of one voice session: a dot, and a word for all that is not simply live; nothing is shown before one. */
export function SessionStatus({ live, isQuiet = false }: SessionStatusProps) {
  const { t } = useTranslation()
  const status = useStore(live.store, statusOf)
  return (
    <span
      className={
        status === 'ready' ? hidden.hidden : classes(styles.status, LOOKS[status] ?? styles['waiting'])
      }
      role="status"
    >
      <span className={styles.dot} aria-hidden />
      <span className={isQuiet || status === 'live' ? hidden.hidden : undefined}>
        {t(`live.status.${status}`)}
      </span>
    </span>
  )
}

interface SideChipProps {
  readonly live: Live
  /** Controls after its languages and its level. */
  readonly children?: ReactNode
}

/** One voice while it runs: its name, its languages, its level, and how far it is behind. */
export function SideChip({ live, children }: SideChipProps) {
  const { config, side, heard, isMuted, isWaiting } = useStore(
    live.store,
    useShallow((state: LiveState) => ({
      config: state.config,
      side: state.side,
      heard: captionAt(state.transcript, captionCount(state.transcript) - 1)?.language,
      isMuted: state.isMuted || state.isPaused,
      isWaiting: ['reconnecting', 'silent'].includes(statusOf(state)),
    })),
  )
  return (
    <span className={styles.chip}>
      {side !== undefined && <bdi className={styles.side}>{side.name}</bdi>}
      {config !== undefined && <Route config={config} heard={heard} />}
      <LevelMeter levels={live.levels} isMuted={isMuted} />
      {/* No lag is measured while no captions arrive. */}
      {!isWaiting && <Lag live={live} />}
      {children}
    </span>
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
  const spoken = config.sourceLanguage ?? heard
  const source = spoken?.toUpperCase() ?? t('live.detect')
  // Speech in a target language is not translated into it.
  const targets = config.targetLanguages.filter((code) => code !== spoken).map((code) => code.toUpperCase())
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
