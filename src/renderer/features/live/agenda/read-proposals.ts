import { err } from '../../../../core/base/result.ts'
import type { AgendaAnswer } from './agenda-answer.ts'
import workerUrl from './agenda-worker.ts?worker&url'

/** Reads an agenda in a worker. Aborted, it never answers. */
export function readProposals(source: string | File, signal: AbortSignal): Promise<AgendaAnswer> {
  const worker = new Worker(new URL(workerUrl, location.href), { type: 'module', name: 'parley-agenda' })
  signal.addEventListener('abort', () => worker.terminate())
  const { promise, resolve } = Promise.withResolvers<AgendaAnswer>()
  worker.onmessage = ({ data }: MessageEvent<AgendaAnswer>) => resolve(data)
  worker.onerror = () => resolve(err({ type: 'failed' }))
  worker.postMessage(source)
  return promise.finally(() => worker.terminate())
}
