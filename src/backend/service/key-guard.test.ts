import { beforeEach, describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/virtual-clock.ts'
import { patientContext } from '../../core/call.ts'
import type { AppError } from '../../core/errors.ts'
import { err, ok, type Result } from '../../core/result.ts'
import { serviceProfiles } from '../../core/service-profiles.ts'
import type { Connection } from './http.ts'
import { KeyGuard } from './key-guard.ts'

const REFUSED: AppError = { kind: 'not-allowed', message: 'No.' }
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

  const connection = (key = 'k'): Connection => ({
    profile: serviceProfiles.generic,
    plan: 'pro',
    address: 'https://h.test',
    key,
    streamDomains: [],
  })
  const ask = (
    run: () => Promise<Result<unknown>>,
    { key, signal = patientContext.signal }: { key?: string; signal?: AbortSignal } = {},
  ) =>
    guard.around(connection(key), signal, () => {
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

  it('holds requests back while it is tested', async () => {
    void ask(refused)
    await settle()
    const held = ask(succeed)
    await settle()
    expect(sent).toBe(1)
    tests[0]?.resolve(ok([]))
    expect([await held, sent]).toEqual([ok(1), 2])
  })

  it('blocks nothing where the service takes it for something else, and is not tested with every refusal', async () => {
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

  it('blocks nothing where the test brings no decision', async () => {
    const first = ask(refused)
    await settle()
    tests[0]?.resolve(err({ kind: 'unavailable', status: 503 }))
    await first
    expect(await ask(succeed)).toEqual(ok(1))
  })

  it('blocks no other key', async () => {
    guard.learn(connection('a'), err(REFUSED))
    expect([await ask(succeed, { key: 'a' }), await ask(succeed, { key: 'b' })]).toEqual([
      err(REFUSED),
      ok(1),
    ])
  })

  it('keeps nobody waiting who has given up', async () => {
    const abort = new AbortController()
    const first = ask(refused, { signal: abort.signal })
    await settle()
    const held = ask(succeed, { signal: abort.signal })
    abort.abort()
    expect([await first, await held, sent]).toEqual([err(REFUSED), err({ kind: 'cancelled' }), 1])
  })

  it('is tried again after it has passed a test, or was chosen again', async () => {
    guard.learn(connection(), err(REFUSED))
    guard.learn(connection(), ok([]))
    expect(await ask(succeed)).toEqual(ok(1))
    guard.learn(connection(), err(REFUSED))
    guard.forget()
    expect(await ask(succeed)).toEqual(ok(1))
  })
})
