import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useResizeOverlay } from '../../queries/host-queries.ts'
import styles from './window-frame.module.css'

/** Pixels that an arrow key adds. */
const KEY_STEP = 20

const STEPS: Readonly<Record<string, readonly [width: number, height: number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
}

/** The corner by which the window of the desktop is resized: transparent windows have no border to drag. */
export function ResizeGrip() {
  const { t } = useTranslation()
  const resize = useResizeOverlay()
  /** Size of the window minus the pointer's position on the screen. */
  const held = useRef<readonly [number, number]>(undefined)
  const resizeTo = (width: number, height: number) =>
    void resize.run({ width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) })

  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = [window.innerWidth - event.screenX, window.innerHeight - event.screenY]
  }
  const drag = (event: PointerEvent) => {
    if (held.current === undefined) return
    const [width, height] = held.current
    resizeTo(width + event.screenX, height + event.screenY)
  }
  const end = () => {
    held.current = undefined
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    resizeTo(window.innerWidth + step[0], window.innerHeight + step[1])
  }
  return (
    <button
      type="button"
      className={styles.grip}
      aria-label={t('settings.overlay.resize')}
      title={t('settings.overlay.resize')}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
    />
  )
}
