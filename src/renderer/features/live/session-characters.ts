import { codePoints } from '../../../core/unicode.ts'
import type { Caption } from '../../../core/voice/transcript.ts'

const counted = new WeakMap<Caption, number>()

function charactersOf(caption: Caption): number {
  const known = counted.get(caption)
  if (known !== undefined) return known
  const count = codePoints(caption.source.concluded)
  counted.set(caption, count)
  return count
}

/** Characters of what was said, as the service counts them. A caption is counted once. */
export const countCharacters = (captions: readonly Caption[]): number =>
  captions.reduce((total, caption) => total + charactersOf(caption), 0)
