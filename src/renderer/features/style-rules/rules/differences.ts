import { alignLists } from '../../../../core/base/words/align.ts'
import { wordSegments } from '../../../../core/base/words/word-segments.ts'

/** A part of a text, and whether it is also in the other text. */
export interface Stretch {
  /** Offset of its start. */
  readonly at: number
  readonly text: string
  readonly isOwn: boolean
}

/** Words and the text between them; also for languages without spaces. */
const partsOf = (text: string): string[] => Array.from(wordSegments(text), ({ segment }) => segment)

/**
 * Compares two texts word by word.
 *
 * @returns the parts of each text
 */
export function differences(a: string, b: string): readonly [Stretch[], Stretch[]] {
  const [left, right] = [partsOf(a), partsOf(b)]
  const common = alignLists(left, right)
  return [
    stretches(left, new Set(common.map(([inLeft]) => inLeft))),
    stretches(right, new Set(common.map(([, inRight]) => inRight))),
  ]
}

function stretches(parts: readonly string[], common: ReadonlySet<number>): Stretch[] {
  const list: Stretch[] = []
  let at = 0
  parts.forEach((text, i) => {
    const isOwn = !common.has(i)
    const last = list.at(-1)
    if (last?.isOwn === isOwn) list[list.length - 1] = { ...last, text: last.text + text }
    else list.push({ at, text, isOwn })
    at += text.length
  })
  return list
}
