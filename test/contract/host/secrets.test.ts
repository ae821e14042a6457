import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '../../../src/backend/base/create-log.ts'
import { type CallName, calls } from '../../../src/core/contract/contract.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { BridgeClient } from '../../support/app/bridge-client.ts'
import { parley } from '../../support/app/command-line.ts'
import { startWebhost } from '../../support/app/webhost-process.ts'
import { WholeApp } from '../../support/app/whole-app.ts'
import { hurriedClock } from '../../support/base/hurried-clock.ts'
import { MARK } from '../../support/contract-cases/call-case.ts'
import { callCases } from '../../support/contract-cases/call-cases.ts'

const KEY = `${MARK}-key`
const names = Object.keys(calls) as CallName[]

/** Fault specifications for the demo service; each applies to every attempt. */
const FAULTS = [
  ...[400, 401, 403, 404, 413, 456, 500].map(String),
  '429;retry-after=0',
  'invalid-json',
  'html',
  'redirect',
  'reset',
  // An error message that contains the key: messages are displayed to users and copied into reports.
  `400;body=${encodeURIComponent(JSON.stringify({ message: `The key ${KEY} is odd.` }))}`,
]

/** Valid inputs that the service refuses. */
const REFUSED_BY_SERVICE: readonly [CallName, object][] = [
  ['text.translate', { texts: [MARK], targetLanguage: 'XX' }],
  ['write.rephrase', { texts: [MARK], targetLanguage: 'tlh' }],
  ['write.correct', { texts: [MARK], targetLanguage: 'tlh' }],
  [
    'plainGlossary.create',
    {
      name: MARK,
      sourceLanguage: 'en',
      targetLanguage: 'tlh',
      entries: [{ source: MARK, target: MARK }],
    },
  ],
  [
    'glossary.create',
    {
      name: MARK,
      dictionaries: [
        { sourceLanguage: 'xx', targetLanguage: 'de', entries: [{ source: MARK, target: MARK }] },
      ],
    },
  ],
]

describe('no key, token or text is written to logs or output', () => {
  let simulator: Simulator
  let app: WholeApp
  let written: string[]
  beforeAll(async () => {
    simulator = await createSimulator({ key: KEY, clock: hurriedClock })
    const log = createLog((line) => void written.push(line), 'info')
    written = []
    app = await WholeApp.on(simulator, 'generic', log)
  })
  afterAll(async () => {
    await app.end()
    await simulator.close()
  })
  beforeEach(() => {
    written = []
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((chunk) => {
        written.push(String(chunk))
        return true
      })
  })
  afterEach(() => vi.restoreAllMocks())

  const noteErrors = async (name: CallName, input: unknown) => {
    const result = await app.dispatch(name, input)
    if (!result.ok) written.push(JSON.stringify(result.error))
    if (callCases[name].asks === 'check') written.push(JSON.stringify(result))
    if (callCases[name].asks === 'job')
      for (const { error } of await app.runs.settled()) written.push(JSON.stringify(error ?? {}))
  }

  /** Everything that others can read. */
  const read = () => {
    // Addresses without the token or search words that the service requires in them.
    const addresses = app.sent.map(({ url }) =>
      url
        .replace(/(\/v3\/voice\/realtime)\?token=.*/, '$1')
        .replace(/(\/segments\?.*)filter_text=[^&]*/, '$1'),
    )
    vi.restoreAllMocks()
    return [...written, ...addresses].join('\n')
  }

  const secretsIn = (all: string) => [MARK, ...app.given].filter((secret) => all.includes(secret))

  it.each(names)('on success and on failure: %s', async (name) => {
    const { good, refused } = callCases[name]
    for (const [input] of refused) await noteErrors(name, input)
    await noteErrors(name, await good(app))
    for (const fault of callCases[name].asks === 'nobody' ? [] : FAULTS) {
      const input = await good(app)
      const [word = '', ...rest] = fault.split(';')
      app.fault = [`${word}*99`, ...rest].join(';')
      await noteErrors(name, input)
      app.fault = ''
      await app.forgive()
    }
    expect(secretsIn(read())).toEqual([])
  })

  it.each(REFUSED_BY_SERVICE)('when the service refuses %s', async (name, input) => {
    await noteErrors(name, input)
    expect(written.join('\n')).toContain('"status":400')
    expect(secretsIn(read())).toEqual([])
  })

  it('with a check that marks would have been found', () => {
    expect(app.given.size).toBeGreaterThan(1)
    expect(JSON.stringify(app.sent)).toContain(MARK)
  })
})

describe('a separate process writes no key and no text', () => {
  let simulator: Simulator
  beforeAll(async () => {
    simulator = await createSimulator({ key: KEY })
  })
  afterAll(() => simulator.close())

  const text = JSON.stringify({ texts: [MARK], targetLanguage: 'DE' })
  const on = () => ['--service', simulator.address]
  const run = (args: readonly string[], { key = KEY, input = '' } = {}) =>
    parley(args, { PARLEY_KEY: key, PARLEY_LOG: 'info' }, input)

  it('the command line, while it retries', async () => {
    simulator.faults.add([{ kind: 'status', status: 503, retryAfter: 0, path: '/v2/translate', times: 2 }])
    const { code, err } = await run(['call', 'text.translate', text, ...on()])
    expect(code).toBe(0)
    expect(err).toContain('request is tried again')
    expect(err).not.toContain(MARK)
  })

  it('the web host, for all calls of a page', async () => {
    const home = await mkdtemp(join(tmpdir(), 'parley-home-'))
    const host = await startWebhost({ PARLEY_HOME: home, PARLEY_LOG: 'info' })
    const page = await BridgeClient.open(host.link)
    const added = { name: MARK, profile: 'generic', plan: 'pro', address: simulator.address, key: KEY }
    expect(await page.invoke('account.add', added)).toMatchObject({ ok: true })
    for (const name of names) for (const [input] of callCases[name].refused) await page.invoke(name, input)
    for (const status of [400, 404, 456, 503]) {
      simulator.faults.add([{ kind: 'status', status, retryAfter: 0, path: '/v2/translate' }])
      await page.invoke('text.translate', JSON.parse(text))
    }
    await page.invoke(MARK, { [MARK]: MARK })
    page.close()
    await host.stop()
    const kept = await readFile(join(home, 'settings.json'), 'utf8')
    await rm(home, { recursive: true })
    expect(host.printed()).toContain('request is tried again')
    expect(host.printed()).not.toContain(MARK)
    expect(kept).not.toContain(KEY)
  })
})
