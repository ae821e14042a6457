import type { Pressed } from '../../../src/core/product/shortcuts/accelerators.ts'

/** A pressed key, with the keys that are held. */
export const pressed = (key: string, code: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  code,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  ...held,
})
