import { type CallContext, defaultCallContext } from '../../core/base/call.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { HandlersOf, Publish } from '../../core/contract/contract.ts'
import { reasonOf } from '../base/error-utils.ts'
import type { Confirmation } from '../network/confirmation.ts'
import type { QuestionTurns } from '../network/question-turns.ts'
import { type DataFolder, dataInUse } from './data-folder.ts'

/** Deletion of all data of a host that pages can ask for. */
export interface DeletionPort extends Pick<DataFolder, 'claim' | 'release' | 'erase'> {
  /** Whether the host starts again afterwards. */
  readonly restarts: boolean
  /** Asks the user outside the page: a page that was taken over must not be able to delete everything. */
  readonly confirm: (context: CallContext) => Promise<Confirmation>
  /** Ends the host, once the pages know. */
  readonly end: () => void
}

interface DeletionOptions {
  readonly port: DeletionPort | undefined
  readonly turns: QuestionTurns
  readonly publish: Publish
  /** Closes everything that reads or writes in the data folder. */
  readonly close: () => Promise<void>
}

export function createDeletionHandlers(options: DeletionOptions): HandlersOf<'data.erase'> {
  const { port } = options
  let isAsking = false
  return {
    'data.erase': async (_input, context = defaultCallContext) => {
      if (port === undefined) return err({ kind: 'other-host-only' })
      if (isAsking) return err({ kind: 'not-confirmed', reason: 'declined' })
      isAsking = true
      try {
        const erased = await erase(port, options, context)
        isAsking = erased.ok
        return erased
      } catch (thrown) {
        isAsking = false
        return err({ kind: 'storage', what: 'deletion', detail: reasonOf(thrown) })
      }
    },
  }
}

async function erase(
  port: DeletionPort,
  { turns, publish, close }: DeletionOptions,
  context: CallContext,
): Promise<Result<Record<string, never>>> {
  // The answer would be in vain otherwise. Others can use the data while the user thinks.
  const others = port.claim()
  if (others.length > 0) return err(dataInUse(others))
  port.release()
  const said = await turns.run(context.signal, () => port.confirm(context))
  if (said !== 'confirmed')
    return err({ kind: 'not-confirmed', reason: said === 'unasked' ? 'deletion-unasked' : said })
  const later = port.claim()
  if (later.length > 0) return err(dataInUse(later))
  const leftovers = await port.erase(close)
  const { restarts } = port
  // The next start tries again, and names what is left then.
  publish('data.erased', { restarts, leftovers: restarts ? [] : leftovers.map(({ name }) => name) })
  // The answer is on its way to the page by then.
  setImmediate(port.end)
  return ok({})
}
