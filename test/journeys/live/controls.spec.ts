import { en } from '../../../src/core/strings/en.ts'
import { expect, test } from '../support/app.ts'

test('captions are made larger and smaller by buttons beside them and by keys', async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none' })
  const size = async () => (await call('settings.get', {})).settings.captions.size
  const larger = page.getByRole('button', { name: en.live.larger })
  await larger.click({ clickCount: 3 })
  await expect.poll(size).toBe(34)
  await page.getByRole('button', { name: en.live.smaller }).click()
  await expect.poll(size).toBe(32)
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ControlOrMeta+-')
  await expect.poll(size).toBe(24)
  await page.keyboard.press('ControlOrMeta++')
  await expect.poll(size).toBe(26)
  await page.keyboard.press('ControlOrMeta+0')
  await expect.poll(size).toBe(28)
})
