import type * as z from 'zod/mini'
import type { CallContext } from '../../core/call.ts'
import { err, type Result } from '../../core/result.ts'
import type { ServiceClient } from './client.ts'
import { requestInCentre } from './data-centre.ts'
import type { ServiceRequest } from './http.ts'

/** A request about style rules: only the Pro plan has them, so an account of another plan need not ask. */
export async function requestStyleRules<S extends z.ZodMiniType>(
  client: ServiceClient,
  request: ServiceRequest<S>,
  context: CallContext | undefined,
): Promise<Result<z.output<S>>> {
  const connection = await client.connection()
  if (!connection.ok) return connection
  if (connection.value.plan !== 'pro')
    return err({ kind: 'plan-needed', plan: 'pro', feature: 'style-rules' })
  return requestInCentre(client, request, context)
}
