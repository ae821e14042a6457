import { useEffect, useState } from 'react'

const SHOWN_MS = 2000

export interface Copying {
  /** Result of the latest attempt. */
  readonly outcome: 'copied' | 'copyFailed' | undefined
  /** Copies a text to the clipboard; resolves with whether that succeeded. */
  readonly copy: (text: string | (() => Promise<string>)) => Promise<boolean>
}

export function useCopy(): Copying {
  const [outcome, setOutcome] = useState<Copying['outcome']>(undefined)
  useEffect(() => {
    if (outcome === undefined) return undefined
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async (text: string | (() => Promise<string>)) => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text())
      setOutcome('copied')
      return true
    } catch {
      // The browser refused; the text can still be selected.
      setOutcome('copyFailed')
      return false
    }
  }
  return { outcome, copy }
}
