import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { pageKeys } from '../../../core/product/shortcuts/page-keys.ts'
import { useHoldPointer, useOverlayState } from '../../queries/host-queries.ts'
import { useSettings, useUpdateSettings } from '../../queries/settings-queries.ts'
import { beSmallWindow } from '../../shared/small-window.ts'
import { useWindowKeys } from '../../shared/use-window-keys.ts'
import { classes } from '../../ui/classes.ts'
import hidden from '../../ui/visually-hidden.module.css'
import { OverlayView } from './overlay-view.tsx'
import { ResizeGrip } from './resize-grip.tsx'
import { MoveHandle, WindowActions } from './window-actions.tsx'
import styles from './window-frame.module.css'

/** The overlay in a page of its own; on the desktop, that page moves, resizes, locks and closes its window. */
export function OverlayPageView() {
  const { t } = useTranslation()
  const { data } = useOverlayState()
  const isDesktop = data?.isAvailable === true
  const mayLock = data?.letsClicksThrough === true
  const isLocked = useSettings().overlay.isLocked && mayLock
  const isMovable = isDesktop && !isLocked
  useHeldPointer(isDesktop && isLocked)
  const update = useUpdateSettings()
  const close = () => {
    if (isDesktop) void update.run({ overlay: { isOpen: false } })
    else window.close()
  }
  const closeNow = useEffectEvent(close)
  useEffect(() => beSmallWindow(() => closeNow()), [])
  useWindowKeys({
    [pageKeys.overlay]: (event) => {
      event.preventDefault()
      close()
    },
  })
  return (
    <main className={classes(styles.frame, isMovable && styles.movable)}>
      <h1 className={hidden.hidden}>{t('overlay.title')}</h1>
      <OverlayView
        actions={isDesktop && <WindowActions mayLock={mayLock} />}
        frame={
          isMovable && (
            <>
              <MoveHandle />
              <ResizeGrip />
            </>
          )
        }
      />
    </main>
  )
}

/**
 * Keeps the pointer while it is over the buttons of a locked window. Windows and macOS tell the page where the pointer is
 * although clicks go through; Linux does not.
 */
function useHeldPointer(isLocked: boolean): void {
  const hold = useHoldPointer()
  const send = useEffectEvent((isHeld: boolean) => void hold.run({ isHeld }))
  useEffect(() => {
    if (!isLocked) return undefined
    let isHeld = false
    const change = (next: boolean) => {
      if (next !== isHeld) send(next)
      isHeld = next
    }
    const move = ({ target }: PointerEvent) =>
      change(target instanceof Element && target.closest('[role=toolbar]') !== null)
    const leave = () => change(false)
    const { documentElement: page } = document
    page.addEventListener('pointermove', move)
    page.addEventListener('pointerleave', leave)
    return () => {
      page.removeEventListener('pointermove', move)
      page.removeEventListener('pointerleave', leave)
    }
  }, [isLocked])
}
