import { en } from '../../../src/core/product/strings/en.ts'
import { expect, test } from '../support/app.ts'

test('captions are presented alone, and Escape ends it, also where a browser refuses the whole screen', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none' })
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'))
  })
  await page.getByRole('button', { name: en.live.sample.play }).click()
  const said = page.getByText('Today we go through the release plan for version two.')
  await expect(said).toBeVisible()
  const places = page.getByRole('navigation')
  const header = page.getByRole('banner')
  const stop = page.getByRole('button', { name: en.live.stop, exact: true })
  const dock = page.getByRole('region', { name: en.live.controls }).locator('> div').last()
  await stop.focus()
  await page.keyboard.press('Shift+F')
  await expect(places).toBeHidden()
  await expect(header).toBeHidden()
  await expect(page.getByRole('region', { name: en.live.messages }).getByRole('status')).toBeHidden()
  await expect(dock).toHaveCSS('opacity', '0')
  await expect(said).toBeVisible()
  await page.mouse.move(200, 200)
  await expect(dock).toHaveCSS('opacity', '1')
  await page.keyboard.press('Escape')
  await expect(places).toBeVisible()
  await expect(header).toBeVisible()
})
