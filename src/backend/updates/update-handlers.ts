import { err, ok } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import type { UpdatesState, updateCalls } from '../../core/product/updates/updates-calls.ts'

/** Updates of a host that replaces itself. */
export interface UpdatesPort {
  readonly state: () => Promise<UpdatesState>
  readonly check: () => Promise<void>
  readonly install: () => void
}

/** @param updates omitted on hosts that are updated with what they run in */
export function createUpdateHandlers(updates: UpdatesPort | undefined): HandlersOf<keyof typeof updateCalls> {
  const after = async (act: 'check' | 'install') => {
    if (updates === undefined) return err({ kind: 'other-host-only' } as const)
    await updates[act]()
    return ok(await updates.state())
  }
  return {
    'updates.get': async () => ok((await updates?.state()) ?? { isAvailable: false }),
    'updates.check': () => after('check'),
    'updates.install': () => after('install'),
  }
}
