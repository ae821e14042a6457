import { type CallContext, defaultCallContext } from '../core/base/call.ts'
import type { Result } from '../core/base/result.ts'
import type { CallInput, CallName, CallOutput } from '../core/contract/contract.ts'
import type { Dispatch } from '../core/contract/dispatch.ts'

/** Makes a call of the contract; its input is validated like that of a page. */
export type Ask = <K extends CallName>(name: K, input: CallInput<K>) => Promise<Result<CallOutput<K>>>

export const createAsk =
  (dispatch: Dispatch, context: Partial<CallContext> = {}): Ask =>
  (name, input) =>
    // The answer has been checked against the contract.
    dispatch(name, input, { ...defaultCallContext, ...context }) as Promise<Result<never>>
