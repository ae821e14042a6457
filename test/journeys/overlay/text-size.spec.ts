import type { Locator, Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { CAPTION_SIZE, OVERLAY_SIZE } from '../../../src/core/settings/captions-schema.ts'
import { expect, test } from '../support/app.ts'
import { expectWithinReach } from '../support/expect-within-reach.ts'
import { OverlayPage } from '../support/overlay-page.ts'

/** Sets the text size of the browser, which follows that of the system: also queries of widths in rem know it. */
async function enlargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
}

const sizeOf = (line: Locator) => line.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))

test('captions and the caption window grow with the text size of the system', async ({ openApp }, info) => {
  const app = await openApp({
    microphone: 'none',
    settings: { voice: { sourceLanguage: 'en', targetLanguages: ['de'] } },
  })
  const { page } = app
  await page.getByRole('button', { name: en.live.sample.play }).click()
  const translation = page.getByRole('main').locator('p[lang="de"]').first()
  const original = page.getByRole('main').locator('p[lang="en"]').first()
  await expect(translation).toBeVisible()
  const usual = await sizeOf(original)
  await enlargeText(page)
  await expect.poll(() => sizeOf(translation)).toBe(CAPTION_SIZE.defaults * 1.5)
  expect(await sizeOf(original)).toBe(usual * 1.5)
  const icon = page.getByRole('navigation').locator('svg').first()
  expect(await icon.evaluate((node) => node.clientWidth)).toBe(20 * 1.5)
  await expectWithinReach(page.locator('body'))
  await page.screenshot({ path: info.outputPath('stage.png') })

  const overlay = await OverlayPage.open(app)
  const line = overlay.captions.locator('p[lang="de"]').first()
  await expect.poll(() => sizeOf(line)).toBe(OVERLAY_SIZE.defaults)
  await enlargeText(overlay.page)
  await expect.poll(() => sizeOf(line)).toBe(OVERLAY_SIZE.defaults * 1.5)
  await overlay.page.screenshot({ path: info.outputPath('caption-window.png') })
})
