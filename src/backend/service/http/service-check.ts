import type { Clock } from '../../../core/base/clock.ts'
import { ok } from '../../../core/base/result.ts'
import type { ServiceHandlersOf } from './client.ts'
import { keyVerdict } from './key-guard.ts'
import { keyTest } from './key-test.ts'

/** Measures how long the service takes to answer and accept the key. */
export const createServiceCheck = (clock: Clock): ServiceHandlersOf<'service.check'> => ({
  'service.check': async (_input, { service }) => {
    const startedAt = clock.now()
    const answer = keyVerdict(await service.request(keyTest(service.connection.profile)))
    return answer.ok ? ok({ roundTripMs: clock.now() - startedAt }) : answer
  },
})
