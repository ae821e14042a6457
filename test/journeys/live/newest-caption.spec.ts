import type { Locator } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { expect, test } from '../support/app.ts'
import { resizeWindow } from '../support/resize-window.ts'

/** Vertical edges of an element, in pixels. */
async function edges(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('it is not shown')
  return { top: box.y, bottom: box.y + box.height, left: box.x }
}

test('the choices of a running session cover neither the newest caption nor the places', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none' })
  await resizeWindow(page, { width: 900, height: 700 })
  await page.getByRole('combobox', { name: en.live.from, exact: true }).click()
  await expect(page.getByRole('option', { name: en.live.detect })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: en.live.sample.play }).click()
  const captions = page.getByRole('main', { name: en.live.captions })
  await expect(page.getByText('Today we go through the release plan for version two.')).toBeVisible()
  await page.getByRole('button', { name: en.account.dialog.more, exact: true }).click()
  const choices = page.getByRole('dialog', { name: en.account.dialog.more })
  await expect(choices).toBeVisible()
  const places = page.getByRole('navigation')
  await expect.poll(async () => (await edges(captions)).bottom <= (await edges(choices)).top + 1).toBe(true)
  const rail = await places.boundingBox()
  expect((await edges(choices)).left).toBeGreaterThanOrEqual((rail?.x ?? 0) + (rail?.width ?? 0))
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()
  const languages = page.getByRole('banner').getByRole('button', { name: / → DE/ })
  await languages.click()
  await expect(choices).toBeVisible()
  const [opener, opened] = [await edges(languages), await edges(choices)]
  expect(opened.top - opener.bottom, 'they open where one clicked').toBeLessThan(40)
  expect(opened.left).toBeLessThanOrEqual(opener.left)
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()
  await expect(languages).toBeFocused()
})
