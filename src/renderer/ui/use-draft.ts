import { useState } from 'react'

interface Draft<T> {
  readonly shown: T
  readonly choose: (value: T) => void
  /** Blur handler of the control: discards the draft, so that the stored value is shown. */
  readonly onBlur: () => void
}

/**
 * Holds the latest chosen value until its owner has stored it. The stored value arrives after the next key
 * press, which must start from the latest value.
 */
export function useDraft<T>(kept: T): Draft<T> {
  const [draft, setDraft] = useState<{ readonly value: T } | undefined>(undefined)
  if (draft !== undefined && Object.is(draft.value, kept)) setDraft(undefined)
  return {
    shown: draft === undefined ? kept : draft.value,
    choose: (value) => setDraft({ value }),
    onBlur: () => setDraft(undefined),
  }
}
