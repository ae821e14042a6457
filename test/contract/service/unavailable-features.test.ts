import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { backendOn } from '../../support/app/backend-on.ts'
import { parley } from '../../support/app/command-line.ts'

const KEY = 'free-key:fx'
const DAYS = { startDate: '2026-01-01', endDate: '2026-01-31' }

const calls = {
  voice: [['voice.open', { sourceLanguage: 'en', sourceLanguageMode: 'fixed', targetLanguages: ['de'] }]],
  write: [
    ['write.rephrase', { texts: ['Hello.'], targetLanguage: 'en-US' }],
    ['write.correct', { texts: ['Hello.'] }],
  ],
  analytics: [
    ['admin.analytics', DAYS],
    ['admin.tagAnalytics', DAYS],
  ],
} as const

const callsOf = (...features: (keyof typeof calls)[]) =>
  features.flatMap((feature) => calls[feature].map(([name, input]) => ({ feature, name, input })))

const sendsNothing = async () => {
  throw new Error('something was sent')
}

describe('a feature that the account lacks', () => {
  let simulator: Simulator
  beforeAll(async () => {
    simulator = await createSimulator({ key: KEY })
  })
  afterAll(() => simulator.close())

  it.each(callsOf('voice', 'write'))(
    'is refused before it is sent on the Free plan: $name',
    async (asked) => {
      const free = { address: simulator.address, key: KEY, plan: 'free', fetch: sendsNothing } as const
      expect(await backendOn(free, 'deepl').dispatch(asked.name, asked.input)).toEqual({
        ok: false,
        error: { kind: 'plan-needed', plan: 'pro', feature: asked.feature },
      })
    },
  )

  it.each(callsOf('voice', 'write'))('is there on the Free plan of another service: $name', async (asked) => {
    const free = { address: simulator.address, key: KEY, plan: 'free' } as const
    expect(await backendOn(free, 'generic').dispatch(asked.name, asked.input)).toMatchObject({ ok: true })
  })

  it.each(
    ['us', 'jp'].flatMap((region) =>
      callsOf('voice', 'analytics').map((asked) => ({ ...asked, host: `api-${region}.deepl.com` })),
    ),
  )('is refused before it is sent to the data centre $host: $name', async ({ host, feature, ...asked }) => {
    const account = { address: `https://${host}`, key: 'key', fetch: sendsNothing }
    expect(await backendOn(account, 'deepl').dispatch(asked.name, asked.input)).toEqual({
      ok: false,
      error: { kind: 'not-in-data-centre', feature, host },
    })
  })

  it('ends the command line with its words and a code of its own', async () => {
    const where = ['--service', simulator.address, '--profile', 'deepl']
    const file = join(root, 'resources/demo/clips/en-female/agreed.opus')
    const run = await parley(['speak', file, '--to', 'de', ...where], { PARLEY_KEY: KEY })
    expect(run.code).toBe(3)
    expect(run.err).toContain('Voice sessions require a paid plan. This account’s plan doesn’t include it')
  })
})
