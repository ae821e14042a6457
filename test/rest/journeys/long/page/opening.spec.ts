import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { openProfile } from '../../../../support/app/chromium.ts'
import { notingDesktop } from '../../../../support/app/desktop-opener.ts'
import { startWebhost } from '../../../../support/app/webhost-process.ts'

const CHROMIUM_SAVES_MS = 3500

const keyOf = (link: string): string => new URL(link).hash.slice('#key='.length)
const isIn = (page: Page) =>
  expect(page.getByRole('banner').getByText(en.service.demo.name, { exact: true })).toBeVisible()
const isOut = (page: Page) =>
  expect(page.getByRole('heading', { name: en.app.notAdmitted.title })).toBeVisible()

/** Files of a browser profile that contain a text in either encoding that Chromium uses. */
function filesWith(profile: string, text: string): string[] {
  const forms = [Buffer.from(text), Buffer.from(text, 'utf16le')]
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => forms.some((form) => readFileSync(path).includes(form)))
    .map((path) => relative(profile, path))
}

test.describe('the key of the web host', {
  tag: '@webhost',
  annotation: because('the desktop has no keys'),
}, () => {
  let folder = ''
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-opening-'))
  })
  test.afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))

  const start = (env: Record<string, string>, opens: boolean) =>
    startWebhost({ PARLEY_HOME: join(folder, 'home'), PARLEY_KEY: '', ...env }, '0', [], opens)

  test('is on no command line, and not in the history of the browser that it opens', async () => {
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
    // Delays the scripts until Chromium has saved its open tabs, with the form that led to the page.
    await page.route('**/*.js', (route) => sleep(CHROMIUM_SAVES_MS).then(() => route.continue()))
    await page.goto(address)
    await isIn(page)
    expect(page.url()).toBe(`${new URL(host.link).origin}/`)
    await expect.poll(() => existsSync(dirname(opening))).toBe(false)
    await expect.poll(() => host.printed()).toContain('A page was let in.')
    await page.reload()
    await isIn(page)
    await browser.close()
    expect(filesWith(profile, '127.0.0.1')).toEqual(expect.arrayContaining(['Default/History']))
    expect(filesWith(profile, key)).toEqual([])
    await host.stop()
  })

  test('is already used up when found in the history of a browser that opened a link', async () => {
    const host = await start({}, false)
    const profile = join(folder, 'profile')
    const browser = await openProfile(profile)
    const [page = await browser.newPage()] = browser.pages()
    await page.goto(host.link)
    await isIn(page)
    // Reopened from the history, the page stays signed in in the same tab, and not in another.
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

  test('and all sign-ins by it can be revoked from the terminal', async () => {
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
