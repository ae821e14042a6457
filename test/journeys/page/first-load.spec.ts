import { en } from '../../../src/core/product/strings/en.ts'
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

test('the page appears in its own font, which comes from its host', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const root = document.querySelector('#root')
      if (root === null) throw new Error('no root')
      new MutationObserver((_, observer) => {
        observer.disconnect()
        const { fontFamily } = getComputedStyle(document.body)
        const faces = [...document.fonts].filter(({ status }) => status === 'loaded')
        root.setAttribute('data-font', `${fontFamily.split(',')[0]}, ${faces.length}`)
      }).observe(root, { childList: true })
    })
  })
  await page.reload()
  await expect(page.locator('#root')).toHaveAttribute('data-font', '"Atkinson Hyperlegible Next Variable", 2')
  expect(new Set(fonts.map((url) => new URL(url).origin))).toEqual(new Set([new URL(page.url()).origin]))
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
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await target.press('ArrowDown')
  await expect(page.getByPlaceholder(en.languageList.search)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(target).toBeFocused()
})
