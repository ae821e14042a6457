import { describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { defaultCallContext } from '../../core/base/call.ts'
import type { Account } from '../../core/settings/account.ts'
import { type Settings, settingsSchema } from '../../core/settings/settings.ts'
import type { Confirmation } from './confirmation.ts'
import { Protections } from './protections.ts'
import { QuestionTurns, REST_MS } from './question-turns.ts'

describe('a change of what protects the user', () => {
  const settings: Settings = settingsSchema.parse({})
  const through = (url: string): Settings => ({
    ...settings,
    network: { ...settings.network, proxy: { mode: 'fixed', url, user: '' } },
  })
  const begin = (confirm: () => Promise<Confirmation> = () => Promise.resolve('confirmed')) => {
    const clock = new VirtualClock()
    const turns = new QuestionTurns(clock)
    return { clock, protections: new Protections({ settings: { settings }, turns, confirm }) }
  }
  const notConfirmed = { ok: false, error: { kind: 'not-confirmed', reason: 'declined' } }

  it('is asked about again only a while after a question was withdrawn, whose answer may be on its way', async () => {
    const page = new AbortController()
    const answer = Promise.withResolvers<Confirmation>()
    const { clock, protections } = begin(() => answer.promise)
    const withdrawn = protections.allow(through('http://proxy.test:3128'), {
      ...defaultCallContext,
      signal: page.signal,
    })
    page.abort()
    answer.resolve('confirmed')
    expect(await withdrawn).toEqual(notConfirmed)
    const other = () => protections.allow(through('http://evil.test:3128'), defaultCallContext)
    expect(await other()).toEqual(notConfirmed)
    await clock.advance(REST_MS)
    expect(await other()).toEqual({ ok: true, value: undefined })
  })

  it('names no more hosts than a window shows', async () => {
    const sendingTo = (amount: number): Settings => {
      const streamDomains = Array.from({ length: amount }, (_, index) => `stream${index}.test`)
      const account: Account = {
        id: 'a',
        name: 'Work',
        profile: 'deepl',
        plan: 'pro',
        address: 'https://api.test',
        streamDomains,
      }
      return { ...settings, service: { ...settings.service, accounts: [account] } }
    }
    const { protections } = begin()
    expect(await protections.allow(sendingTo(8), defaultCallContext)).toMatchObject({ ok: true })
    expect(await protections.allow(sendingTo(9), defaultCallContext)).toMatchObject({
      error: { kind: 'invalid-input', field: 'streamDomains', problem: { type: 'too-much', actual: 9 } },
    })
  })
})
