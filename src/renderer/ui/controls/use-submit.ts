import { useEffect, useEffectEvent, useState } from 'react'

interface SubmitState {
  /** Whether the action is running: another attempt is ignored. */
  readonly isRunning?: boolean
  /** Whether something that the action needs is loading: an attempt is kept, and made once it is there. */
  readonly isLoading?: boolean
  /** The missing input, or another reason why an attempt is refused. */
  readonly reason?: string | undefined
}

export interface SubmitOptions extends SubmitState {
  readonly onSubmit: () => void
}

export interface Submit {
  /** Makes an attempt, as a press on the button or Enter in a field of the form. */
  readonly attempt: () => void
  /** Takes back an attempt that waits. */
  readonly takeBack: () => void
  readonly isWaiting: boolean
  /** Whether the action is running, or waits to. */
  readonly isBusy: boolean
  readonly reason: string | undefined
  /** Number of attempts that were refused since there is a reason. */
  readonly refusals: number
}

/** The outcome of an attempt. */
export function outcomeOf({
  isRunning = false,
  isLoading = false,
  reason,
}: SubmitState): 'ignored' | 'refused' | 'kept' | 'made' {
  if (isRunning) return 'ignored'
  if (reason !== undefined) return 'refused'
  return isLoading ? 'kept' : 'made'
}

/**
 * An action that is submitted. No attempt is dropped in silence: one that comes while something loads waits for it, and
 * one that cannot be made is refused with its reason.
 */
export function useSubmit({ onSubmit, ...state }: SubmitOptions): Submit {
  const { isRunning = false, isLoading = false, reason } = state
  const [isWaiting, setWaiting] = useState(false)
  const [refusals, setRefusals] = useState(0)
  /** Number of attempts that have waited long enough. */
  const [due, setDue] = useState(0)
  if (refusals > 0 && reason === undefined) setRefusals(0)
  if (isWaiting && !isLoading) {
    setWaiting(false)
    if (reason === undefined) setDue(due + 1)
    else setRefusals(refusals + 1)
  }
  const submit = useEffectEvent(onSubmit)
  useEffect(() => {
    if (due > 0) submit()
  }, [due])
  const attempt = () => {
    const outcome = outcomeOf(state)
    if (outcome === 'kept') setWaiting(true)
    if (outcome === 'refused') setRefusals(refusals + 1)
    if (outcome === 'made') onSubmit()
  }
  return {
    attempt,
    takeBack: () => setWaiting(false),
    isWaiting,
    isBusy: isRunning || isWaiting,
    reason,
    refusals,
  }
}
