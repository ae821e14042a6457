import type { CallInput, CallName } from '../../../src/core/contract/contract.ts'
import type { WholeApp } from '../app/whole-app.ts'

/** Marks everything confidential: texts, names, keys, passwords. */
export const MARK = 'marked'

/**
 * Where a refusal by the service shows: in the call's own error, in that of the document job or the check that it
 * starts, or nowhere because the call does not use the service.
 */
export type Asks = 'service' | 'job' | 'check' | 'nobody'

export interface CallCase<K extends CallName> {
  readonly asks: Asks
  /** Creates the resources that the call needs and returns an input for which it succeeds. */
  readonly good: (app: WholeApp) => Promise<CallInput<K>> | CallInput<K>
  /** Returns an input that takes several requests, for calls whose `good` input takes one. */
  readonly long?: (app: WholeApp) => Promise<CallInput<K>> | CallInput<K>
  /** Invalid inputs, which never reach the service, with the invalid field; empty where every input is valid. */
  readonly refused: readonly (readonly [input: object, field: string])[]
}

export type CasesOf<N extends CallName> = { readonly [K in N]: CallCase<K> }

export const NOWHERE = '00000000-0000-4000-8000-000000000000'
export const TEXT = `${MARK} text`
export const tooLong = MARK.repeat(200)
export const notAnId: readonly [object, string][] = [[{ id: 'x' }, 'id']]
export const noId: readonly [object, string][] = [[{}, 'id']]
export const nothing = { good: () => ({}), refused: [] } as const
export const made = async (app: WholeApp, name: CallName, input: object): Promise<{ id: string }> => {
  const { id } = await app.call<{ id: string }>(name, input)
  return { id }
}
