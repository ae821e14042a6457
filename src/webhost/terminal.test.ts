import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { Access } from './access.ts'
import { Terminal } from './terminal.ts'

const ADDRESS = 'http://127.0.0.1:1234'
const LINK = /http:\/\/127\.0\.0\.1:1234\/#key=(\S+)/

/** Creates a terminal and records its output and the addresses that the browser is asked to open. */
function sitDown({ hasBrowser = true } = {}) {
  const access = new Access(() => 0)
  const said: string[] = []
  const opened: string[] = []
  const terminal = new Terminal({
    host: {
      address: ADDRESS,
      issueKey: (redeemed) => access.issueKey(redeemed),
      revokeAll: () => access.revokeAll(),
    },
    say: (line) => said.push(line),
    open: (address) => {
      opened.push(address)
      return Promise.resolve(hasBrowser)
    },
    time: () => '14:03',
  })
  open.push(terminal)
  const keyIn = (line: string | undefined) => LINK.exec(line ?? '')?.[1] ?? ''
  const pages = () => opened.map((address) => fileURLToPath(address))
  return { access, terminal, said, opened, pages, keyIn }
}

const open: Terminal[] = []
afterEach(() => {
  vi.unstubAllEnvs()
  for (const terminal of open.splice(0)) terminal.close()
})

it('opens a page that only its user can read, at an address without the key', async () => {
  const { terminal, said, opened, pages, keyIn } = sitDown()
  await terminal.start(true)
  const key = keyIn(said[0])
  const [page = ''] = pages()
  expect(opened.join()).not.toContain(key)
  expect(readFileSync(page, 'utf8')).toContain(`action="${ADDRESS}/"`)
  expect(readFileSync(page, 'utf8')).toContain(`value="${key}"`)
  expect([statSync(page).mode & 0o777, statSync(dirname(page)).mode & 0o777]).toEqual([0o600, 0o700])
})

it('removes the page, spends the link and reports it when the key is redeemed', async () => {
  const { access, terminal, said, pages, keyIn } = sitDown()
  await terminal.start(true)
  const [page = ''] = pages()
  access.redeem(keyIn(said[0]))
  expect(existsSync(dirname(page))).toBe(false)
  expect(said.at(-1)).toMatch(/^14:03 {2}A page was let in\./)
  expect(access.redeem(keyIn(said[0]))).toBeUndefined()
})

it('prints only the link if there is no browser, and leaves nothing on the disk', async () => {
  const { access, terminal, said, pages, keyIn } = sitDown({ hasBrowser: false })
  await terminal.start(true)
  expect(said[0]).toMatch(/^Parley is at http/)
  expect(pages().filter((page) => existsSync(dirname(page)))).toEqual([])
  expect(access.redeem(keyIn(said[0]))).toBeDefined()
})

it('prints the link if the page cannot be written', async () => {
  // The page is written to one of these two folders.
  for (const name of ['TMPDIR', 'HOME']) vi.stubEnv(name, '/nowhere/at/all')
  const { access, terminal, said, opened, keyIn } = sitDown()
  await terminal.start(true)
  expect(said[0]).toMatch(/^The browser could not be opened: ENOENT/)
  expect(opened).toEqual([])
  expect(access.redeem(keyIn(said[1]))).toBeDefined()
})

it('opens no browser unless requested', async () => {
  const { terminal, said, opened } = sitDown()
  await terminal.start(false)
  expect([opened, said[0]]).toEqual([[], expect.stringMatching(/^Parley is at http/)])
})

it('prints a new link for Enter, and help for unknown commands', async () => {
  const { access, terminal, said, keyIn } = sitDown()
  await terminal.start(false)
  terminal.enter('')
  expect(keyIn(said.at(-1))).not.toBe(keyIn(said[0]))
  terminal.enter('?')
  expect(said.at(-1)).toContain('"revoke"')
  expect(access.redeem(keyIn(said[0]))).toBeDefined()
})

it('revokes all links, removes the page from the disk, and prints a new link', async () => {
  const { access, terminal, said, pages, keyIn } = sitDown()
  await terminal.start(true)
  const first = keyIn(said[0])
  terminal.enter(' Revoke ')
  expect(access.redeem(first)).toBeUndefined()
  expect(pages().filter((page) => existsSync(page))).toEqual([])
  expect(access.redeem(keyIn(said.at(-1)))).toBeDefined()
})
