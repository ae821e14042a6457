const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Acts once the browser is idle after the first sign of a user: not while the page opens.
 *
 * @returns cancels it
 */
export function afterFirstUse(act: () => void): () => void {
  const end = new AbortController()
  const begin = () => {
    end.abort()
    requestIdleCallback(act)
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { signal: end.signal })
  return () => end.abort()
}
