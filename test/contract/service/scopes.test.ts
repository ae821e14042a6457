import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentJob } from '../../../src/core/areas/documents/documents-calls.ts'
import { type CallName, calls } from '../../../src/core/contract/contract.ts'
import { profileNames } from '../../../src/core/service/service-profiles.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { WholeApp } from '../../support/app/whole-app.ts'
import { callCases } from '../../support/contract-cases/call-cases.ts'

const KEY = 'for-texts'
const TEXTS = { texts: ['Good morning'], targetLanguage: 'de' }
/** Calls that use the service with the active account; `voice.resume` uses the account that opened the session. */
const asking = (Object.keys(calls) as CallName[]).filter(
  (name) => callCases[name].asks === 'service' && name !== 'voice.resume',
)
/** Calls allowed for a key that may only translate texts. */
const ALLOWED = new Set<CallName>([
  'text.translate',
  'service.check',
  'account.add',
  'account.setKey',
  'account.update',
])
const refusal = {
  kind: 'not-allowed',
  missingScopes: [expect.stringMatching(/^[a-z_]+(:[a-z]+)?$/)],
}

describe.each(profileNames)('a key of a %s service that may only translate texts', (profile) => {
  let simulator: Simulator
  let everybody: WholeApp
  let app: WholeApp
  beforeAll(async () => {
    simulator = await createSimulator({ keys: [{ key: KEY, scopes: ['translate:text'] }] })
    everybody = await WholeApp.on(simulator, profile)
    app = await WholeApp.on({ address: simulator.address, key: KEY }, profile)
  })
  afterAll(async () => {
    await app.end()
    await everybody.end()
    await simulator.close()
  })

  it('can be added, and is used from then on', async () => {
    const { address } = simulator
    const added = await everybody.dispatch('account.add', {
      name: 'Texts',
      profile,
      plan: 'pro',
      address,
      key: KEY,
    })
    expect(added).toMatchObject({ ok: true, value: { kind: 'account' } })
    expect(await everybody.dispatch('text.translate', TEXTS)).toMatchObject({ ok: true })
    expect(await everybody.dispatch('usage.get')).toMatchObject({ error: { missingScopes: ['usage:read'] } })
    await everybody.call('account.use', { id: 'work' })
  })

  it.each(asking)('is told what is missing for anything else, and loses nothing by it: %s', async (name) => {
    // An unrestricted key creates the resources of the input, except where the call is about this key itself.
    const input = await callCases[name].good(name.startsWith('account.') ? app : everybody)
    const result = await app.dispatch(name, input)
    expect(result).toMatchObject(ALLOWED.has(name) ? { ok: true } : { error: refusal })
    await app.call('account.use', { id: 'work' })
    expect(await app.dispatch('text.translate', TEXTS)).toMatchObject({ ok: true })
  })

  it('is not asked for again and again: a refusal that names scopes is taken as it is', async () => {
    const before = app.sent.length
    for (let i = 0; i < 3; i += 1) await app.dispatch('usage.get')
    await app.call('text.translate', TEXTS)
    expect(app.sent.slice(before).map(({ path }) => path)).toEqual([
      '/v2/usage',
      '/v2/usage',
      '/v2/usage',
      '/v2/translate',
    ])
  })

  it('is found to be right by the doctor', async () => {
    const { checks } = await app.call<{ checks: { id: string; finding: string }[] }>('doctor.run')
    expect(checks.find(({ id }) => id === 'key')).toMatchObject({ finding: 'limited', status: 'ok' })
    expect(checks.find(({ id }) => id === 'round-trip')).toMatchObject({ finding: 'quick' })
  })

  it('uploads no document, and the job says why', async () => {
    const { jobs } = await app.call<{ jobs: [DocumentJob] }>('document.translate', {
      file: await app.addFile(),
      targetLanguages: ['de'],
    })
    const settled = await app.runs.settled()
    expect(settled.find(({ id }) => id === jobs[0].id)).toMatchObject({
      state: 'failed',
      error: { kind: 'not-allowed', missingScopes: ['translate:document'] },
    })
  })
})
