import * as z from 'zod/mini'
import type { InvokeOptions } from '../../core/base/call.ts'
import { appErrorSchema } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { type Bridge, type CallName, calls, events } from '../../core/contract/contract.ts'
import type { Transport } from './transport.ts'

const resultSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), error: appErrorSchema }),
])

function readAnswer(name: CallName, value: unknown): Result<unknown> {
  const parsed = calls[name].output.safeParse(value)
  return parsed.success ? ok(parsed.data) : err({ kind: 'invalid-response', host: 'Parley', detail: name })
}

/**
 * The contract over a transport. Page and host may have different versions: an invalid response becomes an
 * error, and an invalid event is dropped.
 */
export function createBridge(transport: Transport): Bridge {
  return {
    invoke: (name, input, options) => ask(transport, name, input, options) as Promise<never>,
    subscribe: (name, listener) =>
      transport.subscribe(name, (payload) => {
        const parsed = events[name].safeParse(payload)
        if (parsed.success) listener(parsed.data as never)
      }),
  }
}

async function ask(
  transport: Transport,
  name: CallName,
  input: unknown,
  options: InvokeOptions = {},
): Promise<Result<unknown>> {
  if (options.signal?.aborted === true) return err({ kind: 'cancelled' })
  try {
    const parsed = resultSchema.safeParse(await transport.invoke(name, input, options))
    if (!parsed.success) return err({ kind: 'invalid-response', host: 'Parley', detail: name })
    return parsed.data.ok ? readAnswer(name, parsed.data.value) : parsed.data
  } catch {
    return err({ kind: 'host-lost' })
  }
}
