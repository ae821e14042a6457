import { defaultCallContext } from '../../core/base/call.ts'
import { ok } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import type { Accounts } from './accounts.ts'

type AccountCalls =
  | 'service.status'
  | 'account.add'
  | 'account.setKey'
  | 'account.update'
  | 'account.use'
  | 'account.remove'
  | 'sample.prepare'

/** Handlers of the calls about accounts, and about the service that is in use. */
export const createAccountHandlers = (accounts: Accounts): HandlersOf<AccountCalls> => ({
  'service.status': () => accounts.status(),
  'account.add': (input, context = defaultCallContext) => accounts.add(input, context),
  'account.setKey': ({ id, key }) => accounts.setKey(id, key),
  'account.update': (input, context = defaultCallContext) => accounts.update(input, context),
  'account.use': ({ id }) => accounts.use(id),
  'account.remove': ({ id }) => accounts.remove(id),
  'sample.prepare': async () => {
    const demo = await accounts.admitDemo()
    return demo.ok ? ok({}) : demo
  },
})
