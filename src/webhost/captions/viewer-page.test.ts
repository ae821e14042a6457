import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Asked, ask, BridgePeer } from '../../../test/support/app/bridge-peer.ts'
import { hostPorts } from '../../../test/support/app/host-ports.ts'
import {
  CLOSE_FULL,
  MAX_VIEWERS,
  PUBLISHER_PATH,
  VIEWER_PATH,
  type ViewerFeed,
} from '../../core/caption-page/viewer-messages.ts'
import type { CaptionPublication } from '../../core/captions/publication.ts'
import { CLOSE_NOT_ADMITTED, CLOSE_PROTOCOL, CLOSE_TOO_FAST } from '../../core/contract/web-bridge.ts'
import { startWebhost, type Webhost } from '../webhost.ts'

type Admitted = Extract<ViewerFeed, { welcome: unknown }>['welcome']

const text = (concluded: string) => ({ concluded, tentative: '' })
const state = (
  sequence: number,
  words: string,
  side: CaptionPublication['side'] = 'single',
): CaptionPublication => ({
  version: 1,
  run: side,
  sequence,
  side,
  status: 'live',
  targets: ['de'],
  captions: [
    { index: 0, startMs: 0, language: 'en', source: text(words), targets: { de: text(`${words} de`) } },
  ],
})

