import { type CallContext, type Caller, defaultCallContext, type Progress } from '../base/call.ts'
import { unexpected } from '../base/errors.ts'
import { parseInput } from '../base/input.ts'
import type { Log } from '../base/log.ts'
import { err, ok, type Result } from '../base/result.ts'
import { type CallName, calls, type Handlers } from './contract.ts'

/** Handles a call from another process, whose name and input are untrusted. */
export type Dispatch = (name: unknown, input: unknown, context?: CallContext) => Promise<Result<unknown>>

const isCallName = (name: unknown): name is CallName => typeof name === 'string' && Object.hasOwn(calls, name)

/** Routes calls to their handlers, and validates inputs and answers. Never rejects. */
export const createDispatch =
  (handlers: Handlers, log: Log): Dispatch =>
  async (name, input, context = defaultCallContext) => {
    if (!isCallName(name)) return err({ kind: 'unexpected', detail: 'no such call' })
    try {
      return await run(name, input, handlers, context)
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
  context: CallContext,
): Promise<Result<unknown>> {
  const parsed = parseInput(calls[name].input, input)
  if (!parsed.ok) return parsed
  const handle = handlers[name] as (input: unknown, context: CallContext) => Promise<Result<unknown>>
  const result = await handle(parsed.value, context)
  return result.ok ? ok(calls[name].output.parse(result.value)) : result
}

/** The pending calls of one page: each can be cancelled, and all end with the page. */
export class OpenCalls {
  readonly #dispatch: Dispatch
  readonly #caller: Caller
  readonly #open = new Map<number, AbortController>()

  constructor(dispatch: Dispatch, caller: Caller) {
    this.#dispatch = dispatch
    this.#caller = caller
  }

  /** @param id the page's own id of this call */
  async answer(
    id: number,
    name: unknown,
    input: unknown,
    progress: (progress: Progress) => void,
  ): Promise<Result<unknown>> {
    const abort = new AbortController()
    this.#open.set(id, abort)
    const context = { caller: this.#caller, signal: abort.signal, progress }
    const result = await this.#dispatch(name, input, context)
    // After a reload, a page starts counting again.
    if (this.#open.get(id) === abort) this.#open.delete(id)
    return result
  }

  cancel(id: number): void {
    this.#open.get(id)?.abort()
  }

  cancelAll(): void {
    for (const abort of this.#open.values()) abort.abort()
  }
}
