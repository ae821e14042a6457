import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { systemClock } from '../../../src/backend/base/system-clock.ts'
import { follow } from '../../../src/cli/follow/follow.ts'
import type { AppError } from '../../../src/core/base/errors.ts'
import { startWebhost, type Webhost } from '../../../src/webhost/webhost.ts'
import { BridgePeer } from '../../support/app/bridge-peer.ts'
import { hostPorts } from '../../support/app/host-ports.ts'
import { eventually } from '../../support/base/eventually.ts'
import { keptCaption } from '../../support/contract-cases/call-cases-of-sessions.ts'
import { goingOn } from '../../support/sessions/session-runs.ts'

const session = { ...goingOn([]), gaps: [] }

describe('parley follow', () => {
  let folder: string
  let host: Webhost
  let app: BridgePeer
  let printed: string
  let notes: string[]
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-follow-'))
    host = await startWebhost({ port: 0, pageFolder: folder, ports: hostPorts({ dataFolder: folder }) })
    app = new BridgePeer(host.address, host.address)
    await app.say({ hello: { key: host.issueKey(() => undefined) } })
    await app.until(0)
    printed = ''
    notes = []
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    app.terminate()
    await host.close()
    await rm(folder, { recursive: true })
  })

  const open = async () => (await app.call<{ address: string }>('captionPage.open')).address
  const say = (index: number, words: string, more = {}) =>
    app.call('session.record', { ...session, captions: [keptCaption(index, words)], ...more })
  const run = (address: string, isJson = false): Promise<AppError | undefined> =>
    follow({
      address,
      isJson,
      out: {
        print: (line) => {
          printed += `${line}\n`
        },
        write: (text) => {
          printed += String(text)
        },
      },
      note: (line) => notes.push(line),
      clock: systemClock,
    })
  const lines = () => printed.match(/EN: .*/g) ?? []

  it('prints what was said in the last minutes, and then every sentence, until nobody is admitted any more', async () => {
    await say(0, 'First.')
    const following = run(await open())
    await eventually(() => expect(lines()).toEqual(['EN: First.']))
    await say(1, 'Second.')
    await say(2, 'No full stop')
    await eventually(() => expect(lines()).toEqual(['EN: First.', 'EN: Second.']))
    await app.call('captionPage.end')
    expect(await following).toBeUndefined()
    expect(lines().at(-1)).toBe('EN: No full stop')
    expect(notes).toEqual(['-- connected', '-- ended: this address admits nobody any more'])
  })

  it('goes on after an interruption without a hole, and prints nothing twice', async () => {
    let [line, isCut] = [new AbortController(), false]
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (address: URL, init: RequestInit) =>
      isCut
        ? Promise.reject(new TypeError('fetch failed'))
        : fetch(address, {
            ...init,
            signal: AbortSignal.any([line.signal, ...(init.signal ? [init.signal] : [])]),
          }),
    )
    const following = run(await open())
    await say(0, 'First.')
    await eventually(() => expect(lines()).toEqual(['EN: First.']))
    isCut = true
    line.abort()
    await eventually(() => expect(notes.at(-1)).toBe('-- connection lost, trying again'))
    await say(1, 'Second.')
    await say(2, 'Third.')
    line = new AbortController()
    isCut = false
    await eventually(() => expect(lines()).toEqual(['EN: First.', 'EN: Second.', 'EN: Third.']))
    expect(notes).toEqual(['-- connected', '-- connection lost, trying again', '-- connected'])
    host.revokeAll()
    await following
  })

  it('prints events as JSON, one a line, that match the published schema', async () => {
    const schema = JSON.parse(await readFile(join(root, 'docs', 'feed.schema.json'), 'utf8')) as object
    const validate = new Ajv2020({ validateFormats: false, allowUnionTypes: true }).compile(schema)
    const following = run(await open(), true)
    await eventually(() => expect(notes).toEqual(['-- connected']))
    await say(0, 'First.')
    await app.call('session.unfinished', {
      ...session,
      captions: [{ ...keptCaption(1, 'And'), unfinished: ['source'] }],
    })
    await say(1, 'And more.', {
      gaps: [{ fromMs: 8000, toMs: 9000 }],
      endedAt: session.startedAt + 9000,
    })
    await eventually(() => expect(printed).toContain('"state":"ended"'))
    host.revokeAll()
    await following
    const events = printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { kind: string; sequence: number })
    for (const event of events) expect(validate(event), JSON.stringify(validate.errors)).toBe(true)
    expect(new Set(events.map(({ kind }) => kind))).toEqual(
      new Set(['session', 'concluded', 'current', 'gap']),
    )
    expect(events.map(({ sequence }) => sequence)).toEqual(
      events.map(({ sequence }) => sequence).toSorted((a, b) => a - b),
    )
    expect(validate({ ...events[0], version: 2 })).toBe(false)
  })

  it('says what is wrong with an address', async () => {
    const problem = (detail: RegExp) => ({
      kind: 'invalid-input',
      field: 'captions-address',
      problem: { type: 'malformed', detail: expect.stringMatching(detail) },
    })
    for (const address of ['', 'x', host.address, 'https://evil.test/captions#ticket=x'])
      expect(await run(address)).toMatchObject(problem(/^This is no address/))
    expect(await run(`${host.address}/captions#ticket=${'t'.repeat(43)}`)).toMatchObject(
      problem(/used before, or has expired/),
    )
  })
})
