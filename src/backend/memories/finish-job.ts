import { askedToWaitMs, type Backoff, backoffMs } from '../../core/base/backoff.ts'
import type { CallContext } from '../../core/base/call.ts'
import { type Clock, sleep } from '../../core/base/clock.ts'
import { mayRepeat } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { quote } from '../service/http/answers.ts'
import type { ServiceClient } from '../service/http/client.ts'
import { type MemoryJobAnswer, memoryOperations } from '../service/operations/memories/memory-operations.ts'
import { send } from '../service/operations/operation.ts'

const POLL: Backoff = { firstMs: 800, factor: 1.5, mostMs: 5000 }
/** Time limit of a job. */
const LIMIT_MS = 3_600_000
/** Maximum number of consecutive failed status requests, each of which was already retried. */
const MAX_FAILURES = 5

interface JobPorts {
  readonly clock: Clock
  /** From 0 to 1. */
  readonly random: () => number
}

/** Waits for a job of the service. After the upload, an import reports for a while that it awaits its file. */
export async function finishJob(
  service: ServiceClient,
  { id, operation }: { readonly id: string; readonly operation: 'import' | 'export' },
  { clock, random }: JobPorts,
  { signal }: Pick<CallContext, 'signal'>,
): Promise<Result<MemoryJobAnswer>> {
  const begun = clock.now()
  let failures = 0
  let askedMs = 0
  for (let questions = 1; ; questions += 1) {
    await sleep(clock, Math.max(askedMs, backoffMs(POLL, questions, random())), signal)
    if (signal.aborted) return err({ kind: 'cancelled' })
    const answer = await send(service, memoryOperations.job, { id })
    failures = answer.ok ? 0 : failures + 1
    if (!answer.ok && (failures > MAX_FAILURES || !mayRepeat(answer.error, 'safe'))) return answer
    askedMs = answer.ok ? 0 : (askedToWaitMs(answer.error) ?? 0)
    const job = answer.ok ? answer.value : undefined
    if (job?.status === 'completed' || job?.status === 'downloaded') return ok(job)
    if (job?.status === 'failed' || job?.status === 'expired') {
      const reason = job.status === 'expired' ? 'expired' : (`${operation}-failed` as const)
      return err({
        kind: 'memory-job',
        reason,
        ...(job.message !== undefined && { message: quote(job.message, [service.connection.key]) }),
      })
    }
    if (clock.now() - begun > LIMIT_MS)
      return err({ kind: 'timed-out', host: service.host, afterMs: LIMIT_MS })
  }
}
