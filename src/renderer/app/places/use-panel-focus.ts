import { useEffect, useRef } from 'react'
import type { PanelName } from '../../../core/product/panel-names.ts'
import { focusOn } from '../../shared/focus-home.ts'

const FIELD = 'textarea, input:not([type=file], [hidden], [aria-hidden=true])'

/** A panel's first field; otherwise its heading, from which Tab goes on. */
const entryOf = (panel: HTMLElement) =>
  panel.querySelector<HTMLElement>(FIELD) ?? panel.querySelector('h2') ?? panel.querySelector('button')

/**
 * Moves the focus into a panel that was opened by keyboard. Waits for what is still loading, unless the focus moves
 * elsewhere in the meantime.
 *
 * @param opened the panel that was opened by keyboard, if the open one was
 */
export function usePanelFocus<T extends HTMLElement>(opened: PanelName | undefined) {
  const place = useRef<T>(null)
  useEffect(() => {
    const panel = place.current
    if (panel === null || opened === undefined) return undefined
    const waiting = new Set([document.activeElement, document.body, panel])
    const enter = () => {
      const entry = entryOf(panel)
      const isFree = waiting.has(document.activeElement)
      if (entry === null && isFree) return
      observer.disconnect()
      if (isFree) focusOn(entry)
    }
    const observer = new MutationObserver(enter)
    observer.observe(panel, { childList: true, subtree: true })
    enter()
    return () => observer.disconnect()
  }, [opened])
  return place
}
