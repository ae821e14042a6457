import type { CallInput, CallName } from '../../../src/core/contract/contract.ts'
import type { WholeApp } from '../app/whole-app.ts'

/** Stands in everything that nobody else may read: texts, names, keys, passwords. */
export const MARK = 'marked'

/**
 * Where it shows that the service refuses: in the call's own error, in that of the document job or of the check
 * that it starts; or nowhere, because the service is not asked.
 */
export type Asks = 'service' | 'job' | 'check' | 'nobody'

export interface CallCase<K extends CallName> {
  readonly asks: Asks
  /** Makes what it needs, and then an input that is answered well. */
  readonly good: (app: WholeApp) => Promise<CallInput<K>> | CallInput<K>
  /** Makes an input that takes several requests, for calls whose good one takes a single one. */
  readonly long?: (app: WholeApp) => Promise<CallInput<K>> | CallInput<K>
  /** Inputs that never reach the service, and the fields that are wrong. None where nothing can be handed in. */
  readonly refused: readonly (readonly [input: object, field: string])[]
}

/** The cases of some calls. */
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
