/** Pairs that are compared: of longer lists, only the equal beginning and end count as common. */
const MAX_PAIRS = 250_000

/** The places of an item that two lists have in common. */
export type AlignedPair = readonly [inA: number, inB: number]

/** Length of what two lists or texts have in common at their beginning. */
export function commonPrefix(a: ArrayLike<string>, b: ArrayLike<string>): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

/** A longest common subsequence of two lists, in order. The work grows with the product of what differs. */
export function alignLists(a: readonly string[], b: readonly string[]): AlignedPair[] {
  const start = commonPrefix(a, b)
  let tail = 0
  const most = Math.min(a.length, b.length) - start
  while (tail < most && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1
  const pairs: AlignedPair[] = Array.from({ length: start }, (_, at) => [at, at])
  for (const [i, j] of alignMiddle(a.slice(start, a.length - tail), b.slice(start, b.length - tail)))
    pairs.push([start + i, start + j])
  for (let left = tail; left > 0; left -= 1) pairs.push([a.length - left, b.length - left])
  return pairs
}

function alignMiddle(a: readonly string[], b: readonly string[]): AlignedPair[] {
  if (a.length * b.length > MAX_PAIRS) return []
  const width = b.length + 1
  /** Length of the longest common subsequence of the rest of both, from each pair of places on. */
  const lengths = new Uint16Array((a.length + 1) * width)
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
  const pairs: AlignedPair[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; )
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1
    else j += 1
  return pairs
}
