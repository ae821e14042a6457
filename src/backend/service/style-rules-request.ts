import type * as z from 'zod/mini'
import { err, type Result } from '../../core/result.ts'
import type { ServiceClient } from './client.ts'
import { requestInCentre } from './data-centre.ts'
import type { ServiceRequest } from './http.ts'

/** A request about style rules: only the Pro plan has them, so an account of another plan need not ask. */
export async function requestStyleRules<S extends z.ZodMiniType>(
  service: ServiceClient,
  request: ServiceRequest<S>,
): Promise<Result<z.output<S>>> {
  if (service.connection.plan !== 'pro')
    return err({ kind: 'plan-needed', plan: 'pro', feature: 'style-rules' })
  return requestInCentre(service, request)
}
