import { useEffect, useState } from 'react'

const SECOND = 1000

/** `12:04`, or `1:12:04` from the first hour on. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND))
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'))
  const hours = Math.floor(seconds / 3600)
  return hours === 0 ? parts.join(':') : [hours, ...parts].join(':')
}

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
