import type * as z from 'zod/mini'
import { err, type Result } from '../../../core/base/result.ts'
import { isOneOfSeveralCentres } from '../../../core/service/data-centre.ts'
import type { ServiceClient } from './client.ts'
import type { ServiceRequest } from './http.ts'

/** Whether a missing resource may be in another data centre of the same service. */
const mayBeElsewhere = ({ connection: { profile, plan, address } }: ServiceClient): boolean =>
  isOneOfSeveralCentres(profile, plan, address)

/** A request for a resource of a data centre: "not found" may mean the wrong data centre. */
export async function requestInCentre<S extends z.ZodMiniType>(
  service: ServiceClient,
  request: ServiceRequest<S>,
): Promise<Result<z.output<S>>> {
  const answer = await service.request(request)
  if (answer.ok || answer.error.kind !== 'not-found' || !mayBeElsewhere(service)) return answer
  return err({ ...answer.error, hint: 'data-centre' })
}

/** The hint for a list, to be spread into the answer: present if the list is empty, perhaps for a wrong data centre. */
export const emptyHintFor = (
  service: ServiceClient,
  list: readonly unknown[],
): { emptyHint?: 'data-centre' } =>
  list.length === 0 && mayBeElsewhere(service) ? { emptyHint: 'data-centre' } : {}
