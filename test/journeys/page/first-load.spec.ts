import { en } from '../../../src/core/strings/en.ts'
import { FIRST_LOAD_KB, firstLoadOf } from '../../support/app/first-load.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'

test('the first load stays within its budget', {
  tag: '@webhost',
  annotation: because('a desktop window reads its files from the disk'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  await page.getByRole('button', { name: en.live.start, exact: true }).waitFor()
  expect(await firstLoadOf(page, () => page.reload())).toBeLessThanOrEqual(FIRST_LOAD_KB)
})

test('a part that failed to load is loaded on retry, and captions stay', {
  tag: '@webhost',
  annotation: because('a desktop window needs no network for its files'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  await page.getByRole('button', { name: en.live.start, exact: true }).waitFor()
  const target = page.getByRole('combobox', { name: en.live.to, exact: true })
  await page.context().setOffline(true)
  await page.keyboard.press('Alt+5')
  const again = page.getByRole('complementary').getByRole('button', { name: en.app.tryAgain })
  await expect(again).toBeVisible()
  await target.press('ArrowDown')
  await expect(page.getByRole('main', { name: en.live.captions })).toBeVisible()

  await page.context().setOffline(false)
  await again.click()
  await expect(page.getByRole('tab', { name: en.panels.names.memories, selected: true })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await target.press('ArrowDown')
  await expect(page.getByPlaceholder(en.languageList.search)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(target).toBeFocused()
})
