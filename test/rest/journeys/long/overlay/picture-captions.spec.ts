import { lookPresets } from '../../../../../src/core/captions/look-presets.ts'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { violationsIn } from '../../../../journeys/support/heard.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { OverlayPage, pressLast } from '../../../../journeys/support/overlay-page.ts'
import { record } from '../../../../support/audio/recordings.ts'

test('captions are shown in a window above all others, which its button and its key open and close', {
  tag: '@webhost',
  annotation: because('the desktop has a window of its own for it'),
}, async ({ openApp }) => {
  const { path } = await record({ name: 'overlay-picture', sentences: ['welcome', 'plan'] })
  const app = await openApp({
    microphone: path,
    ownsBrowser: true,
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
  const overlay = await OverlayPage.aboveAll(app)
  await overlay.sees(en.overlay.status.notStarted)
  await expect(overlay.page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(overlay.page.locator('html')).toHaveAttribute('lang', 'en')
  await live.start()
  await overlay.reads(meeting.welcome.de, 'de')
  await overlay.reads(meeting.welcome.en, 'en')
  await app.page.getByRole('button', { name: en.overlay.title, pressed: true }).click()
  await expect.poll(() => app.page.context().pages().length).toBe(pages)
  // The page knows later than the browser that its window is gone, and until then the key would close it.
  await expect(app.page.getByRole('button', { name: en.overlay.title, pressed: false })).toBeVisible()

  await app.page.keyboard.press('ControlOrMeta+Shift+o')
  const again = await OverlayPage.aboveAll(app)
  await again.reads(meeting.plan.de, 'de')
  await app.page.keyboard.press('ControlOrMeta+Shift+o')
  await expect.poll(() => app.page.context().pages().length).toBe(pages)
  await expect(app.page.getByRole('button', { name: en.overlay.title, pressed: false })).toBeVisible()
  expect(await violationsIn(app.page)).toEqual([])
})

test('a browser without such windows opens and closes a small one, with the button and the key', {
  tag: '@webhost',
  annotation: because('the desktop has a window of its own for it'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'documentPictureInPicture', { value: undefined }),
  )
  await page.reload()
  const button = page.getByRole('button', { name: en.overlay.title, exact: true, pressed: false })
  const close = page.getByRole('button', { name: en.overlay.title, pressed: true })
  const open = async (act: () => Promise<void>) => {
    const opened = page.waitForEvent('popup')
    await act()
    const overlay = new OverlayPage(await opened)
    await expect(overlay.captions).toBeVisible()
    await expect(close).toBeVisible()
    return overlay.page
  }
  const byButton = await open(() => button.click())
  await close.click()
  await expect.poll(() => byButton.isClosed()).toBe(true)
  await expect(button).toBeVisible()

  const pressed = () => page.keyboard.press('ControlOrMeta+Shift+o')
  const byKey = await open(pressed)
  await page.bringToFront()
  await pressed()
  await expect.poll(() => byKey.isClosed()).toBe(true)
  await expect(button).toBeVisible()

  const again = await open(pressed)
  const closed = again.waitForEvent('close')
  await Promise.all([closed, pressLast(again)])
  await expect(button).toBeVisible()
})

test('the caption window follows a look that is chosen while it is open, with its font and its line length', {
  tag: '@webhost',
  annotation: because('the desktop has a window of its own for it'),
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none' })
  const { page, change } = app
  await page.getByRole('button', { name: en.overlay.title, exact: true }).click()
  const overlay = await OverlayPage.aboveAll(app)
  await page.getByRole('button', { name: en.live.sample.play }).click()
  const text = overlay.captions.locator('p[lang]').first()
  await text.waitFor()
  const font = () => text.evaluate((node) => getComputedStyle(node).fontFamily)
  expect(await font()).not.toContain('ui-serif')
  const look = {
    ...lookPresets.standard,
    font: 'serif',
    lineLength: 20,
    colors: 'own',
    textColor: '#808080',
    windowColor: '#767676',
  } as const
  await change({ captions: { look } })
  await expect.poll(font).toContain('ui-serif')
  await expect
    .poll(() =>
      text.evaluate((node) => (node as HTMLElement).offsetWidth / node.ownerDocument.body.clientWidth),
    )
    .toBeLessThan(0.6)
  // Text of these colours cannot be read, which the settings say; the controls can.
  await expect(overlay.page.getByRole('button', { name: en.live.larger })).toHaveCSS('color', 'rgb(0, 0, 0)')
})
