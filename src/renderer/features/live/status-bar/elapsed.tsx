import { useEffect, useState } from 'react'
import { formatElapsed } from '../../../i18n/elapsed.ts'

const SECOND = 1000

/** Time since a moment, in milliseconds since 1970. */
export function Elapsed({
  since,
  className,
}: {
  readonly since: number
  readonly className?: string | undefined
}) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return <span className={className}>{formatElapsed(now - since)}</span>
}
