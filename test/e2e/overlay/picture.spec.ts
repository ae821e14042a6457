import type { Page } from '@playwright/test'
import { en } from '../../../src/core/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import type { App } from '../../support/app/open-app.ts'
import { record } from '../../support/audio/recordings.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { violationsIn } from '../support/heard.ts'
import { LivePage } from '../support/live-page.ts'
import { OverlayPage } from '../support/overlay-page.ts'

test.skip(({ host }) => host === 'electron', 'the desktop has a window of its own for it')

/** The window above all others, once it is there. */
async function pictureOf({ page }: App): Promise<OverlayPage> {
  const find = (): Page | undefined =>
    page
      .context()
      .pages()
      .find((each) => each !== page)
  await expect.poll(find).toBeDefined()
  const overlay = new OverlayPage(find() as Page)
  await expect(overlay.captions).toBeVisible()
  return overlay
}

test('captions are shown in a window above all others, which its button and its key open and close', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'overlay-picture', sentences: ['welcome', 'plan'] })
  const app = await openApp({
    microphone: path,
    settings: {
      audio: UNPROCESSED,
      voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
      overlay: { lines: 3, languages: 'two' },
      appearance: { theme: 'dark' },
    },
  })
  const live = new LivePage(app.page)
  const pages = app.page.context().pages().length
  await app.page.getByRole('button', { name: en.overlay.title }).click()
  const overlay = await pictureOf(app)
  await overlay.sees(en.overlay.status.notStarted)
  await expect(overlay.page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(overlay.page.locator('html')).toHaveAttribute('lang', 'en')
  await live.start()
  await overlay.reads(meeting.welcome.de, 'de')
  await overlay.reads(meeting.welcome.en, 'en')
  await app.page.getByRole('button', { name: en.overlay.close }).click()
  await expect.poll(() => app.page.context().pages().length).toBe(pages)

  await app.page.keyboard.press('ControlOrMeta+Shift+o')
  const again = await pictureOf(app)
  await again.reads(meeting.plan.de, 'de')
  await app.page.keyboard.press('ControlOrMeta+Shift+o')
  await expect.poll(() => app.page.context().pages().length).toBe(pages)
  await expect(app.page.getByRole('button', { name: en.overlay.title })).toBeVisible()
  expect(await violationsIn(app.page)).toEqual([])
})

test('the caption window opens without loading anything, once the page has been used', async ({
  openApp,
}) => {
  const app = await openApp({ microphone: 'none' })
  const { page } = app
  await page.getByRole('button', { name: en.live.start, exact: true }).waitFor()
  const files = new Map<string, 'requested' | 'loaded'>()
  page.on('request', (request) => request.method() === 'GET' && files.set(request.url(), 'requested'))
  page.on('requestfinished', (request) => request.method() === 'GET' && files.set(request.url(), 'loaded'))
  await page.mouse.move(200, 200)
  // The strings of all later parts are requested last.
  await expect
    .poll(
      () =>
        [...files.keys()].some((url) => url.includes('/later-')) &&
        ![...files.values()].includes('requested'),
    )
    .toBe(true)
  await page.context().setOffline(true)
  await page.keyboard.press('ControlOrMeta+Shift+o')
  const overlay = await pictureOf(app)
  await overlay.sees(en.overlay.status.notStarted)
})
