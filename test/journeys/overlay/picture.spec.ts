import { en } from '../../../src/core/product/strings/en.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { OverlayPage, pressLast } from '../support/overlay-page.ts'

test('the window above all others has its keys and the wheel too', {
  tag: '@webhost',
  annotation: because('the desktop has a window of its own for it'),
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none', settings: { overlay: { size: 40 } } })
  await app.page.getByRole('button', { name: en.overlay.title, exact: true }).click()
  const { page, captions } = await OverlayPage.aboveAll(app)
  const size = () => captions.evaluate((node) => node.style.getPropertyValue('--caption-size'))
  await expect.poll(size).toBe('40')
  await page.keyboard.press('ControlOrMeta+-')
  await expect.poll(size).toBe('38')
  await page.keyboard.press('ControlOrMeta+0')
  await expect.poll(size).toBe('28')
  await captions.dispatchEvent('wheel', { deltaY: -100 })
  await expect.poll(size).toBe('30')
  await Promise.all([page.waitForEvent('close'), pressLast(page)])
  await expect(app.page.getByRole('button', { name: en.overlay.title, exact: true })).toBeVisible()
})

test('the caption window opens without loading anything', {
  tag: '@webhost',
  annotation: because('the desktop has a window of its own for it'),
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none' })
  const { page } = app
  await page.getByRole('button', { name: en.live.start, exact: true }).waitFor()
  await page.context().setOffline(true)
  await page.keyboard.press('ControlOrMeta+Shift+o')
  const overlay = await OverlayPage.aboveAll(app)
  await overlay.sees(en.overlay.status.notStarted)
})
