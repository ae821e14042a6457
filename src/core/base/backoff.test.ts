import { describe, expect, it } from 'vitest'
import { askedToWaitMs, backoffMs, waitMs } from './backoff.ts'
import { type AppError, mayRepeat } from './errors.ts'

const down = (status: number): AppError => ({ kind: 'unavailable', status })
const unreachable = (sent: 'no' | 'unknown'): AppError => ({
  kind: 'unreachable',
  host: 'h',
  cause: 'connection-lost',
  sent,
})

describe('repeating', () => {
  it.each([
    ['rate-limited', { kind: 'rate-limited' }, [true, true, true]],
    ['500', down(500), [true, false, false]],
    ['503', down(503), [true, true, false]],
    ['a connection that was never made', unreachable('no'), [true, true, true]],
    ['a lost answer', unreachable('unknown'), [true, false, false]],
    ['a time limit', { kind: 'timed-out', host: 'h', afterMs: 1 }, [true, false, false]],
    ['a refused key', { kind: 'key-rejected' }, [false, false, false]],
    ['an ended quota', { kind: 'quota-exceeded' }, [false, false, false]],
    [
      'an untrusted certificate',
      { kind: 'unreachable', host: 'h', cause: 'certificate', sent: 'no' },
      [false, false, false],
    ],
  ] as [string, AppError, boolean[]][])(
    'after %s depends on what the operation allows',
    (_name, error, may) => {
      expect([
        mayRepeat(error, 'safe'),
        mayRepeat(error, 'rotates-token'),
        mayRepeat(error, 'unsafe'),
      ]).toEqual(may)
    },
  )

  it('waits a little longer than the service asked for, and never less than usual', () => {
    const backoff = { firstMs: 100, factor: 2, mostMs: 1000 }
    const asked = (retryAfterMs: number): AppError => ({ kind: 'rate-limited', retryAfterMs })
    expect([0, 0.5, 1].map((random) => waitMs(asked(3000), backoff, 1, random))).toEqual([3000, 3050, 3100])
    expect(waitMs(asked(0), backoff, 3, 1)).toBe(400)
    expect(waitMs({ kind: 'unavailable', status: 500 }, backoff, 3, 1)).toBe(400)
  })

  it('waits as long as the service requested', () => {
    expect(askedToWaitMs({ kind: 'rate-limited', retryAfterMs: 1500 })).toBe(1500)
    expect(askedToWaitMs({ kind: 'cancelled' })).toBeUndefined()
  })
})

it('backs off exponentially up to a limit, with jitter in the upper half', () => {
  const backoff = { firstMs: 100, factor: 2, mostMs: 1000 }
  expect([1, 2, 3, 4, 5, 60].map((failures) => backoffMs(backoff, failures, 1))).toEqual([
    100, 200, 400, 800, 1000, 1000,
  ])
  expect(backoffMs(backoff, 3, 0)).toBe(200)
})
