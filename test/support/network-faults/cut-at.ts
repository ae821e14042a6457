import type { FaultProxy } from './fault-proxy.ts'

interface Cut {
  readonly proxy: FaultProxy
  /** Media that the service has received so far. */
  readonly heardMs: () => number
  readonly atMs: number
  /** Duration of the outage. */
  readonly awayMs: number
}

/**
 * Cuts the link once the service has received `atMs` of media. Clock time would not do: on a slow computer the session
 * may not be open yet.
 *
 * @returns stops watching
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
