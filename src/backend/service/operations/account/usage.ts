import type { Result } from '../../../../core/base/result.ts'
import type { Usage } from '../../../../core/usage/calls.ts'
import type { ServiceClient, ServiceHandlersOf } from '../../http/client.ts'
import { usageAnswer } from './usage-answer.ts'

/**
 * What was used.
 *
 * @param attempts without it, as often as other requests are tried
 */
export const readUsage = (service: ServiceClient, attempts?: number): Promise<Result<Usage>> =>
  service.request({
    method: 'GET',
    path: '/v2/usage',
    repeat: 'safe',
    ...(attempts !== undefined && { attempts }),
    answer: usageAnswer(service.connection.profile),
  })

export const usageHandlers: ServiceHandlersOf<'usage.get'> = {
  'usage.get': (_input, { service }) => readUsage(service),
}
