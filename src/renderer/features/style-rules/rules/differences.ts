/** A part of a text, and whether it is also in the other text. */
export interface Stretch {
  /** Offset of its start. */
  readonly at: number
  readonly text: string
  readonly isOwn: boolean
}

/** Maximum number of compared word pairs: trial texts are shorter. */
const MAX_PAIRS = 1_000_000

/** Words and the text between them; also for languages without spaces. */
const partsOf = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment)

/**
 * Compares two texts word by word.
 *
 * @returns the parts of each text; if the texts are too long, one part each, marked as equal
 */
export function differences(a: string, b: string, language: string): readonly [Stretch[], Stretch[]] {
  const left = partsOf(a, language)
  const right = partsOf(b, language)
  if (left.length * right.length > MAX_PAIRS)
    return [[{ at: 0, text: a, isOwn: false }], [{ at: 0, text: b, isOwn: false }]]
  const common = commonParts(left, right)
  return [stretches(left, common.left), stretches(right, common.right)]
}

/** The longest common subsequence of parts, as indexes into each text. */
function commonParts(left: readonly string[], right: readonly string[]) {
  const width = right.length + 1
  const lengths = new Uint32Array((left.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const common = { left: new Set<number>(), right: new Set<number>() }
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    if (left[i] === right[j]) {
      common.left.add(i)
      common.right.add(j)
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return common
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
