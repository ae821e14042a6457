import type * as z from 'zod/mini'
import { err, type Result } from '../../../../core/base/result.ts'
import { checkFeature } from '../../../../core/service/service-features.ts'
import type { ServiceClient } from '../../http/client.ts'
import { requestInCentre } from '../../http/data-centre.ts'
import type { ServiceRequest } from '../../http/http.ts'

/** A request about style rules: only the Pro plan has them, so an account of another plan need not ask. */
export async function requestStyleRules<S extends z.ZodMiniType>(
  service: ServiceClient,
  request: ServiceRequest<S>,
): Promise<Result<z.output<S>>> {
  const unavailable = checkFeature(service.connection, 'style-rules')
  return unavailable === undefined ? requestInCentre(service, request) : err(unavailable)
}
