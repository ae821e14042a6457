import { beforeEach, describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import type { AppError } from '../../core/base/errors.ts'
import { CatchUpRetries, RETRY_DELAYS_MS } from './catch-up-retries.ts'

const away: AppError = { kind: 'unreachable', host: 'h', cause: 'connection-refused', sent: 'no' }

let clock: VirtualClock
let retries: CatchUpRetries
let attempts: number[]
beforeEach(() => {
  clock = new VirtualClock()
  retries = new CatchUpRetries(clock)
  attempts = []
})

/** Every attempt fails. */
const fail = (error: AppError = away): number | undefined =>
  retries.plan('session', error, () => {
    attempts.push(clock.now())
    fail(error)
  })

describe('catching up that has failed', () => {
  it('is tried again later and later, and not for ever', async () => {
    const began = clock.now()
    const before = Date.now()
    expect(fail()).toBeGreaterThanOrEqual(before + 60_000)
    await clock.advance(24 * 3_600_000)
    const expected = RETRY_DELAYS_MS.map((_, i) => RETRY_DELAYS_MS.slice(0, i + 1).reduce((a, b) => a + b))
    expect(attempts.map((at) => at - began)).toEqual(expected)
    expect(fail()).toBeDefined()
  })

  it('is tried as often again once some was translated', async () => {
    fail()
    await clock.advance(3 * 60_000)
    expect(attempts).toHaveLength(1)
    retries.reset('session')
    fail()
    await clock.advance(24 * 3_600_000)
    expect(attempts).toHaveLength(1 + RETRY_DELAYS_MS.length)
  })

  it.each<AppError>([
    away,
    { kind: 'rate-limited' },
    { kind: 'unavailable', status: 502 },
    { kind: 'proxy', host: 'p', reason: 'unreachable' },
    { kind: 'timed-out', host: 'h', afterMs: 1 },
    { kind: 'unreachable', host: 'h', cause: 'certificate', sent: 'no' },
    { kind: 'invalid-response', host: 'h', detail: 'not JSON', hint: 'sign-in' },
  ])('is tried again where time may help: %o', (error) => {
    expect(fail(error)).toBeDefined()
  })

  it.each<AppError>([
    { kind: 'key-rejected' },
    { kind: 'quota-exceeded' },
    { kind: 'no-key' },
    { kind: 'account-removed' },
    { kind: 'proxy', host: 'p', reason: 'credentials' },
    { kind: 'invalid-response', host: 'h', detail: 'not JSON' },
    { kind: 'unexpected', detail: 'no sound' },
  ])('is not tried again where somebody has to help: %o', async (error) => {
    expect(fail(error)).toBeUndefined()
    await clock.advance(3_600_000)
    expect(attempts).toEqual([])
  })

  it('is not tried again once the user has decided, or the app closes', async () => {
    fail()
    retries.reset('session')
    fail()
    retries.close()
    await clock.advance(3_600_000)
    expect(attempts).toEqual([])
  })
})
