import { useState } from 'react'

interface Draft<T> {
  readonly shown: T
  readonly choose: (value: T) => void
  /** Belongs to the control: once it is left, what is kept is shown, whatever was chosen. */
  readonly onBlur: () => void
}

/**
 * A value as it was chosen last, until whoever keeps it has it too. What is kept comes back later than the next press
 * of a key, which has to start from the one before it.
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
