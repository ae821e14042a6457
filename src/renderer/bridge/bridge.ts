import * as z from 'zod/mini'
import { type Bridge, calls, events, type InvokeOptions } from '../../core/contract.ts'
import { appErrorSchema } from '../../core/errors.ts'
import { err, ok, type Result } from '../../core/result.ts'
import type { Transport } from './transport.ts'

const resultSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), error: appErrorSchema }),
])

/**
 * The contract over a transport. A page may be older or newer than its host: an answer that does not fit is an
 * error of its own, and an event that does not fit is not passed on.
 */
export function createBridge(transport: Transport): Bridge {
  return {
    async invoke(name, input, options) {
      const answer = await ask(transport, name, input, options)
      if (!answer.ok) return answer
      const value = calls[name].output.safeParse(answer.value)
      return value.success
        ? (ok(value.data) as never)
        : err({ kind: 'bad-answer', host: 'Parley', detail: name })
    },
    subscribe(name, listener) {
      return transport.subscribe(name, (payload) => {
        const parsed = events[name].safeParse(payload)
        if (parsed.success) listener(parsed.data as never)
      })
    },
  }
}

async function ask(
  transport: Transport,
  name: string,
  input: unknown,
  options: InvokeOptions = {},
): Promise<Result<unknown>> {
  if (options.signal?.aborted === true) return err({ kind: 'cancelled' })
  try {
    const parsed = resultSchema.safeParse(await transport.invoke(name, input, options))
    return parsed.success ? parsed.data : err({ kind: 'bad-answer', host: 'Parley', detail: name })
  } catch {
    return err({ kind: 'host-lost' })
  }
}
