import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schemes } from '../../../test/doubles/electron.ts'
import { FakeSession } from '../../../test/doubles/electron-session.ts'
import { claimScheme, servePages } from './page-scheme.ts'

const PAGE = '<html data-language-choice="system" data-system="en" lang="en"></html>'
let parent: string
let sources: string[] = []
const session = new FakeSession()

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'parley-pages-'))
  const folder = join(parent, 'renderer')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await mkdir(join(parent, 'renderer-of-another'))
  await writeFile(join(folder, 'index.html'), '<html lang="en"></html>')
  await writeFile(join(folder, 'assets', 'worker.js'), 'postMessage(1)')
  await writeFile(join(folder, 'assets', 'notes.md'), 'not a part of the page')
  await writeFile(join(parent, 'secret.json'), '{}')
  await writeFile(join(parent, 'a.ogg'), '0123456789')
  await writeFile(join(parent, 'renderer-of-another', 'secret.json'), '{}')
  servePages(session.real, {
    folder,
    language: () => ({ choice: 'system', system: 'en' }),
    streamSources: () => Promise.resolve(sources),
    soundAt: (token) =>
      Promise.resolve(token === 'a-token' ? { path: join(parent, 'a.ogg'), name: 'Plan.ogg' } : undefined),
  })
})
afterAll(() => rm(parent, { recursive: true }))

async function ask(url: string, method = 'GET', headers = {}): Promise<Response> {
  const handler = session.handlers.get('app')
  if (handler === undefined) throw new Error('the scheme is not served')
  return handler(new Request(url, { method, headers }))
}

describe('our scheme', () => {
  it('has the privileges of https and streaming, but cannot bypass the content security policy', () => {
    claimScheme()
    expect(schemes).toEqual([
      {
        scheme: 'app',
        privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
      },
    ])
  })
})

describe('the pages', () => {
  it('receive the interface language with the document', async () => {
    expect(await (await ask('app://parley/')).text()).toBe(PAGE)
  })

  it.each([
    ['app://parley/', 'text/html; charset=utf-8', PAGE],
    ['app://parley/index.html', 'text/html; charset=utf-8', PAGE],
    ['app://parley/assets/worker.js?v=1', 'text/javascript; charset=utf-8', 'postMessage(1)'],
  ])('are served: %s', async (url, type, text) => {
    const answer = await ask(url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe(type)
    expect(await answer.text()).toBe(text)
  })

  it.each(['app://parley/index.html', 'app://parley/assets/worker.js'])(
    'have the policy of the active service, scripts as well as pages: %s',
    async (url) => {
      sources = ['wss://first.example']
      const first = await ask(url)
      sources = ['wss://second.example']
      const second = await ask(url)
      expect(first.headers.get('Content-Security-Policy')).toContain(
        "connect-src 'self' wss://first.example;",
      )
      expect(second.headers.get('Content-Security-Policy')).toContain(
        "connect-src 'self' wss://second.example;",
      )
      expect(second.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(second.headers.get('Cache-Control')).toBe('no-store')
    },
  )

  it.each([
    ['what lies beside the folder', 'app://parley/%2e%2e/secret.json'],
    ['an encoded way out', 'app://parley/..%2Fsecret.json'],
    ['a way out and into a folder of a like name', 'app://parley/..%2Frenderer-of-another%2Fsecret.json'],
    ['a doubly encoded way out', 'app://parley/..%252Fsecret.json'],
    ['an absolute path', 'app://parley/%2Fetc%2Fpasswd'],
    ['a null byte', 'app://parley/index.html%00.js'],
    ['a broken encoding', 'app://parley/%E0%A4%A'],
    ['a folder', 'app://parley/assets'],
    ['what is not there', 'app://parley/nothing.html'],
    ['a file of no known type', 'app://parley/assets/notes.md'],
    ['another host', 'app://other/index.html'],
  ])('are nothing but the built page: not %s', async (_what, url) => {
    const answer = await ask(url)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('Content-Security-Policy')).toContain("connect-src 'self';")
  })

  it('are read-only', async () => {
    expect((await ask('app://parley/index.html', 'POST')).status).toBe(405)
    const head = await ask('app://parley/index.html', 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('a sound', () => {
  const url = 'app://parley/sound/a-token'

  it('is served at the address issued to a page, as a whole or in ranges', async () => {
    const whole = await ask(url)
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789'])
    const part = await ask(url, 'GET', { Range: 'bytes=2-4' })
    expect([part.status, await part.text()]).toEqual([206, '234'])
    expect(Object.fromEntries(part.headers)).toMatchObject({
      'content-type': 'audio/ogg',
      'content-length': '3',
      'content-range': 'bytes 2-4/10',
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const head = await ask(url, 'HEAD')
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, '10', ''])
  })

  it('may be aborted in the middle', async () => {
    const { body } = await ask(url)
    const reader = body?.getReader()
    await reader?.read()
    await expect(reader?.cancel()).resolves.toBeUndefined()
  })

  it.each(['app://parley/sound/', 'app://parley/sound/another', 'app://other/sound/a-token'])(
    'is not at any other address: %s',
    async (other) => {
      const answer = await ask(other)
      expect([answer.status, await answer.text()]).toEqual([404, ''])
    },
  )
})
