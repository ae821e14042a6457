import { en } from '../../../src/core/strings/en.ts'
import { expect, test } from '../support/app.ts'

test('captions are made larger and smaller by buttons beside them and by keys', async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none' })
  const size = async () => (await call('settings.get', {})).settings.captions.size
  await page.getByRole('button', { name: en.live.sample.play }).click()
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

test('captions are presented alone, and everything else comes back', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  await page.getByRole('button', { name: en.live.sample.play }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  const others = page.getByRole('navigation').or(page.getByRole('banner'))
  await expect(others).toHaveCount(2)
  await page.getByRole('button', { name: en.live.present, exact: true }).click()
  await expect(page.getByRole('button', { name: en.live.endPresenting })).toBeVisible()
  await expect(others).toHaveCount(0)
  await page.getByRole('button', { name: en.live.endPresenting }).click()
  await expect(others).toHaveCount(2)
})

test('no control moves when a spoken translation falls behind', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const skip = page.getByRole('button', { name: en.live.skip, exact: true })
  const pause = page.getByRole('button', { name: en.live.pause, exact: true })
  await page.getByRole('button', { name: en.live.sample.play }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  const before = await pause.boundingBox()
  await expect(skip).toBeEnabled()
  expect(await pause.boundingBox()).toEqual(before)
  await skip.press('Enter')
  await expect(skip).toBeDisabled()
  await expect(skip).toBeFocused()
})
