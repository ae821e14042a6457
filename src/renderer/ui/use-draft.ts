import { useState } from 'react'

interface Draft<T> {
  readonly shown: T
  readonly choose: (value: T) => void
  /** Belongs to the control: once it is left, what is kept is shown, whatever was chosen. */
  readonly onBlur: () => void
}

/**
 * The latest chosen value until its owner has stored it. The stored value arrives after the next key press,
 * which must start from the latest value.
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
