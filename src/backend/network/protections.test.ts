import { describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { defaultCallContext } from '../../core/base/call.ts'
import { ok } from '../../core/base/result.ts'
import type { ProxyChoice } from '../../core/product/network/proxy.ts'
import type { Account } from '../../core/settings/account.ts'
import { type Settings, settingsSchema } from '../../core/settings/settings.ts'
import type { Confirmation, ConfirmChange } from './confirmation.ts'
import { Protections } from './protections.ts'
import { QuestionTurns, REST_MS } from './question-turns.ts'

describe('a change of what protects the user', () => {
  const settings: Settings = settingsSchema.parse({})
  const through = (url: string): Settings => ({
    ...settings,
    network: { ...settings.network, proxy: { mode: 'fixed', url, user: '' } },
  })
  const begin = (
    confirm: ConfirmChange = () => Promise.resolve('confirmed'),
    present: Settings | (() => Settings) = settings,
  ) => {
    const clock = new VirtualClock()
    const turns = new QuestionTurns(clock)
    return {
      clock,
      protections: new Protections({
        settings: {
          get settings() {
            return typeof present === 'function' ? present() : present
          },
        },
        turns,
        confirm,
      }),
    }
  }
  const notConfirmed = { ok: false, error: { kind: 'not-confirmed', reason: 'declined' } }

  it('is asked about again only a while after a question was withdrawn, whose answer may be on its way', async () => {
    const page = new AbortController()
    const answer = Promise.withResolvers<Confirmation>()
    const { clock, protections } = begin(() => answer.promise)
    const withdrawn = protections.allow(() => ok({ settings: through('http://proxy.test:3128') }), {
      ...defaultCallContext,
      signal: page.signal,
    })
    page.abort()
    answer.resolve('confirmed')
    expect(await withdrawn).toEqual(notConfirmed)
    const other = () =>
      protections.allow(() => ok({ settings: through('http://evil.test:3128') }), defaultCallContext)
    expect(await other()).toEqual(notConfirmed)
    await clock.advance(REST_MS)
    expect(await other()).toMatchObject({ ok: true })
  })

  it.each<[ProxyChoice, ProxyChoice, boolean]>([
    [{ mode: 'system' }, { mode: 'none' }, true],
    [{ mode: 'fixed', url: 'http://tor.test:9050', user: '' }, { mode: 'none' }, true],
    [{ mode: 'fixed', url: 'http://tor.test:9050', user: '' }, { mode: 'system' }, true],
    [{ mode: 'none' }, { mode: 'fixed', url: 'http://evil.test:1', user: '' }, true],
    [{ mode: 'none' }, { mode: 'system' }, false],
    [{ mode: 'none' }, { mode: 'none' }, false],
    [
      { mode: 'fixed', url: 'http://tor.test:9050', user: '' },
      { mode: 'fixed', url: 'http://tor.test:9050', user: 'me' },
      false,
    ],
  ])('of the proxy from %o to %o: asked is %o', async (before, proxy, isAsked) => {
    const asked: unknown[] = []
    const { protections } = begin(
      (change) => {
        asked.push(change.proxy)
        return Promise.resolve('declined')
      },
      { ...settings, network: { proxy: before } },
    )
    const allowed = await protections.allow(
      () => ok({ settings: { ...settings, network: { proxy } } }),
      defaultCallContext,
    )
    expect([allowed.ok, asked]).toEqual([!isAsked, isAsked ? [proxy] : []])
  })

  it('is proposed again after a yes, and asked again if it has become another one', async () => {
    let present = settings
    const asked: boolean[] = []
    const { protections } = begin(
      ({ endsUpdates }) => {
        asked.push(endsUpdates)
        present = { ...present, captions: { ...present.captions, size: 40 }, updates: { isOn: true } }
        return Promise.resolve('confirmed')
      },
      () => present,
    )
    present = { ...settings, updates: { isOn: false } }
    const proposed = await protections.allow(
      () => ok({ settings: { ...present, updates: { isOn: false }, network: { proxy: { mode: 'none' } } } }),
      defaultCallContext,
    )
    expect(asked).toEqual([false, true])
    expect(proposed).toMatchObject({ value: { settings: { captions: { size: 40 } } } })
  })

  it('names no more hosts than a window shows', async () => {
    const sendingTo = (amount: number) => {
      const streamDomains = Array.from({ length: amount }, (_, index) => `stream${index}.test`)
      const account: Account = {
        id: 'a',
        name: 'Work',
        profile: 'deepl',
        plan: 'pro',
        address: 'https://api.test',
        streamDomains,
      }
      return ok({ settings: { ...settings, service: { ...settings.service, accounts: [account] } } })
    }
    const { protections } = begin()
    expect(await protections.allow(() => sendingTo(8), defaultCallContext)).toMatchObject({ ok: true })
    expect(await protections.allow(() => sendingTo(9), defaultCallContext)).toMatchObject({
      error: { kind: 'invalid-input', field: 'streamDomains', problem: { type: 'too-much', actual: 9 } },
    })
  })
})
