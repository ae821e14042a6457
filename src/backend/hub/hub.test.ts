import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EventSource } from 'undici'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hostPorts } from '../../../test/support/app/host-ports.ts'
import { eventually } from '../../../test/support/base/eventually.ts'
import { keptCaption, recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { HUB_SECRET, NginxHub } from '../../../test/support/hub/nginx-hub.ts'
import { roomPages, systemSecrets } from '../../../test/support/room/room-guest.ts'
import { answerOf, goingOn } from '../../../test/support/sessions/session-runs.ts'
import type { HubPublication } from '../../core/audience/hub/hub-calls.ts'
import { readHubLink, stateChannel } from '../../core/audience/hub/hub-messages.ts'
import { HubReader } from '../../renderer/room/hub-reader.ts'
import type { SecretStore } from '../accounts/secret-store.ts'
import { type Backend, createBackend } from '../backend.ts'
import { createLog } from '../base/create-log.ts'

const PAGE = 'https://pages.example/captions.html'

let nginx: NginxHub
beforeAll(async () => {
  nginx = await NginxHub.open()
  vi.stubGlobal('EventSource', EventSource)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await nginx.close()
})

let root: string
let open: Backend[]
let readers: HubReader[]
let secrets: SecretStore
let told: HubPublication[]
let written: string[]
/** Whether this computer reaches the network. */
let isOnline: boolean
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'parley-hub-test-'))
  open = []
  readers = []
  secrets = systemSecrets()
  told = []
  written = []
  isOnline = true
})
afterEach(async () => {
  for (const reader of readers) reader.close()
  for (const backend of open) await backend.close()
  await rm(root, { recursive: true })
})

function start(): Backend {
  const backend = createBackend(
    hostPorts({
      dataFolder: join(root, 'data'),
      secrets,
      servesPages: true,
      room: { pages: () => Promise.resolve(roomPages), networks: () => [] },
      fetch: (...request) =>
        isOnline ? fetch(...request) : Promise.reject(new TypeError('connect ENETUNREACH')),
      log: createLog((line) => void written.push(line), 'info'),
      publish: (name, payload) => {
        if (name === 'hub.changed') told.push(payload as HubPublication)
      },
    }),
  )
  open.push(backend)
  backend.resume()
  return backend
}
const session = goingOn([])
const say = (backend: Backend, texts: readonly string[], more = {}) =>
  answerOf(backend, 'session.record', {
    ...session,
    captions: texts.map((text, index) => ({
      ...keptCaption(index, text, { de: `${text} auf Deutsch.` }),
      startMs: index * 1000,
    })),
    ...more,
  })
const connect = (backend: Backend, secret = HUB_SECRET) =>
  answerOf(backend, 'hub.connect', { address: nginx.address, secret, page: PAGE })
const share = async (backend: Backend, isOn = true) =>
  (await answerOf(backend, 'hub.share', { isOn })).link ?? ''
const shared = async (backend: Backend) => {
  await connect(backend)
  return share(backend)
}
const linkOf = (link: string) => {
  const read = readHubLink(link.slice(link.indexOf('#') + 1))
  if (read === undefined) throw new Error(`not a link: ${link}`)
  return read
}
function readerOf(link: string, line = 'de'): HubReader {
  const { code, address } = linkOf(link)
  const reader = new HubReader(code, address, () => reader.follow(line))
  readers.push(reader)
  return reader
}
const textsOf = (reader: HubReader, line = 'de') =>
  reader.transcript.rows(line).map(({ text, tentative }) => text + tentative)
const german = (...texts: string[]) => texts.map((text) => `${text} auf Deutsch.`)
const reads = (reader: HubReader, ...texts: string[]) =>
  eventually(() => expect(textsOf(reader)).toEqual(german(...texts)))
const isTaken = (backend: Backend) =>
  eventually(async () => expect(await answerOf(backend, 'hub.get', {})).toMatchObject({ isTaken: true }))

