import { Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { pageKeys } from '../../../../core/shortcuts/page-keys.ts'
import { useKeys } from '../../../i18n/use-keys.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TooltipText } from '../../../ui/overlays/tooltip-text.tsx'
import { useLivePage } from '../live-context.ts'
import type { Kept } from '../recording/record-live.ts'
import { isBusy, type Status, statusOf } from '../session/status.ts'
import { SessionStatus } from './session-status.tsx'
import styles from './status-bar.module.css'

interface StatusBarProps {
  /** Choice of a meeting preset; undefined for one voice. */
  readonly presets: ReactNode
  /** Their status, below; undefined for one voice. */
  readonly theirBar: ReactNode
  /** Whether a session has just ended: Start does nothing yet. */
  readonly isGuarded: boolean
  readonly onStart: () => void
  readonly onStop: () => void
  /** More buttons, at the end. */
  readonly children: ReactNode
}

/** Status, languages and lag of the session, with the main button. */
export function StatusBar({ presets, theirBar, isGuarded, onStart, onStop, children }: StatusBarProps) {
  const { t } = useTranslation()
  const {
    lives: { mine: live, theirs },
    kept,
  } = useLivePage()
  const own = useStore(live.store, statusOf)
  const others = useStore(theirs.store, statusOf)
  const isOwnBusy = useStore(live.store, isBusy)
  const areOthersBusy = useStore(theirs.store, isBusy)
  return (
    <>
      <header className={styles.bar}>
        <h1 className={styles.name}>{t('app.name')}</h1>
        <SessionStatus
          live={live}
          mark={
            <>
              {isOwnBusy && presets}
              <SoundMark kept={kept} />
            </>
          }
        />
        {!isOwnBusy && presets}
        {areOthersBusy && !isOwnBusy && <SoundMark kept={kept} />}
        <div className={styles.actions}>
          <MainButton
            status={areOthersBusy && !isOwnBusy ? others : own}
            isGuarded={isGuarded}
            onStart={onStart}
            onStop={onStop}
          />
          {children}
        </div>
      </header>
      {(areOthersBusy || isOwnBusy) && theirBar}
    </>
  )
}

interface MainButtonProps {
  readonly status: Status
  readonly isGuarded: boolean
  readonly onStart: () => void
  readonly onStop: () => void
}

function MainButton({ status, isGuarded, onStart, onStop }: MainButtonProps) {
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
    case 'capturing':
    case 'preparing':
    case 'opening':
      return (
        <Button isLarge onClick={onStop} hint={withKeys(t('live.cancel'), pageKeys.startOrStop)}>
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
          onClick={onStop}
          disabled={status === 'finishing'}
          hint={withKeys(t('live.stop'), pageKeys.startOrStop)}
        >
          <Square size={12} fill="currentColor" aria-hidden />
          {t('live.stop')}
        </Button>
      )
  }
}

/** Shows that the audio of this session is being stored, so that nobody is recorded unknowingly. */
function SoundMark({ kept }: { readonly kept: Kept }) {
  const { t } = useTranslation()
  const isKept = useStore(kept.store, ({ sound }) => sound.isWanted)
  if (!isKept) return null
  return (
    <TooltipText text={t('live.recordingHint')} className={styles.sound}>
      <span className={styles.recording} aria-hidden />
      {t('live.recording')}
    </TooltipText>
  )
}
