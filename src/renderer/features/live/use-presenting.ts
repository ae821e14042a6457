import { useEffect, useState } from 'react'
import { focusStage } from '../../shared/focus-home.ts'
import { useWindowKeys } from '../../shared/use-window-keys.ts'
import { isTypedInto } from '../../shared/window-keys.ts'
import { isDialogOpen } from '../../ui/overlays/dialog-open.ts'

/** How long the controls stay after the pointer's last move, in milliseconds. */
const SHOWN_MS = 2500

export interface Presenting {
  /** Whether the captions are shown alone. */
  readonly isPresenting: boolean
  /** Whether the controls are shown as well, because the pointer moves. */
  readonly isPointing: boolean
  readonly toggle: () => void
}

/**
 * Shows the captions alone while a session runs: on the whole screen, or in the window where the browser allows no page
 * the whole screen. Escape ends it.
 */
export function usePresenting(isLive: boolean): Presenting {
  const [isWanted, setWanted] = useState(false)
  const [isPointing, setPointing] = useState(false)
  const isPresenting = isWanted && isLive
  if (isWanted && !isLive) setWanted(false)
  // An open list closes with Escape, and a line that is corrected stays as it was.
  const leave = (event: KeyboardEvent) => {
    const isListOpen = document.querySelector('[aria-expanded="true"]') !== null
    if (!isTypedInto(event) && !isDialogOpen() && !isListOpen) setWanted(false)
  }
  useWindowKeys(isPresenting ? { Escape: leave } : {}, { capture: true })
  useEffect(() => {
    if (!isPresenting) return undefined
    // The focus would keep the controls in view.
    focusStage()
    // Refused: the captions fill the window instead.
    document.documentElement.requestFullscreen().catch(() => undefined)
    let timer: ReturnType<typeof setTimeout> | undefined
    const point = () => {
      setPointing(true)
      clearTimeout(timer)
      timer = setTimeout(() => setPointing(false), SHOWN_MS)
    }
    const follow = () => {
      if (document.fullscreenElement === null) setWanted(false)
    }
    document.addEventListener('fullscreenchange', follow)
    window.addEventListener('pointermove', point)
    window.addEventListener('pointerdown', point)
    return () => {
      clearTimeout(timer)
      setPointing(false)
      document.removeEventListener('fullscreenchange', follow)
      window.removeEventListener('pointermove', point)
      window.removeEventListener('pointerdown', point)
      if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined)
    }
  }, [isPresenting])
  return { isPresenting, isPointing, toggle: () => setWanted(!isWanted) }
}
