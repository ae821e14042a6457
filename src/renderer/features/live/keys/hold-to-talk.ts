import { pageKeys } from '../../../../core/product/shortcuts/page-keys.ts'
import { isDialogOpen } from '../../../ui/overlays/dialog-open.ts'
import type { Lives } from '../meeting/lives.ts'
import { isBusy } from '../session/status.ts'

/** Longest press of the mute button that presses it. */
const PRESS_MS = 300
/** Places that keep the space bar while a session runs: what is typed into, panels, and what lies over the page. */
const KEEPS_SPACE =
  'input, select, textarea, [contenteditable], aside, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
/** Marks the mute button: it keeps the focus after Enter, and the key is held there too. */
export const muteButton = { 'data-mute': '' }

const isMuteButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-mute]') !== null
const keepsSpace = (target: EventTarget | null): boolean =>
  isDialogOpen() || (target instanceof Element && target.closest(KEEPS_SPACE) !== null)

/**
 * Gives the space bar to talking while a session runs: it opens the muted microphone while it is held, also when the
 * window loses the focus before the key is released, and otherwise does nothing. Whatever was pressed last still has the
 * focus, and a key that is held to talk must not end, pause or open anything.
 *
 * @returns a function that ends it
 */
export function holdToTalk({ mine, theirs }: Lives): () => void {
  const { actions, store } = mine
  const isRunning = () => isBusy(store.getState()) || isBusy(theirs.store.getState())
  const canTalk = () => store.getState().isMuted && isBusy(store.getState())
  /** Whether the key is kept from the element that has the focus. */
  const isTaken = ({ target }: KeyboardEvent) =>
    isRunning() && !keepsSpace(target) && (canTalk() || !isMuteButton(target))
  let pressedAt: number | undefined
  const press = (event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (event.code !== pageKeys.talk || hasModifier || event.defaultPrevented) return
    const isHeld = pressedAt !== undefined
    if (!isHeld && !isTaken(event)) return
    event.preventDefault()
    if (isHeld || event.repeat || !canTalk()) return
    pressedAt = event.timeStamp
    actions.setMuted(false)
  }
  const end = () => {
    if (pressedAt !== undefined) actions.setMuted(true)
    pressedAt = undefined
  }
  const release = (event: KeyboardEvent) => {
    if (event.code !== pageKeys.talk) return
    // Some browsers click a button when the key is released.
    if (pressedAt !== undefined || isTaken(event)) event.preventDefault()
    if (pressedAt === undefined) return
    if (isMuteButton(event.target) && event.timeStamp - pressedAt < PRESS_MS) pressedAt = undefined
    end()
  }
  window.addEventListener('keydown', press)
  window.addEventListener('keyup', release)
  window.addEventListener('blur', end)
  return () => {
    end()
    window.removeEventListener('keydown', press)
    window.removeEventListener('keyup', release)
    window.removeEventListener('blur', end)
  }
}
