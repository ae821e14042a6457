import * as z from 'zod/mini'
import { CALL_PROGRESS } from '../../core/contract/web-bridge.ts'
import type { Transport } from './transport.ts'

/** API that the preload script adds to a desktop page. */
export interface PreloadBridge {
  /** @param id the page's own number for this call */
  invoke(id: number, call: string, input: unknown): Promise<unknown>
  cancel(id: number): void
  subscribe(event: string, listener: (payload: unknown) => void): () => void
}

const callProgress = z.object({ id: z.number(), progress: z.object({ done: z.number(), total: z.number() }) })

/** The transport to the main process, which lives as long as the page. */
export function desktopTransport(preload: PreloadBridge): Transport {
  let calls = 0
  return {
    async invoke(call, input, { signal, onProgress } = {}) {
      calls += 1
      const id = calls
      const cancel = () => preload.cancel(id)
      const endProgress = preload.subscribe(CALL_PROGRESS, (payload) => {
        const parsed = callProgress.safeParse(payload)
        if (parsed.success && parsed.data.id === id) onProgress?.(parsed.data.progress)
      })
      signal?.addEventListener('abort', cancel)
      try {
        return await preload.invoke(id, call, input)
      } finally {
        endProgress()
        signal?.removeEventListener('abort', cancel)
      }
    },
    subscribe: (event, listener) => preload.subscribe(event, listener),
    state: 'open',
    files: '',
    onState: () => () => undefined,
  }
}
