import { getEventListeners } from 'node:events'
import { beforeEach, describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import { connectionTo } from '../../../../test/support/service/connection-to.ts'
import { defaultCallContext } from '../../../core/base/call.ts'
import type { AppError } from '../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import type { Connection } from './http.ts'
import { KeyGuard } from './key-guard.ts'

interface Asking {
  readonly key?: string
  readonly area?: string
  readonly signal?: AbortSignal
}

const REFUSED: AppError = { kind: 'not-allowed', message: 'No.' }
const UNKNOWN: AppError = { kind: 'key-rejected', message: 'Who?' }
const SCOPED: AppError = { kind: 'not-allowed', missingScopes: ['languages:read'] }
const refused = () => Promise.resolve(err(REFUSED))

describe('a key that the service has refused', () => {
  let clock: VirtualClock
  let guard: KeyGuard<Connection>
  /** Tests of a key that are under way. */
  let tests: PromiseWithResolvers<Result<unknown>>[]
  let sent: number

  beforeEach(() => {
    clock = new VirtualClock()
    tests = []
    sent = 0
    guard = new KeyGuard({
      clock,
      test: () => {
        const test = Promise.withResolvers<Result<unknown>>()
        tests.push(test)
        return test.promise
      },
    })
  })

  const connection = (key = 'k'): Connection => connectionTo('https://h.test', { key })
  const ask = (
    run: () => Promise<Result<unknown>>,
    { key, area = 'translate', signal = defaultCallContext.signal }: Asking = {},
  ) =>
    guard.around(connection(key), area, signal, () => {
      sent += 1
      return run()
    })
  const succeed = () => Promise.resolve(ok(1))
  const settle = () => new Promise((resolve) => setImmediate(resolve))

  it('is tested once, however many requests were refused', async () => {
    const asked = [ask(refused), ask(refused), ask(refused)]
    await settle()
    expect(tests).toHaveLength(1)
    tests[0]?.resolve(err(REFUSED))
    expect(await Promise.all(asked)).toEqual([err(REFUSED), err(REFUSED), err(REFUSED)])
    expect([await ask(succeed), sent]).toEqual([err(REFUSED), 3])
  })

  it('leaves no listener at the signal of a request that waited for its test', async () => {
    const { signal } = new AbortController()
    const asked = [ask(refused, { signal }), ask(refused, { signal })]
    await settle()
    tests[0]?.resolve(ok([]))
    await Promise.all(asked)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('holds requests back while it is tested', async () => {
    void ask(refused)
    await settle()
    const held = ask(succeed)
    await settle()
    expect(sent).toBe(1)
    tests[0]?.resolve(ok([]))
    expect([await held, sent]).toEqual([ok(1), 2])
  })

  it('is not blocked if the service accepts it elsewhere, and is not tested with every refusal', async () => {
    const first = ask(refused)
    await settle()
    tests[0]?.resolve(ok([]))
    expect(await first).toEqual(err(REFUSED))
    expect(await ask(succeed)).toEqual(ok(1))
    expect(await ask(refused)).toEqual(err(REFUSED))
    expect(tests).toHaveLength(1)
    await clock.advance(31_000)
    void ask(refused)
    await settle()
    expect(tests).toHaveLength(2)
  })

  it('is not blocked if the test is inconclusive', async () => {
    const first = ask(refused)
    await settle()
    tests[0]?.resolve(err({ kind: 'unavailable', status: 503 }))
    await first
    expect(await ask(succeed)).toEqual(ok(1))
  })

  it('is refused in the area that was asked alone, where the test is not allowed either', async () => {
    const first = ask(refused)
    await settle()
    tests[0]?.resolve(err(REFUSED))
    await first
    expect([await ask(succeed), await ask(succeed, { area: 'usage' }), sent]).toEqual([
      err(REFUSED),
      ok(1),
      2,
    ])
  })

  it('is refused everywhere, where the test does not know it', async () => {
    const first = ask(refused)
    await settle()
    tests[0]?.resolve(err(UNKNOWN))
    await first
    expect([await ask(succeed), await ask(succeed, { area: 'usage' }), sent]).toEqual([
      err(UNKNOWN),
      err(UNKNOWN),
      1,
    ])
  })

  it('is not tested where the service names the scopes that it lacks, and nothing is blocked', async () => {
    expect(await ask(() => Promise.resolve(err(SCOPED)))).toEqual(err(SCOPED))
    expect([await ask(succeed), tests.length, sent]).toEqual([ok(1), 0, 2])
  })

  it('passes the test where only the scopes for the test are missing', async () => {
    const first = ask(refused)
    await settle()
    tests[0]?.resolve(err(SCOPED))
    await first
    expect([await ask(succeed), sent]).toEqual([ok(1), 2])
    guard.learn(connection(), 'translate', err(UNKNOWN))
    guard.learn(connection(), 'languages', err(SCOPED))
    expect(await ask(succeed)).toEqual(ok(1))
  })

  it('is said to be limited in refusals that name no scope, once the test has shown it', async () => {
    const limited = err({ ...REFUSED, isKeyLimited: true })
    const first = ask(refused, { area: 'voice' })
    await settle()
    tests[0]?.resolve(err(SCOPED))
    expect(await first).toEqual(limited)
    expect(await ask(refused, { area: 'voice' })).toEqual(limited)
    expect(await ask(() => Promise.resolve(err(SCOPED)))).toEqual(err(SCOPED))
    expect([tests.length, await ask(succeed, { area: 'voice' })]).toEqual([1, ok(1)])
    const other = ask(refused, { key: 'other' })
    await settle()
    tests[1]?.resolve(ok([]))
    expect(await other).toEqual(err(REFUSED))
  })

  it('is refused everywhere at the address of another region', async () => {
    const elsewhere = err({ kind: 'other-region', host: 'h.test' } as const)
    const first = ask(() => Promise.resolve(elsewhere))
    await settle()
    tests[0]?.resolve(elsewhere)
    expect(await first).toEqual(elsewhere)
    expect([await ask(succeed, { area: 'usage' }), sent]).toEqual([elsewhere, 1])
  })

  it('blocks no other key', async () => {
    guard.learn(connection('a'), 'translate', err(REFUSED))
    expect([await ask(succeed, { key: 'a' }), await ask(succeed, { key: 'b' })]).toEqual([
      err(REFUSED),
      ok(1),
    ])
  })

  it('does not keep an aborted request waiting', async () => {
    const abort = new AbortController()
    const first = ask(refused, { signal: abort.signal })
    await settle()
    const held = ask(succeed, { signal: abort.signal })
    abort.abort()
    expect([await first, await held, sent]).toEqual([err(REFUSED), err({ kind: 'cancelled' }), 1])
  })

  it('is tried again after it has passed a test, or was chosen again', async () => {
    guard.learn(connection(), 'translate', err(REFUSED))
    guard.learn(connection(), 'translate', ok([]))
    expect(await ask(succeed)).toEqual(ok(1))
    guard.learn(connection(), 'translate', err(REFUSED))
    guard.forget()
    expect(await ask(succeed)).toEqual(ok(1))
  })
})
