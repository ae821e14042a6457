import { type CallName, calls, type Handlers } from './contract.ts'
import { unexpected } from './errors.ts'
import { parseInput } from './input.ts'
import type { Log } from './log.ts'
import { err, ok, type Result } from './result.ts'

/** A call as it arrives from another process: nothing about it is trusted. */
export type Dispatch = (name: unknown, input: unknown) => Promise<Result<unknown>>

const isCallName = (name: unknown): name is CallName => typeof name === 'string' && Object.hasOwn(calls, name)

/** Routes calls to their handlers, checking what goes in and what comes out. Never rejects. */
export const createDispatch =
  (handlers: Handlers, log: Log): Dispatch =>
  async (name, input) => {
    if (!isCallName(name)) return err({ kind: 'unexpected', detail: 'no such call' })
    try {
      return await run(name, input, handlers)
    } catch (thrown) {
      const error = unexpected(thrown)
      log.warn('call failed', { call: name, detail: error.detail })
      return err(error)
    }
  }

async function run<K extends CallName>(
  name: K,
  input: unknown,
  handlers: Handlers,
): Promise<Result<unknown>> {
  const parsed = parseInput(calls[name].input, input)
  if (!parsed.ok) return parsed
  const handle = handlers[name] as (input: unknown) => Promise<Result<unknown>>
  const result = await handle(parsed.value)
  return result.ok ? ok(calls[name].output.parse(result.value)) : result
}
