import { matchKeyBindingPress, parseKeybinding } from 'tinykeys'
import { keysMeant } from '../../core/product/shortcuts/keys-meant.ts'
import { isMac } from '../i18n/is-mac.ts'

/** Elements that text is typed into. */
const TYPED_INTO = 'input, textarea, [contenteditable], [role=combobox], [role=listbox]'

/** Whether what an event types or pastes goes into a field. The element may be of another window. */
export const isTypedInto = ({ target }: { readonly target: EventTarget | null }): boolean =>
  target !== null && 'closest' in target && (target as Element).closest(TYPED_INTO) !== null

/** On macOS, Option alone types in fields, and acts with Command everywhere. */
const onThisSystem = (keys: string): readonly string[] =>
  isMac && keys.startsWith('Alt+') ? [keys, `$mod+${keys}`] : [keys]

/** A sign or digit, which some keyboards type with Shift and others without. */
const isSign = (key: string | RegExp): boolean => typeof key === 'string' && /^[^\p{L}\s]$/u.test(key)

/**
 * Binds keys in a window that may be another one than this page's. Keyboards without Latin letters have them at the
 * places that an American keyboard has.
 *
 * @param keys in tinykeys' notation
 * @returns unbinds them
 */
export function windowKeys(
  target: Window,
  keys: Readonly<Record<string, (event: KeyboardEvent) => void>>,
  { capture = false }: { readonly capture?: boolean } = {},
): () => void {
  const bindings = Object.entries(keys).flatMap(([each, act]) =>
    onThisSystem(each)
      .flatMap(parseKeybinding)
      .map((press) => ({ press, act })),
  )
  const take = (event: KeyboardEvent) => {
    const { code } = event
    const meant = keysMeant(event, { isMac, isTyping: isTypedInto(event) })
    // The part of an event that tinykeys reads.
    for (const { press, act } of bindings) {
      const [modifiers, bound] = press
      const isShiftTyped = isSign(bound) && !modifiers.includes('Shift')
      const getModifierState = (name: string) =>
        !(name === 'Shift' && isShiftTyped) && event.getModifierState(name)
      if (meant.some((key) => matchKeyBindingPress({ key, code, getModifierState } as KeyboardEvent, press)))
        act(event)
    }
  }
  target.addEventListener('keydown', take, { capture })
  return () => target.removeEventListener('keydown', take, { capture })
}
