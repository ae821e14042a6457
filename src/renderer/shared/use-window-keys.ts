import { useEffectEvent, useLayoutEffect } from 'react'
import { windowKeys } from './window-keys.ts'

interface KeysIn {
  /** The window of the keys, which may be another one; none while it is not open. */
  readonly target?: Window | undefined
  readonly capture?: boolean
}

/**
 * Binds keys while the component is mounted. They work from the first paint on, which shows the buttons that they press:
 * an effect that runs after it would miss a key.
 *
 * @param keys in tinykeys' notation
 */
export function useWindowKeys(
  keys: Readonly<Record<string, (event: KeyboardEvent) => void>>,
  { target = window, capture = false }: KeysIn = {},
): void {
  const press = useEffectEvent((key: string, event: KeyboardEvent) => keys[key]?.(event))
  const names = JSON.stringify(Object.keys(keys))
  useLayoutEffect(() => {
    const bound = (JSON.parse(names) as string[]).map((key) => [
      key,
      (event: KeyboardEvent) => press(key, event),
    ])
    return windowKeys(target, Object.fromEntries(bound), { capture })
  }, [names, target, capture])
}
