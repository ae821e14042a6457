import type { FaultProxy } from './fault-proxy.ts'

interface Cut {
  readonly proxy: FaultProxy
  /** Media that the service has received by now. */
  readonly heardMs: () => number
  readonly atMs: number
  /** How long nothing gets through. */
  readonly awayMs: number
}

/**
 * Breaks the link when the service has heard so much: on a slow computer a time of the clock may come before the
 * session is open.
 *
 * @returns what ends the watch
 */
export function cutAt({ proxy, heardMs, atMs, awayMs }: Cut): () => void {
  const cut = async () => {
    await proxy.goDown()
    setTimeout(() => void proxy.comeBack(), awayMs)
  }
  const watch = setInterval(() => {
    if (heardMs() < atMs) return
    clearInterval(watch)
    void cut()
  }, 20)
  return () => clearInterval(watch)
}
