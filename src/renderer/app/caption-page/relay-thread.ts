import type { RelayThread } from './caption-relay.ts'
import relayUrl from './relay-worker.ts?worker&url'

export function openRelayThread(ticket: string, closed: () => void): RelayThread {
  const worker = new Worker(new URL(relayUrl, location.href), {
    type: 'module',
    name: 'parley-caption-relay',
  })
  worker.onmessage = closed
  worker.onerror = closed
  worker.postMessage(ticket)
  return { close: () => worker.terminate() }
}
