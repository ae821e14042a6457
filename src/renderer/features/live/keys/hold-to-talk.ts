import { pageKeys } from '../../../../core/shortcuts/page-keys.ts'
import { isDialogOpen } from '../../../ui/overlays/dialog-open.ts'
import type { Live } from '../session/live.ts'
import { isBusy } from '../session/status.ts'

/** Longest press of the mute button that presses it. */
const PRESS_MS = 300
/** Elements for which the space bar does something else. */
const USES_SPACE =
  'button, input, select, textarea, summary, audio, [contenteditable], [role=button], [role=combobox], [role=option], [role=menuitem], [role=slider], [role=switch], [role=tab]'
/** Marks the mute button: it keeps the focus after a click, and the key is held there too. */
export const muteButton = { 'data-mute': '' }

const isMuteButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-mute]') !== null
const usesSpace = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(USES_SPACE) !== null && !isMuteButton(target)

/**
 * Opens the muted microphone of a running session while the key is held, also when the window loses the focus before
 * the key is released.
 *
 * @returns a function that ends it
 */
export function holdToTalk({ actions, store }: Live): () => void {
  let pressedAt: number | undefined
  const press = (event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (event.code !== pageKeys.talk || hasModifier || event.defaultPrevented) return
    if (usesSpace(event.target) || isDialogOpen()) return
    const isHeld = pressedAt !== undefined
    if (!isHeld && (event.repeat || !store.getState().isMuted || !isBusy(store.getState()))) return
    event.preventDefault()
    if (isHeld) return
    pressedAt = event.timeStamp
    actions.setMuted(false)
  }
  const end = () => {
    if (pressedAt !== undefined) actions.setMuted(true)
    pressedAt = undefined
  }
  const release = (event: KeyboardEvent) => {
    if (event.code !== pageKeys.talk || pressedAt === undefined) return
    event.preventDefault()
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
