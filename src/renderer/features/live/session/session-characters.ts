import { codePoints } from '../../../../core/base/unicode.ts'
import type { Caption } from '../../../../core/voice/receiving/transcript.ts'

const counted = new WeakMap<Caption, number>()
const totals = new WeakMap<readonly Caption[], number>()

function charactersOf(caption: Caption): number {
  const known = counted.get(caption)
  if (known !== undefined) return known
  const count = codePoints(caption.source.concluded)
  counted.set(caption, count)
  return count
}

/** Number of characters of the originals, as the service counts them. Each caption is counted once. */
export function countCharacters(captions: readonly Caption[]): number {
  // Cached, since it is requested with every update; the list is replaced only when more text is concluded.
  const known = totals.get(captions)
  if (known !== undefined) return known
  const total = captions.reduce((sum, caption) => sum + charactersOf(caption), 0)
  totals.set(captions, total)
  return total
}
