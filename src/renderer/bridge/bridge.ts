import * as z from 'zod/mini'
import type { InvokeOptions } from '../../core/base/call.ts'
import { appErrorSchema } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { Bridge, CallName, EventName } from '../../core/contract/contract.ts'
import { firstCalls, firstEvents } from '../../core/contract/initial-contract.ts'
import type { Transport } from './transport.ts'

const resultSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), error: appErrorSchema }),
])

const isFirst = <T extends object>(first: T, name: PropertyKey): name is keyof T => Object.hasOwn(first, name)

/** Loads the calls that only panels and dialogs make, with the first of them: see `initial-contract.ts`. */
export const loadContract = () => import('../../core/contract/contract.ts')

async function readAnswer(name: CallName, value: unknown): Promise<Result<unknown>> {
  const { output } = isFirst(firstCalls, name) ? firstCalls[name] : (await loadContract()).calls[name]
  const parsed = output.safeParse(value)
  return parsed.success ? ok(parsed.data) : err({ kind: 'invalid-response', host: 'Parley', detail: name })
}

/** Validates an event. Events whose schemas are still being loaded are delivered in their order. */
function readEvent(name: EventName, payload: unknown, pass: (payload: unknown) => void): void {
  const check = (schema: z.ZodMiniType) => {
    const parsed = schema.safeParse(payload)
    if (parsed.success) pass(parsed.data)
  }
  if (isFirst(firstEvents, name)) check(firstEvents[name])
  else void loadContract().then(({ events }) => check(events[name]))
}

/**
 * The contract over a transport. Page and host may have different versions: an invalid response becomes an
 * error, and an invalid event is dropped.
 */
export function createBridge(transport: Transport): Bridge {
  return {
    invoke: (name, input, options) => ask(transport, name, input, options) as Promise<never>,
    subscribe(name, listener) {
      let isOver = false
      const end = transport.subscribe(name, (payload) =>
        readEvent(name, payload, (read) => {
          if (!isOver) listener(read as never)
        }),
      )
      return () => {
        isOver = true
        end()
      }
    },
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
    return parsed.data.ok ? await readAnswer(name, parsed.data.value) : parsed.data
  } catch {
    return err({ kind: 'host-lost' })
  }
}
