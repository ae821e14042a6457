import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, calls } from '../../../src/core/contract/contract.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { WholeApp } from '../../support/app/whole-app.ts'
import { hurriedClock } from '../../support/base/hurried-clock.ts'
import { callCases } from '../../support/contract-cases/call-cases.ts'

const asking = (Object.keys(calls) as CallName[]).filter((name) => callCases[name].asks !== 'nobody')

const MOVES_A_FILE = new Set<CallName>(['memory.import', 'memory.export'])

/**
 * Moments at which another account is chosen: right after the call is made, or just before its first request is sent.
 */
const moments = ['at once', 'with the first request'] as const

describe('a call that another account is chosen in the middle of', () => {
  let first: Simulator
  let second: Simulator
  let app: WholeApp
  let other: string
  beforeAll(async () => {
    first = await createSimulator({ clock: hurriedClock })
    second = await createSimulator()
    app = await WholeApp.on(first)
    const added = await app.call<{ account: { id: string } }>('account.add', {
      name: 'Other',
      profile: 'generic',
      plan: 'pro',
      address: second.address,
      key: second.key,
    })
    other = added.account.id
  })
  afterAll(async () => {
    await app.end()
    await first.close()
    await second.close()
  })

  /** Makes a call and changes the account while it runs. */
  async function interrupted(name: CallName, input: unknown, moment: (typeof moments)[number]) {
    const change = () => app.call('account.use', { id: other })
    let changed: Promise<unknown> | undefined
    const before = app.sent.length
    if (moment === 'with the first request')
      app.beforeSending = async () => {
        await (changed ??= change())
      }
    const answer = app.dispatch(name, input)
    if (moment === 'at once') changed = change()
    const result = await answer
    await app.runs.settled()
    app.beforeSending = () => undefined
    return { result, sent: app.sent.slice(before), chosen: await changed }
  }

  it.each(asking.flatMap((name) => moments.map((moment) => [name, moment] as const)))(
    'goes to the account that it began with alone, under its key: %s, %s',
    async (name, moment) => {
      const { good, long } = callCases[name]
      const ofFirst = `Service-Auth-Key ${first.key}`
      for (const make of [good, long]) {
        if (make === undefined) continue
        await app.call('account.use', { id: 'work' })
        const { result, sent, chosen } = await interrupted(name, await make(app), moment)
        expect(result).toMatchObject({ ok: true })
        expect(sent.length).toBeGreaterThan(make === long ? 1 : 0)
        const strays = sent.filter(({ url }) => !url.startsWith(`${first.address}/`))
        expect(strays).toEqual([])
        // A memory's file is transferred at a signed address, without a key.
        const expected = MOVES_A_FILE.has(name) ? [null, ofFirst] : [ofFirst]
        expect(new Set(sent.map(({ authorization }) => authorization))).toEqual(new Set(expected))
        expect(chosen).toMatchObject({ account: { id: other } })
      }
    },
  )
})
