import type * as z from 'zod/mini'
import type { CallContext } from '../../core/call.ts'
import { isOneOfSeveralCentres } from '../../core/data-centre.ts'
import { err, type Result } from '../../core/result.ts'
import type { ServiceClient } from './client.ts'
import type { ServiceRequest } from './http.ts'

/** Whether what cannot be found may be in another data centre of the service in use. */
async function mayBeElsewhere(client: ServiceClient): Promise<boolean> {
  const connection = await client.connection()
  if (!connection.ok) return false
  const { profile, plan, address } = connection.value
  return isOneOfSeveralCentres(profile, plan, address)
}

/** A request for one of the things that belong to a data centre: a wrong centre is a reason not to find it. */
export async function requestInCentre<S extends z.ZodMiniType>(
  client: ServiceClient,
  request: ServiceRequest<S>,
  context: CallContext | undefined,
): Promise<Result<z.output<S>>> {
  const answer = await client.request(request, context)
  if (answer.ok || answer.error.kind !== 'not-found' || !(await mayBeElsewhere(client))) return answer
  return err({ ...answer.error, hint: 'data-centre' })
}

/** The hint for a list, to be spread into the answer: there if it is empty, and a wrong data centre may be why. */
export const emptyHintFor = async (
  client: ServiceClient,
  list: readonly unknown[],
): Promise<{ emptyHint?: 'data-centre' }> =>
  list.length === 0 && (await mayBeElsewhere(client)) ? { emptyHint: 'data-centre' } : {}
