import { Square, X } from 'lucide-react'
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { pageKeys } from '../../../../core/product/shortcuts/page-keys.ts'
import { useKeys } from '../../../i18n/use-keys.ts'
import { leavesFocus } from '../../../shared/focus-home.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useLivePage } from '../live-context.ts'
import { isBusy, statusOf } from '../session/status.ts'

export interface MainButtonProps {
  /** Whether a session has just ended: Start does nothing yet. */
  readonly isGuarded: boolean
  readonly onStart: () => void
  readonly onStop: () => void
  /** Whether the controls that were replaced had the focus: the main button of the others takes it. */
  readonly hadFocusRef: RefObject<boolean>
}

/** A ref for controls that others replace: notes whether they had the focus. */
export const useFocusNote = (hadFocusRef: RefObject<boolean>) =>
  useCallback(
    (node: HTMLElement | null) => () => {
      if (node?.contains(document.activeElement) === true) hadFocusRef.current = true
    },
    [hadFocusRef],
  )

/** Starts a session, or ends it. */
export function MainButton({ isGuarded, onStart, onStop, hadFocusRef }: MainButtonProps) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const { mine, theirs } = useLivePage().lives
  const own = useStore(mine.store, statusOf)
  const others = useStore(theirs.store, statusOf)
  const isOwnBusy = useStore(mine.store, isBusy)
  const areOthersBusy = useStore(theirs.store, isBusy)
  const status = areOthersBusy && !isOwnBusy ? others : own
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (hadFocusRef.current) button.current?.focus()
    hadFocusRef.current = false
  }, [hadFocusRef])
  const hintOf = (name: string) => withKeys(name, pageKeys.startOrStop)
  switch (status) {
    case 'ready':
    case 'stopped':
    case 'failed':
    case 'not-started':
      return (
        <Button
          ref={button}
          look="accent"
          isLarge
          disabledReason={isGuarded ? t('live.justEnded') : undefined}
          onClick={onStart}
          hint={hintOf(t('live.start'))}
          {...leavesFocus}
        >
          {t('live.start')}
        </Button>
      )
    case 'capturing':
    case 'preparing':
    case 'opening':
      return (
        <Button ref={button} isLarge onClick={onStop} hint={hintOf(t('app.cancel'))}>
          <X size={16} aria-hidden />
          {t('app.cancel')}
        </Button>
      )
    default:
      return (
        <Button
          ref={button}
          look="stop"
          isLarge
          isRunning={status === 'finishing'}
          onClick={onStop}
          hint={hintOf(t('live.stop'))}
        >
          <Square size={12} fill="currentColor" aria-hidden />
          {t('live.stop')}
        </Button>
      )
  }
}
