import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { en } from '../../../src/core/strings/en.ts'
import { openProfile } from '../../support/app/chromium.ts'
import { notingDesktop } from '../../support/app/desktop-opener.ts'
import { startWebhost } from '../../support/app/webhost-process.ts'
import { expect, test } from '../support/app.ts'

const CHROMIUM_SAVES_MS = 3500

const keyOf = (link: string): string => new URL(link).hash.slice('#key='.length)
const isIn = (page: Page) => expect(page.getByText('Nothing you say leaves it.')).toBeVisible()
const isOut = (page: Page) =>
  expect(page.getByRole('heading', { name: en.app.notAdmitted.title })).toBeVisible()

/** The files of a browser's profile that hold a text, in either way in which Chromium writes texts. */
function filesWith(profile: string, text: string): string[] {
  const forms = [Buffer.from(text), Buffer.from(text, 'utf16le')]
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => forms.some((form) => readFileSync(path).includes(form)))
    .map((path) => relative(profile, path))
}

test.describe('the key of the web host', () => {
  let folder = ''
  test.beforeEach(async ({ host }) => {
    test.skip(host === 'electron', 'the desktop has no keys')
    folder = await mkdtemp(join(tmpdir(), 'parley-opening-'))
  })
  test.afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))

  const start = (env: Record<string, string>, opens: boolean) =>
    startWebhost({ PARLEY_HOME: join(folder, 'home'), PARLEY_KEY: '', ...env }, '0', [], opens)

  test('stands on no command line, and leaves nothing in the history of the browser that it opens', async () => {
    const desktop = notingDesktop(join(folder, 'desktop'))
    const host = await start(desktop.env, true)
    const key = keyOf(host.link)
    await expect.poll(() => existsSync(join(folder, 'desktop', 'opened'))).toBe(true)
    const address = desktop.opened()
    expect(address).toMatch(/^file:/)
    expect(address).not.toContain(key)
    const opening = fileURLToPath(address)
    expect([statSync(opening).mode & 0o777, statSync(dirname(opening)).mode & 0o777]).toEqual([0o600, 0o700])

    const profile = join(folder, 'profile')
    const browser = await openProfile(profile)
    const [page = await browser.newPage()] = browser.pages()
    // It waits for its scripts while Chromium writes down what is open, the form that has led there too.
    await page.route('**/*.js', (route) => sleep(CHROMIUM_SAVES_MS).then(() => route.continue()))
    await page.goto(address)
    await isIn(page)
    expect(page.url()).toBe(`${new URL(host.link).origin}/`)
    expect(existsSync(dirname(opening))).toBe(false)
    expect(host.printed()).toContain('A page was let in.')
    await page.reload()
    await isIn(page)
    await browser.close()
    expect(filesWith(profile, '127.0.0.1')).toEqual(expect.arrayContaining(['Default/History']))
    expect(filesWith(profile, key)).toEqual([])
    await host.stop()
  })

  test('is spent when it is found in the history of a browser that a link was opened in', async () => {
    const host = await start({}, false)
    const profile = join(folder, 'profile')
    const browser = await openProfile(profile)
    const [page = await browser.newPage()] = browser.pages()
    await page.goto(host.link)
    await isIn(page)
    // From the history, in the same tab: it stays in. In another one it stays outside.
    await page.goto('about:blank')
    await page.goto(host.link)
    await isIn(page)
    const other = await browser.newPage()
    await other.goto(host.link)
    await isOut(other)
    await browser.close()
    expect(filesWith(profile, keyOf(host.link))).toContain('Default/History')
    await host.stop()
  })

  test('and all it has opened is revoked from the terminal', async () => {
    const host = await start({}, false)
    const browser = await openProfile(join(folder, 'profile'))
    const [page = await browser.newPage()] = browser.pages()
    await page.goto(host.link)
    await isIn(page)
    const unused = await host.anotherLink()
    host.enter('revoke')
    await expect(page.getByRole('alert')).toContainText(en.app.shutOut.title)
    await page.reload()
    await isOut(page)
    await page.goto(unused)
    await isOut(page)
    await page.goto(await host.anotherLink())
    await isIn(page)
    await browser.close()
    await host.stop()
  })
})
