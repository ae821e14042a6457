import { useEffect, useState } from 'react'

const SHOWN_MS = 2000

export interface Copying {
  /** Outcome of the latest attempt. */
  readonly outcome: 'copied' | 'notCopied' | undefined
  /** Puts a text on the clipboard. The answer is whether it is there. */
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
      // The browser refuses it: the text can still be selected.
      setOutcome('notCopied')
      return false
    }
  }
  return { outcome, copy }
}
