import { useLayoutEffect, useRef } from 'react'
import { formatElapsed } from '../../../i18n/elapsed.ts'

const SECOND = 1000

/** Time since a moment in milliseconds since 1970. It updates the DOM without React. */
export function Elapsed({ since }: { readonly since: number }) {
  const text = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const write = () => {
      if (text.current !== null) text.current.textContent = formatElapsed(Date.now() - since)
    }
    write()
    const timer = setInterval(write, SECOND)
    return () => clearInterval(timer)
  }, [since])
  return <span ref={text} />
}