describe('the caption page of the web host', () => {
  let folder: string
  let host: Webhost
  let app: BridgePeer
  const open: BridgePeer[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-captions-'))
    await writeFile(join(folder, 'index.html'), '<!doctype html><html>page')
    await writeFile(join(folder, 'captions.html'), '<!doctype html><html>captions')
    host = await startWebhost({ port: 0, pageFolder: folder, ports: hostPorts({ dataFolder: folder }) })
  })
  beforeEach(async () => {
    app = connect('/bridge')
    await app.say({ hello: { key: host.issueKey(() => undefined) } })
    await app.until(0)
  })
  afterEach(() => {
    host.revokeAll()
    for (const one of open.splice(0)) one.terminate()
  })
  afterAll(async () => {
    await host.close()
    await rm(folder, { recursive: true })
  })

  const connect = (path: string, origin = host.address) => {
    const one = new BridgePeer(host.address, origin, path)
    open.push(one)
    return one
  }
  let calls = 0
  /** The value that the app's page gets for a call. */
  const call = async (name: string, input: object = {}) => {
    const id = (calls += 1)
    const at = app.received.length
    await app.say({ id, call: name, input })
    const found = () =>
      app.received.slice(at).find((message) => (message as { id?: number }).id === id) as
        | { result: { ok: boolean; value: never } }
        | undefined
    while (found() === undefined) await app.next()
    expect(found()).toMatchObject({ result: { ok: true } })
    return found()?.result.value as unknown
  }
  const ticket = async () => {
    const { address } = (await call('captionPage.open')) as { address: string }
    expect(address).toMatch(new RegExp(`^${host.address}/captions#ticket=[\\w-]{43}$`))
    return address.slice(address.indexOf('=') + 1)
  }
  const greet = async (hello: object) => {
    const viewer = connect(VIEWER_PATH)
    await viewer.say({ hello })
    return viewer
  }
  /** A viewer that was admitted with a ticket of its own, and has its first view. */
  const view = async () => {
    const viewer = await greet({ ticket: await ticket() })
    const { welcome } = (await viewer.until(0)) as { welcome: Admitted }
    expect(await viewer.until(1)).toMatchObject({ settings: { overlay: {} } })
    return { viewer, welcome }
  }
  const publisher = async () => {
    const page = connect(PUBLISHER_PATH)
    await page.say({ hello: await call('captionPage.publish') })
    expect(await page.until(0)).toEqual({ welcome: true })
    return page
  }

  it('gives a viewer the look from the settings and the captions, and nothing else', async () => {
    const { viewer } = await view()
    const page = await publisher()
    await viewer.say({ next: true })
    await page.say({ captions: state(1, 'Hello') })
    expect(await viewer.until(2)).toEqual({ captions: state(1, 'Hello') })
    await viewer.say({ next: true })
    await call('settings.update', { overlay: { size: 40 } })
    expect(await viewer.until(3)).toMatchObject({ settings: { overlay: { size: 40 } } })
    expect(await call('captionPage.get')).toEqual({ isAvailable: true, isOn: true, viewers: 1 })
  })

  it('gives a late viewer the newest state of both sides', async () => {
    const { viewer: early } = await view()
    const page = await publisher()
    await page.say({ captions: state(1, 'Old', 'mine') })
    await page.say({ captions: state(2, 'New', 'mine') })
    await page.say({ captions: state(1, 'Theirs', 'theirs') })
    for (const at of [2, 3, 4]) {
      await early.say({ next: true })
      await early.until(at)
      if (JSON.stringify(early.received).includes('Theirs')) break
    }
    const { viewer } = await view()
    await viewer.say({ next: true })
    expect(await viewer.until(2)).toEqual({ captions: state(2, 'New', 'mine') })
    await viewer.say({ next: true })
    expect(await viewer.until(3)).toEqual({ captions: state(1, 'Theirs', 'theirs') })
  })

  it('admits one viewer with a ticket, and that one again with its secret', async () => {
    const spent = await ticket()
    const first = await greet({ ticket: spent })
    const { welcome } = (await first.until(0)) as { welcome: Admitted }
    expect(await (await greet({ ticket: spent })).closed).toBe(CLOSE_NOT_ADMITTED)
    first.terminate()
    const again = await greet({ secret: welcome.secret })
    expect(await again.until(0)).toEqual({ welcome })
  })

  it.each([
    ['a made-up ticket', { ticket: 't'.repeat(43) }],
    ['a made-up secret', { secret: 's'.repeat(43) }],
    ['the key of a page', () => ({ ticket: host.issueKey(() => undefined) })],
    ['the ticket of a publisher', async () => (await call('captionPage.publish')) as object],
    ['a ticket as a secret', async () => ({ secret: await ticket() })],
  ])('refuses a viewer with %s', async (_name, hello) => {
    const viewer = await greet(typeof hello === 'function' ? await hello() : hello)
    expect(await viewer.closed).toBe(CLOSE_NOT_ADMITTED)
    expect(viewer.received).toEqual([])
  })

  it('does not admit a viewer to the bridge, or as a publisher', async () => {
    const unused = await ticket()
    const { welcome } = await view()
    for (const hello of [{ key: unused }, { secret: welcome.secret }, { key: welcome.proof }]) {
      const page = connect('/bridge')
      await page.say({ hello })
      expect(await page.closed).toBe(CLOSE_NOT_ADMITTED)
    }
    for (const shown of [unused, welcome.secret]) {
      const page = connect(PUBLISHER_PATH)
      await page.say({ hello: { ticket: shown } })
      expect(await page.closed).toBe(CLOSE_NOT_ADMITTED)
    }
  })

  it.each([VIEWER_PATH, PUBLISHER_PATH])('refuses %s to a page of another origin', async (path) => {
    expect(await connect(path, 'https://evil.test').closed).toBe(-1)
    expect(await connect(path, 'null').closed).toBe(-1)
    expect(await connect(`${path}?ticket=${await ticket()}`).closed).toBe(-1)
  })

  it.each<[what: string, path: string, asked: Asked, status: number]>([
    ['another host name', '/captions', { headers: { host: 'evil.test' } }, 403],
    ['another origin', '/captions', { headers: { origin: 'https://evil.test' } }, 403],
    ['another path', '/captions/', {}, 404],
    ['a post', '/captions', { method: 'POST' }, 405],
  ])('refuses the page to %s', async (_what, path, asked, status) => {
    expect((await ask(host.address, path, asked)).status).toBe(status)
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

  it('gives a viewer that was slow the newest state alone', async () => {
    const { viewer } = await view()
    const page = await publisher()
    const { viewer: quick } = await view()
    for (let sequence = 1; sequence <= 50; sequence += 1)
      await page.say({ captions: state(sequence, `Word ${sequence}`) })
    // The other viewer has the last state, so that the host has all of them.
    for (let at = 2; !JSON.stringify(quick.received).includes('Word 50'); at += 1) {
      await quick.say({ next: true })
      await quick.until(at)
    }
    expect(viewer.received).toHaveLength(2)
    await viewer.say({ next: true })
    expect(await viewer.until(2)).toEqual({ captions: state(50, 'Word 50') })
  })

  it('closes a viewer that asks for more than it was given', async () => {
    const { viewer } = await view()
    await viewer.say({ next: true })
    await viewer.say({ next: true })
    expect(await viewer.closed).toBe(CLOSE_PROTOCOL)
  })

  it.each<[what: string, message: unknown]>([
    ['a call', { id: 1, call: 'settings.get', input: {} }],
    ['captions of its own', { captions: state(1, 'x') }],
    ['a second hello', { hello: { ticket: 't' } }],
    ['nothing', null],
  ])('closes a viewer that sends %s', async (_what, message) => {
    const { viewer } = await view()
    await viewer.say(message)
    expect([CLOSE_PROTOCOL, 1009]).toContain(await viewer.closed)
    expect(viewer.received).toHaveLength(2)
  })

  it.each<[what: string, captions: object]>([
    ['too many captions', { captions: Array.from({ length: 5 }, () => state(1, 'x').captions[0]) }],
    ['a side that does not exist', { side: 'all' }],
    ['no text', { captions: [{ ...state(1, 'x').captions[0], source: 'x' }] }],
  ])('closes a publisher that sends %s', async (_what, wrong) => {
    const page = await publisher()
    await page.say({ captions: { ...state(1, 'x'), ...wrong } })
    expect(await page.closed).toBe(CLOSE_PROTOCOL)
  })

  it('closes a publisher that sends too much at once', async () => {
    const page = await publisher()
    await page.say({ captions: state(1, 'x'.repeat(600_000)) })
    expect(await page.closed).toBe(1009)
  })

  it('closes a publisher that sends too often', async () => {
    const page = await publisher()
    for (let sequence = 1; sequence <= 2000; sequence += 1) void page.say({ captions: state(sequence, 'x') })
    expect(await page.closed).toBe(CLOSE_TOO_FAST)
  })

  it.each<[when: string, end: (page: BridgePeer) => unknown]>([
    ['its engine is gone', (page) => page.say({ over: 'single' })],
    ['its page is gone', (page) => page.close()],
  ])('tells viewers that a run is over when %s', async (_when, end) => {
    const { viewer } = await view()
    const page = await publisher()
    await page.say({ captions: state(1, 'Hello') })
    await viewer.say({ next: true })
    await viewer.until(2)
    await viewer.say({ next: true })
    await end(page)
    expect(await viewer.until(3)).toEqual({ over: 'single' })
  })

  it('refuses a viewer too many, whose ticket remains valid', async () => {
    const viewers: BridgePeer[] = []
    while (viewers.length < MAX_VIEWERS) viewers.push((await view()).viewer)
    const spare = await ticket()
    expect(await (await greet({ ticket: spare })).closed).toBe(CLOSE_FULL)
    viewers[0]?.terminate()
    await expect.poll(() => call('captionPage.get')).toMatchObject({ viewers: MAX_VIEWERS - 1 })
    expect(await (await greet({ ticket: spare })).until(0)).toMatchObject({ welcome: {} })
  })

  it.each<[how: string, end: () => unknown]>([
    ['by the page', () => call('captionPage.end')],
    ['from the terminal', () => host.revokeAll()],
  ])('ends for all viewers and publishers when it is ended %s', async (_how, end) => {
    const unused = await ticket()
    const { viewer, welcome } = await view()
    const page = await publisher()
    await end()
    expect([await viewer.closed, await page.closed]).toEqual([CLOSE_NOT_ADMITTED, CLOSE_NOT_ADMITTED])
    for (const hello of [{ ticket: unused }, { secret: welcome.secret }])
      expect(await (await greet(hello)).closed).toBe(CLOSE_NOT_ADMITTED)
  })
})
