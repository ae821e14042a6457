import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect as connectSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Asked, ask, BridgePeer } from '../../../test/support/app/bridge-peer.ts'
import { FeedReader, type SentEvent, showCredentials } from '../../../test/support/app/feed-reader.ts'
import { hostPorts } from '../../../test/support/app/host-ports.ts'
import { eventually } from '../../../test/support/base/eventually.ts'
import { keptCaption } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { goingOn } from '../../../test/support/sessions/session-runs.ts'
import { MAX_READERS, streamPath } from '../../core/audience/feed/feed-admission.ts'
import { CLOSE_NOT_ADMITTED } from '../../core/contract/web-bridge.ts'
import type { Recording } from '../../core/session/library/session-schema.ts'
import { startWebhost, type Webhost } from '../webhost.ts'

describe('the feed of the web host', () => {
  let folder: string
  let host: Webhost
  let app: BridgePeer
  const open: { terminate?(): void; close?(): void }[] = []
  let session: Recording
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-captions-'))
    await writeFile(join(folder, 'index.html'), '<!doctype html><html>page')
    await writeFile(join(folder, 'captions.html'), '<!doctype html><html>captions')
    host = await startWebhost({ port: 0, pageFolder: folder, ports: hostPorts({ dataFolder: folder }) })
  })
  beforeEach(async () => {
    session = { ...goingOn([]), gaps: [] }
    app = connect()
    await app.say({ hello: { key: host.issueKey(() => undefined) } })
    await app.until(0)
  })
  afterEach(() => {
    host.revokeAll()
    for (const one of open.splice(0)) (one.terminate ?? one.close)?.call(one)
  })
  afterAll(async () => {
    await host.close()
    await rm(folder, { recursive: true })
  })

  const connect = () => {
    const one = new BridgePeer(host.address, host.address)
    open.push(one)
    return one
  }
  const ticket = async () => {
    const { address } = await app.call<{ address: string }>('captionPage.open')
    expect(address).toMatch(new RegExp(`^${host.address}/captions#ticket=[\\w-]{43}$`))
    return address.slice(address.indexOf('=') + 1)
  }
  const read = async () => {
    const admitted = await FeedReader.admitted(host.address, await ticket())
    open.push(admitted.reader)
    return admitted
  }
  const openStream = async (path: string, headers = {}) => {
    const reader = await FeedReader.open(host.address, path, headers)
    open.push(reader)
    return reader
  }
  const say = (index: number, words: string) =>
    app.call('session.record', { ...session, captions: [keptCaption(index, words)] })
  const grow = (words: string) =>
    app.call('session.unfinished', {
      ...session,
      captions: [{ ...keptCaption(9, words), unfinished: ['source'] }],
    })
  /** Concluded originals of this session. */
  const wordsOf = ({ events }: FeedReader) =>
    events.flatMap((event) =>
      event.kind === 'concluded' && event.line === 'source' && event.session === session.id ? event.text : [],
    )
  const has =
    (words: string) =>
    ({ data }: SentEvent) =>
      data.includes(`"${words}"`) && data.includes(session.id)

  it('counts one reader for a connection, however often it asks at once', async () => {
    const { admitted, reader } = await read()
    reader.close()
    const { hostname, port } = new URL(host.address)
    const socket = connectSocket({ host: hostname, port: Number(port) })
    socket.on('error', () => undefined)
    socket.write(`GET ${streamPath(admitted.secret)} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`.repeat(5))
    await once(socket, 'close')
    await eventually(async () => expect(await app.call('captionPage.get')).toMatchObject({ viewers: 0 }))
  })

  it('gives a reader its proof, the look from the settings and the captions, and nothing else', async () => {
    const { admitted, reader } = await read()
    await say(0, 'Hello')
    await grow('And')
    await reader.until(has('And'))
    expect(reader.received[0]).toEqual({
      event: 'welcome',
      id: undefined,
      data: JSON.stringify({ proof: admitted.proof }),
    })
    await app.call('settings.update', { overlay: { size: 40 } })
    await reader.until(({ data }) => data.includes('"size":40'))
    expect(new Set(reader.events.map(({ kind }) => kind))).toEqual(
      new Set(['look', 'session', 'concluded', 'current']),
    )
    expect(JSON.stringify(reader.events)).not.toContain(session.about.microphone ?? 'microphone')
    expect(await app.call('captionPage.get')).toEqual({ isAvailable: true, isOn: true, viewers: 1 })
  })

  it.each(['header', 'query'])(
    'goes on after an interruption where the reader was, by a position in its %s',
    async (where) => {
      const { admitted, reader } = await read()
      await say(0, 'First')
      const id = (await reader.until(has('First')))?.id ?? ''
      reader.close()
      await say(1, 'Second')
      await say(2, 'Third')
      const again = await openStream(
        streamPath(admitted.secret, where === 'query' ? id : ''),
        where === 'header' ? { 'last-event-id': id } : {},
      )
      await again.until(has('Third'))
      expect(wordsOf(again)).toEqual(['Second', 'Third'])
    },
  )

  it('gives a reader that joins the last minutes, also of a session that is not kept', async () => {
    await app.call('settings.update', { privacy: { retention: 'nothing' } })
    await say(0, 'Hello')
    await grow('And')
    await app.call('settings.update', { privacy: { retention: 'for-ever' } })
    const { reader } = await read()
    await reader.until(has('And'))
    expect(wordsOf(reader)).toEqual(['Hello'])
  })

  it('gives a reader nothing that was over before it was admitted, whatever position it names', async () => {
    await app.call('session.record', {
      ...session,
      captions: [keptCaption(0, 'Of others')],
      endedAt: session.startedAt + 9000,
    })
    const { admitted, reader } = await read()
    const { id = '' } = (await reader.until(({ id: given }) => given !== undefined)) ?? {}
    const again = await openStream(streamPath(admitted.secret), { 'last-event-id': id.replace(/\d+$/, '0') })
    session = { ...session, id: randomUUID() }
    await say(0, 'Hello')
    await again.until(has('Hello'))
    expect(JSON.stringify(again.received)).not.toContain('Of others')
  })

  it('gives a reader that was slow the newest current text alone, and keeps no queue for it', async () => {
    const { reader: slow } = await read()
    const { reader: quick } = await read()
    // Longer than what the system takes for a reader that takes nothing.
    const words = (count: number) => `Word ${count} `.padEnd(4900, 'x')
    for (let count = 1; count <= 2500; count += 1) await grow(words(count))
    await quick.until(has(words(2500)))
    await slow.until(has(words(2500)))
    expect(slow.events.length).toBeLessThan(2400)
  }, 60_000)

  it('admits one reader with a ticket, and that one again with its secret', async () => {
    const spent = await ticket()
    const { admitted, reader } = await FeedReader.admitted(host.address, spent)
    open.push(reader)
    expect((await showCredentials(host.address, { ticket: spent })).status).toBe(403)
    reader.close()
    const again = await showCredentials(host.address, { secret: admitted.secret })
    expect(JSON.parse(again.body)).toEqual(admitted)
  })

  it.each([
    ['a made-up ticket', { ticket: 't'.repeat(43) }],
    ['a made-up secret', { secret: 's'.repeat(43) }],
    ['the key of a page', () => ({ ticket: host.issueKey(() => undefined) })],
    ['a ticket as a secret', async () => ({ secret: await ticket() })],
    ['a proof as a secret', async () => ({ secret: (await read()).admitted.proof })],
  ])('refuses a reader with %s', async (_name, shown) => {
    const credentials = typeof shown === 'function' ? await shown() : shown
    expect((await showCredentials(host.address, credentials)).status).toBe(403)
    const [secret = ''] = Object.values(credentials)
    expect((await openStream(streamPath(secret))).status).toBe(403)
  })

  it('does not admit a reader to the bridge', async () => {
    const unused = await ticket()
    const { admitted } = await read()
    for (const hello of [{ key: unused }, { secret: admitted.secret }, { key: admitted.proof }]) {
      const page = connect()
      await page.say({ hello })
      expect(await page.closed).toBe(CLOSE_NOT_ADMITTED)
    }
  })

  it.each([['https://evil.test'], ['null'], ['file://']])(
    'refuses credentials from the origin %s',
    async (origin) => {
      const unused = await ticket()
      expect((await showCredentials(host.address, { ticket: unused }, { origin })).status).toBe(403)
      expect((await showCredentials(host.address, { ticket: unused })).status).toBe(200)
    },
  )

  it.each<[what: string, asked: Asked, status: number]>([
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'ticket=x' }, 400],
    ['no JSON', { headers: { 'content-type': 'application/json' }, body: '{' }, 400],
    ['too much', { headers: { 'content-type': 'application/json' }, body: ' '.repeat(300) }, 400],
    [
      'no length',
      { headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }, body: '{}' },
      400,
    ],
    ['a get', { method: 'GET' }, 405],
  ])('refuses credentials in %s', async (_what, asked, status) => {
    expect((await ask(host.address, '/feed', { method: 'POST', ...asked })).status).toBe(status)
  })

  it.each<[what: string, path: string, asked: Asked, status: number]>([
    ['another host name', '/captions', { headers: { host: 'evil.test' } }, 403],
    ['another origin', '/captions', { headers: { origin: 'https://evil.test' } }, 403],
    ['another path', '/captions/', {}, 404],
    ['a post', '/captions', { method: 'POST' }, 405],
  ])('refuses the page to %s', async (_what, path, asked, status) => {
    expect((await ask(host.address, path, asked)).status).toBe(status)
  })

  it('refuses the stream to another site, and under another host name', async () => {
    const { admitted } = await read()
    const path = streamPath(admitted.secret)
    expect((await openStream(path, { origin: 'https://evil.test' })).status).toBe(403)
    expect((await openStream(path, { host: 'evil.test' })).status).toBe(403)
    expect((await ask(host.address, path, { method: 'POST' })).status).toBe(405)
  })

  it('serves the same page whatever its address says, under a policy for text alone', async () => {
    const plain = await ask(host.address, '/captions', {})
    const styled = await ask(host.address, '/captions?css=body%7Bcolor:red%7D&size=90', {})
    expect([plain.status, plain.body]).toEqual([200, '<!doctype html><html>captions'])
    expect(styled.body).toBe(plain.body)
    expect(plain.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect((await ask(host.address, '/captions.html', {})).headers).toMatchObject({
      'content-security-policy': plain.headers['content-security-policy'],
    })
  })

  it('tells readers that a session has lost its page', async () => {
    const { reader } = await read()
    await say(0, 'Hello')
    await app.say({ id: 10_000, call: 'session.hold', input: { id: session.id } })
    app.terminate()
    expect(await reader.until(({ data }) => data.includes('"state":"away"'))).toBeDefined()
  })

  it('forgets a session that is deleted', async () => {
    await say(0, 'Hello')
    await app.call('session.delete', { ids: [session.id] })
    const { reader } = await read()
    await say(1, 'Bye')
    await reader.until(has('Bye'))
    expect(wordsOf(reader)).toEqual(['Bye'])
  })

  it('refuses a reader too many, whose ticket remains valid', async () => {
    const readers: FeedReader[] = []
    while (readers.length < MAX_READERS) readers.push((await read()).reader)
    const spare = await ticket()
    expect((await showCredentials(host.address, { ticket: spare })).status).toBe(429)
    readers[0]?.close()
    await expect.poll(() => app.call('captionPage.get')).toMatchObject({ viewers: MAX_READERS - 1 })
    expect((await showCredentials(host.address, { ticket: spare })).status).toBe(200)
  })

  it.each<[how: string, end: () => unknown]>([
    ['by the page', () => app.call('captionPage.end')],
    ['from the terminal', () => host.revokeAll()],
  ])('ends for all readers when it is ended %s', async (_how, end) => {
    const unused = await ticket()
    const { admitted, reader } = await read()
    await end()
    expect(await reader.until(({ event }) => event === 'closed')).toBeDefined()
    expect(await reader.until(() => false)).toBeUndefined()
    for (const credentials of [{ ticket: unused }, { secret: admitted.secret }])
      expect((await showCredentials(host.address, credentials)).status).toBe(403)
    expect((await openStream(streamPath(admitted.secret))).status).toBe(403)
  })
})
