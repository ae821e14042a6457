import { useLayoutEffect } from 'react'
import { isDialogOpen } from '../../../ui/overlays/dialog-open.ts'
import type { Player } from './player.ts'

/** Marks a button that plays from a position; the value is the position in milliseconds. */
export const PLAYS_FROM = 'data-plays-from'

/** Where the focus is while no control has it: a heading, a panel, or the stage. */
const NO_CONTROL = 'body, h2, [role=tabpanel], [data-stage]'

/**
 * Pauses and resumes playback with the space bar, as in other players, unless a control has the focus.
 * The button that started playback does not count: it would start again, and the row that contains it may be
 * scrolled out of view.
 */
export function useSpace(player: Player | undefined): void {
  useLayoutEffect(() => {
    if (player === undefined) return undefined
    const isMeant = (event: KeyboardEvent): boolean => {
      const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event
      const { hasBegun, playedFromMs } = player.store.getState()
      // While a session runs, the key is for talking.
      if (
        event.defaultPrevented ||
        key !== ' ' ||
        !hasBegun ||
        ctrlKey ||
        altKey ||
        metaKey ||
        shiftKey ||
        isDialogOpen()
      )
        return false
      if (!(target instanceof Element)) return false
      return target.matches(NO_CONTROL) || target.getAttribute(PLAYS_FROM) === String(playedFromMs)
    }
    const press = (event: KeyboardEvent) => {
      if (!isMeant(event)) return
      event.preventDefault()
      if (!event.repeat) player.toggle()
    }
    // Some browsers click a button when the key is released.
    const release = (event: KeyboardEvent) => isMeant(event) && event.preventDefault()
    addEventListener('keydown', press)
    addEventListener('keyup', release)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('keyup', release)
    }
  }, [player])
}
