import { matchKeyBindingPress, parseKeybinding } from 'tinykeys'

/**
 * Binds keys in a window that may be another one than this page's: `tinykeys` ignores the events of those.
 *
 * @param keys in tinykeys' notation
 * @returns unbinds them
 */
export function windowKeys(
  target: Window,
  keys: Readonly<Record<string, (event: KeyboardEvent) => void>>,
): () => void {
  const bindings = Object.entries(keys).map(([key, act]) => ({ press: parseKeybinding(key)[0], act }))
  const take = (event: KeyboardEvent) => {
    for (const { press, act } of bindings)
      if (press !== undefined && matchKeyBindingPress(event, press)) act(event)
  }
  target.addEventListener('keydown', take)
  return () => target.removeEventListener('keydown', take)
}
