import { useLayoutEffect } from 'react'

/** Marks the stage, which has the focus while nothing else is meant to. */
export const stageMark = { 'data-stage': '' }
/** Marks controls, or their place, that leave the focus to the stage when a pointer presses them: keys are for the session. */
export const leavesFocus = { 'data-leaves-focus': '' }

const LEAVES_FOCUS = '[data-leaves-focus]'
const LAYER = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])[data-open]'
/** Keys that begin a move or a combination: Tab goes on from where the page begins. */
const MOVES = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta'])

const isNowhere = () => document.activeElement === null || document.activeElement === document.body
const stage = () => document.querySelector<HTMLElement>('[data-stage]')

/** The place of the focus when what had it is gone: what lies over the page, then the panel, then the stage. */
function homeOf(isInPanel: boolean): HTMLElement | null {
  const layer = [...document.querySelectorAll<HTMLElement>(LAYER)].at(-1)
  if (layer !== undefined) return layer
  const panel = document.querySelector<HTMLElement>('aside [role=tabpanel]')
  const isCovered = stage()?.closest('[inert]') !== null
  if (panel !== null && (isInPanel || isCovered)) return panel.querySelector('h2') ?? panel
  return stage()
}

/** Focuses an element that may be no tab stop, without scrolling. */
export function focusOn(element: HTMLElement | null): void {
  if (element === null) return
  // Makes a heading focusable, and no tab stop.
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Gives the focus to the stage. */
export const focusStage = () => focusOn(stage())

/**
 * Keeps the focus somewhere: when the focused element is removed or hidden, or a click has hit nothing that takes it, and
 * before a key is pressed. What moves the focus itself does so within a frame.
 */
export function useFocusHome(): void {
  useLayoutEffect(() => {
    /** Whether the page has ever had the focus: one that was just opened has lost nothing. */
    let isUsed = false
    /** Whether the latest action was in the panel; a dialog belongs to where it was opened. */
    let isInPanel = false
    /** Whether Tab has moved the focus off the page's end: it goes on from the beginning, whatever changes meanwhile. */
    let isBetween = false
    /** A panel that has the focus until its heading is loaded. */
    let stopgap: Element | null = null
    const isLost = () => isNowhere() || document.activeElement === stopgap
    const goHome = () => {
      const home = homeOf(isInPanel)
      if (!isLost() || home === document.activeElement) return
      focusOn(home)
      if (home?.matches('[role=tabpanel]')) stopgap = home
    }
    const check = () => {
      if (isUsed && !isBetween && isLost()) requestAnimationFrame(goHome)
    }
    const note = ({ target }: Event) => {
      isUsed = true
      isBetween = false
      if (target !== stopgap) stopgap = null
      if (target instanceof Element && target.closest('#root') !== null)
        isInPanel = target.closest('aside') !== null
    }
    const press = ({ key }: KeyboardEvent) => {
      isBetween = key === 'Tab' || (isBetween && MOVES.has(key))
      if (MOVES.has(key)) return
      isUsed = true
      goHome()
    }
    const release = () => {
      if (!isNowhere()) isBetween = false
    }
    const click = ({ target, detail }: MouseEvent) => {
      // Keys click too, and leave the focus where it is.
      const leaves = detail > 0 && target instanceof Element && target.closest(LEAVES_FOCUS) !== null
      requestAnimationFrame(() => {
        const active = document.activeElement
        const isLeft =
          leaves && active?.matches('button:not([aria-expanded=true])') && active.closest(LEAVES_FOCUS)
        if (isLeft) focusStage()
        goHome()
      })
    }
    const observer = new MutationObserver(check)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] })
    const capture = { capture: true }
    addEventListener('focusin', note, capture)
    addEventListener('focusout', check, capture)
    addEventListener('pointerdown', note, capture)
    addEventListener('keydown', press, capture)
    addEventListener('keyup', release, capture)
    addEventListener('click', click, capture)
    return () => {
      observer.disconnect()
      removeEventListener('focusin', note, capture)
      removeEventListener('focusout', check, capture)
      removeEventListener('pointerdown', note, capture)
      removeEventListener('keydown', press, capture)
      removeEventListener('keyup', release, capture)
      removeEventListener('click', click, capture)
    }
  }, [])
}
