import { useState } from 'react'

/** Whether a notice was dismissed, or concerned an account that is no longer active. */
export function useDismissalFor(about: unknown, account: string) {
  const [shown, setShown] = useState({ about, account, isDismissed: false })
  if (shown.about !== about) setShown({ about, account, isDismissed: false })
  return {
    isOver: shown.isDismissed || shown.account !== account,
    dismiss: () => setShown({ about, account, isDismissed: true }),
  }
}
