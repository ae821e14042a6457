import { Popover } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { classes } from '../../../ui/classes.ts'
import { TooltipText } from '../../../ui/overlays/tooltip-text.tsx'
import hidden from '../../../ui/visually-hidden.module.css'
import { choicesPopover } from '../controls/choices-popover.ts'
import { useLivePage } from '../live-context.ts'
import type { LiveRecord } from '../recording/record-live.ts'
import type { Live } from '../session/live.ts'
import { isBusy } from '../session/status.ts'
import { canChange } from '../session/use-language-change.ts'
import { SessionStatus, SideChip } from './session-status.tsx'
import { SessionTime } from './session-time.tsx'
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

/** One row: status, time, languages and level of each voice, and the service that they use. */
export function StatusBar({ presets, theirBar, banner, children }: StatusBarProps) {
  const { t } = useTranslation()
  const {
    lives: { mine: live, theirs },
    kept,
  } = useLivePage()
  const isOwnBusy = useStore(live.store, isBusy)
  const areOthersBusy = useStore(theirs.store, isBusy)
  const isRunning = isOwnBusy || areOthersBusy
  const canChangeLanguages = useStore(live.store, canChange)
  return (
    <header className={styles.bar}>
      <h1 className={hidden.hidden}>{t('app.name')}</h1>
      <SessionStatus live={live} />
      {isRunning && <Clock lives={[live, theirs]} />}
      {isOwnBusy && <SideChip live={live} />}
      {isRunning && theirBar}
      {canChangeLanguages && (
        <Popover.Trigger
          handle={choicesPopover}
          payload="languages"
          className={classes(styles.chip, styles.more)}
        >
          {t('live.addLanguage')}
        </Popover.Trigger>
      )}
      {presets}
      <div className={styles.actions}>
        {isRunning && <SoundMark kept={kept} />}
        {banner}
        {children}
      </div>
    </header>
  )
}

/** Time since the first of the views that run was live. */
function Clock({ lives }: { readonly lives: readonly [Live, Live] }) {
  const [mine, theirs] = lives
  const own = useStore(mine.store, (state) => (isBusy(state) ? state.liveSince : undefined))
  const others = useStore(theirs.store, (state) => (isBusy(state) ? state.liveSince : undefined))
  if (own !== undefined) return <SessionTime live={mine} since={own} />
  return others === undefined ? null : <SessionTime live={theirs} since={others} />
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
    <TooltipText text={t('live.recordingHint')} className={classes(styles.chip, styles.sound)}>
      <span className={styles.recording} aria-hidden />
      {t('live.recording')}
    </TooltipText>
  )
}
