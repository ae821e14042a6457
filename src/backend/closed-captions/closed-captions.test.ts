import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostPorts } from '../../../test/support/app/host-ports.ts'
import { SettingsInMemory } from '../../../test/support/app/settings-in-memory.ts'
import { eventually } from '../../../test/support/base/eventually.ts'
import {
  CaptionEndpoint,
  type EndpointFault,
} from '../../../test/support/closed-captions/caption-endpoint.ts'
import { keptCaption, recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { answerOf, goingOn } from '../../../test/support/sessions/session-runs.ts'
import type { Retention } from '../../core/session/library/retention.ts'
import { createMemorySecrets, type SecretStore } from '../accounts/secret-store.ts'
import { type Backend, createBackend } from '../backend.ts'
import { createLog } from '../base/create-log.ts'
import { systemClock } from '../base/system-clock.ts'

let root: string
let open: Backend[]
let secrets: SecretStore
let told: unknown[]
let written: string[]
let faults: EndpointFault[]
let endpoint: CaptionEndpoint
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'parley-closed-captions-'))
  open = []
  secrets = createMemorySecrets()
  told = []
  written = []
  faults = []
  endpoint = new CaptionEndpoint({ service: 'Zoom', clock: systemClock, fault: () => faults.shift() })
})
afterEach(async () => {
  for (const backend of open) await backend.close()
  await rm(root, { recursive: true })
})

function start(servesPages = true, retention: Retention = 'for-ever'): Backend {
  const backend = createBackend(
    hostPorts({
      dataFolder: join(root, 'data'),
      settings: new SettingsInMemory({ privacy: { retention } }),
      secrets,
      servesPages,
      fetch: endpoint.fetch,
      log: createLog((line) => void written.push(line), 'info'),
      publish: (name, payload) => {
        if (name === 'closedCaptions.changed') told.push(payload)
      },
    }),
  )
  open.push(backend)
  return backend
}
const session = goingOn([])
const said = (backend: Backend, texts: string[], more = {}) =>
  answerOf(backend, 'session.record', {
    ...session,
    captions: texts.map((text, index) => keptCaption(index, text, { de: `${text} auf Deutsch.` })),
    ...more,
  })
const connect = (backend: Backend) =>
  answerOf(backend, 'closedCaptions.connect', { service: 'Zoom', address: endpoint.address, language: 'de' })
const zoomOf = async (backend: Backend) => (await answerOf(backend, 'closedCaptions.get', {})).services[0]

describe('closed captions of a session', () => {
  it('are sent once an address is entered, which nobody is told again', async () => {
    const backend = start()
    await said(backend, ['Nobody gets this.'])
    expect(await zoomOf(backend)).toEqual({
      service: 'Zoom',
      isOn: false,
      address: 'none',
      waiting: 0,
      taken: 0,
      lost: 0,
    })
    const connected = await connect(backend)
    expect(connected.services[0]).toMatchObject({ isOn: true, address: 'this-run', language: 'de' })
    await said(backend, ['Nobody gets this.', 'First.', 'Second.'])
    await eventually(() => expect(endpoint.shown).toEqual(['First. auf Deutsch.', 'Second. auf Deutsch.']))
    await eventually(async () => expect(await zoomOf(backend)).toMatchObject({ taken: 2, lost: 0 }))
    expect(await zoomOf(backend)).toHaveProperty('takenAt')
    await backend.close()
    const files = (await readdir(join(root, 'data'), { withFileTypes: true })).filter((file) => file.isFile())
    expect(files.map(({ name }) => name)).toContain('closed-captions.json')
    const stored = await Promise.all(files.map(({ name }) => readFile(join(root, 'data', name), 'utf8')))
    expect([...stored, ...written, JSON.stringify(told)].join('\n')).not.toMatch(/signature|zoom\.us/)
  })

  it('are none of the sample meeting, before a session or after one', async () => {
    const backend = start()
    await connect(backend)
    const { endedAt } = recording()
    const sample = (...texts: string[]) => {
      const id = randomUUID()
      return said(backend, texts, { id, isSample: true, endedAt })
    }
    await sample('Sample.')
    await said(backend, ['Real.'], { endedAt })
    await sample('Sample again.')
    await said(backend, ['Real again.'], { id: randomUUID(), endedAt })
    await eventually(() => expect(endpoint.shown).toEqual(['Real. auf Deutsch.', 'Real again. auf Deutsch.']))
  })

  it('go on with their number in the next run, also after the same address was entered again', async () => {
    const first = start()
    await connect(first)
    await said(first, ['One.'])
    await eventually(async () => expect(await zoomOf(first)).toMatchObject({ taken: 1 }))
    await first.close()
    const second = start()
    expect(await zoomOf(second)).toMatchObject({ isOn: true, taken: 1 })
    await connect(second)
    await said(second, ['One.', 'Two.'])
    await eventually(async () => expect(await zoomOf(second)).toMatchObject({ taken: 2, lost: 0 }))
    expect([endpoint.shown, endpoint.repeated]).toEqual([['One. auf Deutsch.', 'Two. auf Deutsch.'], []])
  })

  it('say why they are not taken, and that they are again', async () => {
    // The first request asks for the last number.
    faults = [
      { type: 'status', status: 403 },
      { type: 'status', status: 403 },
    ]
    const backend = start()
    await connect(backend)
    await said(backend, ['One.'])
    const problem = { kind: 'closed-captions', service: 'Zoom', reason: 'expired' }
    await eventually(async () => expect(await zoomOf(backend)).toMatchObject({ problem, waiting: 1 }))
    await eventually(async () => expect(await zoomOf(backend)).toMatchObject({ taken: 1, waiting: 0 }))
    expect(await zoomOf(backend)).not.toHaveProperty('problem')
    expect(JSON.stringify(told)).not.toContain('signature')
  })

  it('end when they are turned off or the address is removed', async () => {
    const backend = start()
    await connect(backend)
    await answerOf(backend, 'closedCaptions.set', { service: 'Zoom', isOn: false })
    await said(backend, ['One.'])
    await answerOf(backend, 'closedCaptions.set', { service: 'Zoom', isOn: true, language: 'en' })
    await said(backend, ['One.', 'Two.'])
    await eventually(() => expect(endpoint.shown).toEqual(['Two.']))
    await answerOf(backend, 'closedCaptions.forget', { service: 'Zoom' })
    await said(backend, ['One.', 'Two.', 'Three.'], { endedAt: recording().endedAt })
    expect(await zoomOf(backend)).toMatchObject({ isOn: false, address: 'none', taken: 0 })
    expect(await backend.dispatch('closedCaptions.set', { service: 'Zoom', isOn: true })).toMatchObject({
      error: { kind: 'invalid-input', field: 'isOn' },
    })
    expect([await secrets.get('closed-captions.Zoom'), endpoint.shown]).toEqual([undefined, ['Two.']])
  })

  it('are shown to those who watch also where nothing is kept, as in a room', async () => {
    const backend = start(true, 'nothing')
    await connect(backend)
    await said(backend, ['One.'])
    await eventually(() => expect(endpoint.shown).toEqual(['One. auf Deutsch.']))
  })

  it('are not there for a host without pages', async () => {
    const backend = start(false)
    expect(await answerOf(backend, 'closedCaptions.get', {})).toMatchObject({ isAvailable: false })
    const input = { service: 'Zoom', address: endpoint.address, language: 'de' }
    expect(await backend.dispatch('closedCaptions.connect', input)).toMatchObject({
      error: { kind: 'other-host-only' },
    })
  })
})
