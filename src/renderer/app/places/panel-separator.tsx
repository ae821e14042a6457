import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PANEL_WIDTH } from '../../../core/settings/settings.ts'
import styles from './panel-separator.module.css'
import type { PanelWidth } from './use-panel-width.ts'

/** The edge of the panel, which is dragged or moved by the arrow keys; a double click restores the default. */
export function PanelSeparator({ share, resize, store }: PanelWidth) {
  const { t } = useTranslation()
  /** The width at the latest movement of a pointer: state may be behind when it is released. */
  const dragged = useRef<number | null>(null)
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, right, width } = roomOf(event.currentTarget)
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    dragged.current = resize(((isRightToLeft ? event.clientX - left : right - event.clientX) / width) * 100)
  }
  const drop = () => {
    if (dragged.current !== null) store(dragged.current)
    dragged.current = null
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const separator = event.currentTarget
    const shown = (separator.parentElement ?? separator).getBoundingClientRect().width
    const now = (shown / roomOf(separator).width) * 100
    const isRightToLeft = getComputedStyle(separator).direction === 'rtl'
    const { least, most, step } = PANEL_WIDTH
    const wider = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
    const narrower = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
    const wanted = { [wider]: now + step, [narrower]: now - step, Home: least, End: most }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    store(resize(wanted))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule without a value cannot be moved.
    <div
      className={styles.separator}
      role="separator"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a separator with a value is a control.
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('panels.width')}
      aria-valuemin={PANEL_WIDTH.least}
      aria-valuemax={PANEL_WIDTH.most}
      aria-valuenow={Math.round(share ?? PANEL_WIDTH.defaults)}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onLostPointerCapture={drop}
      onDoubleClick={() => store(resize(null))}
      onKeyDown={move}
    />
  )
}

/** Where the captions and the panel are together. */
const roomOf = (separator: Element): DOMRect =>
  (separator.closest('aside')?.parentElement ?? separator).getBoundingClientRect()