describe('captions through a hub', () => {
  it('are read by whoever has the link, from then on, and tell others nothing', async () => {
    const backend = start()
    await say(backend, ['Before.'])
    const link = await shared(backend)
    expect(link).toMatch(
      /^https:\/\/pages\.example\/captions\.html#[\w-]{19}@http:\/\/127\.0\.0\.1:\d+\/parley$/,
    )
    await say(backend, ['Before.', 'First.'])
    const reader = readerOf(link)
    await reads(reader, 'First.')
    await say(backend, ['Before.', 'First.', 'Second.'])
    await reads(reader, 'First.', 'Second.')
    expect([reader.phase, reader.transcript.phase, reader.transcript.hasMissed]).toEqual([
      'open',
      'live',
      false,
    ])
    const late = readerOf(link)
    await reads(late, 'First.', 'Second.')
    expect(late.transcript.hasMissed).toBe(false)
    const original = readerOf(link, 'source')
    await eventually(() => expect(textsOf(original, 'source')).toEqual(['First.', 'Second.']))
    const { code } = linkOf(link)
    const seen = await fetch(nginx.address + stateChannel(code).path, {
      headers: { Accept: 'text/event-stream' },
    })
    const { value } = (await seen.body?.getReader().read()) ?? {}
    expect(new TextDecoder().decode(value)).toMatch(/(^|\n)data: [\w+/=]{300,}\n/)
    const stranger = readerOf(link.replace(/#[^@]*/, '#0000-0000-0000-0000'))
    await reads(reader, 'First.', 'Second.')
    expect([textsOf(stranger), stranger.phase]).toEqual([[], 'connecting'])
  })

  it('grow, and are withdrawn', async () => {
    const backend = start()
    const link = await shared(backend)
    await say(backend, ['First.'])
    const reader = readerOf(link)
    await reads(reader, 'First.')
    const growing = (texts: readonly string[]) =>
      answerOf(backend, 'session.unfinished', {
        ...session,
        captions: texts.map((text) => ({ ...keptCaption(1, 'Gro', { de: text }), startMs: 1000 })),
      })
    await growing(['Es wä'])
    await eventually(() => expect(textsOf(reader)).toEqual([...german('First.'), 'Es wä']))
    await growing([])
    await reads(reader, 'First.')
  })

  it('are not those of the session before, for a reader of the next one', async () => {
    const backend = start()
    const link = await shared(backend)
    const honest = readerOf(link)
    await say(backend, ['First.'])
    await reads(honest, 'First.')
    await say(backend, ['First.'], { endedAt: recording().endedAt })
    await eventually(() => expect(honest.transcript.phase).toBe('waiting'))
    const next = { id: crypto.randomUUID(), startedAt: session.startedAt + 60_000 }
    await say(backend, ['Next.'], next)
    await reads(honest, 'First.', 'Next.')
    await reads(readerOf(link), 'Next.')
  })

  it('wait while this computer is offline, and arrive once and in order', async () => {
    const backend = start()
    const link = await shared(backend)
    await say(backend, ['First.'])
    const reader = readerOf(link)
    await reads(reader, 'First.')
    isOnline = false
    const texts = ['First.', ...Array.from({ length: 60 }, (_, index) => `Offline ${index}.`)]
    for (let count = 2; count <= texts.length; count += 1) await say(backend, texts.slice(0, count))
    await eventually(() =>
      expect(told.at(-1)).toMatchObject({ isTaken: false, problem: { kind: 'unreachable' } }),
    )
    isOnline = true
    await reads(reader, ...texts)
    await isTaken(backend)
    expect(reader.transcript.hasMissed).toBe(false)
  })

  it('go on after the hub was killed, and a late reader is told what it no longer has', async () => {
    const backend = start()
    const link = await shared(backend)
    await say(backend, ['First.'])
    const reader = readerOf(link)
    await reads(reader, 'First.')
    await nginx.kill()
    await say(backend, ['First.', 'Second.'])
    await eventually(() => expect(told.at(-1)).toMatchObject({ isTaken: false }))
    await nginx.start()
    await reads(reader, 'First.', 'Second.')
    expect(reader.transcript.hasMissed).toBe(false)
    const late = readerOf(link)
    await reads(late, 'Second.')
    expect(late.transcript.hasMissed).toBe(true)
  })

  it('go on with the link after a restart of Parley, until it ends', async () => {
    const first = start()
    const link = await shared(first)
    const reader = readerOf(link)
    await say(first, ['First.'])
    await reads(reader, 'First.')
    await first.close()
    const second = start()
    await eventually(async () => expect((await answerOf(second, 'hub.get', {})).link).toBe(link))
    await say(second, ['Next.'], { id: crypto.randomUUID(), startedAt: session.startedAt + 60_000 })
    await reads(reader, 'First.', 'Next.')
    await share(second, false)
    await eventually(() => expect(reader.phase).toBe('ended'))
    expect(await share(second)).not.toBe(link)
  })

  it('are taken with the secret alone, which nobody is told and no redirect gets', async () => {
    const backend = start()
    const { path } = stateChannel('0000000000000000')
    for (const Authorization of ['', 'Bearer x', `Basic ${HUB_SECRET}`]) {
      const forged = await fetch(nginx.address + path, {
        method: 'POST',
        headers: { Authorization },
        body: 'x',
      })
      expect(forged.status, Authorization).toBe(403)
    }
    const removed = await fetch(nginx.address + path, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${HUB_SECRET}` },
    })
    expect(removed.status).toBe(403)
    await connect(backend, 'wrong-secret')
    await share(backend)
    await eventually(() =>
      expect(told.at(-1)?.problem).toMatchObject({ kind: 'hub', reason: 'secret', status: 403 }),
    )
    await shared(backend)
    await say(backend, ['First.'])
    await isTaken(backend)
    await backend.close()
    const files = (await readdir(join(root, 'data'), { withFileTypes: true })).filter((file) => file.isFile())
    const stored = await Promise.all(files.map(({ name }) => readFile(join(root, 'data', name), 'utf8')))
    expect([...stored, ...written, JSON.stringify(told)].join('\n')).not.toMatch(
      /publishing-secret|wrong-secret/,
    )
  })

  it('need an address of https, and a hub', async () => {
    const backend = start()
    expect(await backend.dispatch('hub.share', { isOn: true })).toMatchObject({
      error: { kind: 'invalid-input', problem: { other: 'address' } },
    })
    const address = 'http://hub.example/parley'
    expect(await backend.dispatch('hub.connect', { address, secret: HUB_SECRET, page: PAGE })).toMatchObject({
      error: { kind: 'address-refused', reason: 'not-secure' },
    })
    await connect(backend)
    expect(await answerOf(backend, 'hub.forget', {})).toMatchObject({ stored: 'none' })
    expect(await secrets.get('hub')).toBeUndefined()
  })
})

describe('the page of a hub', () => {
  it('has its policy inside, since hosts of files send none', async () => {
    const { html } = await answerOf(start(), 'hub.page', { language: 'de' })
    expect(html).toContain("default-src 'none'; script-src 'sha256-")
  })
})
