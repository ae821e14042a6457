import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentJob } from '../../../src/core/areas/documents/documents-calls.ts'
import type { AppError } from '../../../src/core/base/errors.ts'
import type { Result } from '../../../src/core/base/result.ts'
import { callSchemas } from '../../../src/core/contract/call-schemas.ts'
import { type CallName, calls } from '../../../src/core/contract/contract.ts'
import type { Check } from '../../../src/core/product/doctor/checks.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { WholeApp } from '../../support/app/whole-app.ts'
import { hurriedClock } from '../../support/base/hurried-clock.ts'
import type { Asks } from '../../support/contract-cases/call-case.ts'
import { callCases } from '../../support/contract-cases/call-cases.ts'
import { finalStatuses } from '../../support/service/service-calls.ts'

const names = Object.keys(calls) as CallName[]
const schemas = callSchemas()
/** Calls whose second request could do something twice. */
const ASKED_ONCE: ReadonlySet<CallName> = new Set([
  'admin.createKey',
  'glossary.create',
  'glossary.update',
  'memory.export',
  'memory.import',
  'plainGlossary.create',
  'spokenTerms.create',
  'spokenTerms.update',
  'styleInstruction.create',
  'styleRules.create',
  'styleRules.rename',
  'voice.open',
  'voice.resume',
] satisfies CallName[])

describe('every call of the contract', () => {
  let simulator: Simulator
  let app: WholeApp
  beforeAll(async () => {
    simulator = await createSimulator({ clock: hurriedClock })
    app = await WholeApp.on(simulator)
  })
  afterAll(async () => {
    await app.end()
    await simulator.close()
  })

  /** The error of a call, from wherever it shows. */
  const errorOf: { readonly [A in Asks]: (result: Result<unknown>) => Promise<AppError | undefined> } = {
    service: (result) => Promise.resolve(result.ok ? undefined : result.error),
    nobody: (result) => Promise.resolve(result.ok ? undefined : result.error),
    job: async (result) => {
      const { id } = (result.ok ? result.value : {}) as { id?: string }
      const { jobs = [{ id }] } = (result.ok ? result.value : {}) as { jobs?: { id?: string | undefined }[] }
      const settled: DocumentJob[] = await app.runs.settled()
      return settled.find((job) => job.id === jobs[0]?.id)?.error
    },
    check: (result) => {
      const { checks } = (result.ok ? result.value : { checks: [] }) as { checks: Check[] }
      return Promise.resolve(
        checks.find(({ id, error }) => (id === 'key' || id === 'region') && error !== undefined)?.error,
      )
    },
  }

  it.each(names)('is answered: %s', async (name) => {
    const { asks, good } = callCases[name]
    const input = await good(app)
    const before = app.sent.length
    const result = await app.dispatch(name, input)
    expect(result.ok ? undefined : result.error).toBeUndefined()
    expect(await errorOf[asks](result)).toBeUndefined()
    expect(app.sent.length > before).toBe(asks !== 'nobody')
  })

  it.each(names)('is refused before anything is sent, with its field: %s', async (name) => {
    const { refused } = callCases[name]
    const { properties, anyOf, oneOf } = { ...(schemas[name]?.input as Record<string, object>) }
    const takesNothing = Object.keys({ ...properties, ...anyOf, ...oneOf }).length === 0
    expect(refused.length > 0).toBe(!takesNothing || name === 'settings.update')
    const before = app.sent.length
    for (const [input, field] of refused)
      expect(await app.dispatch(name, input), field).toMatchObject({
        error: { kind: 'invalid-input', field },
      })
    expect(app.sent).toHaveLength(before)
  })

  it.each(names.filter((name) => callCases[name].asks !== 'nobody'))(
    'tells what each final status means: %s',
    async (name) => {
      const { asks, good } = callCases[name]
      for (const [status, kind] of finalStatuses) {
        const input = await good(app)
        app.fault = `${status}*99`
        const error = await errorOf[asks](await app.dispatch(name, input))
        app.fault = ''
        await app.forgive()
        expect(error, String(status)).toMatchObject({ kind, traceId: expect.any(String) })
      }
    },
  )

  it.each(names.filter((name) => callCases[name].asks === 'service'))(
    'is answered after a fault, or not asked for twice: %s',
    async (name) => {
      const input = await callCases[name].good(app)
      app.fault = '503;retry-after=0'
      const result = await app.dispatch(name, input)
      app.fault = ''
      await app.forgive()
      expect(result.ok ? undefined : result.error.kind).toBe(ASKED_ONCE.has(name) ? 'unavailable' : undefined)
    },
  )
})
