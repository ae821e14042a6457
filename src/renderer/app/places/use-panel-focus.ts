import { type FocusEvent, useEffect, useRef } from 'react'
import type { PanelName } from '../../../core/product/panel-names.ts'

const FIELD = 'textarea, input:not([type=file], [hidden], [aria-hidden=true])'

/** A panel's first field; otherwise its heading, from which Tab goes on. */
const entryOf = (panel: HTMLElement) =>
  panel.querySelector<HTMLElement>(FIELD) ?? headingOf(panel) ?? panel.querySelector<HTMLElement>('button')

const headingOf = (panel: HTMLElement) => panel.querySelector<HTMLElement>('h2')

function focus(element: HTMLElement): void {
  // Makes a heading focusable, and no tab stop.
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Moves the focus into a panel that was opened by keyboard, and to its heading when the focused element was removed with
 * what showed it: "Create" closes its dialog and replaces the list by an editor. Waits for what is still loading, unless
 * the focus moves elsewhere in the meantime.
 *
 * @param opened the panel that was opened by keyboard, if the open one was
 */
export function usePanelFocus<T extends HTMLElement>(opened: PanelName | undefined) {
  const place = useRef<T>(null)
  /** The latest focused element, also in a dialog of the panel. */
  const latest = useRef<Element | undefined>(undefined)
  useEffect(() => {
    const panel = place.current
    if (panel === null) return undefined
    let origin = opened === undefined ? undefined : document.activeElement
    const check = () => {
      const active = document.activeElement
      const isFree = active === document.body
      if (origin !== undefined) {
        const entry = entryOf(panel)
        if (entry === null && (isFree || active === origin)) return
        if (entry !== null && (isFree || active === origin)) focus(entry)
        origin = undefined
        return
      }
      const heading = headingOf(panel)
      if (isFree && latest.current?.isConnected === false && heading !== null) focus(heading)
    }
    check()
    // A dialog that closes and a list that adds a row move the focus themselves, within a frame.
    const observer = new MutationObserver(() => requestAnimationFrame(check))
    observer.observe(panel, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [opened])
  return {
    ref: place,
    onFocus: ({ target }: FocusEvent) => {
      latest.current = target
    },
    // Not called for an element that is removed.
    onBlur: () => {
      latest.current = undefined
    },
  }
}
