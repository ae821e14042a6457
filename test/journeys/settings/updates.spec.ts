import { en } from '../../../src/core/product/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { fill } from '../../support/base/fill.ts'
import { RELEASE, UpdatingDesktop } from '../../support/updates/updating-page.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'

const onFakeDesktop = because('a fake desktop answers its calls')

const release = 'Parley 1.3.0'
const readyTitle = fill(en.updates.notice.ready.title, { release })

test('a browser has no updates, and says nothing of them', {
  tag: '@webhost',
  annotation: because('a desktop has them'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const dialog = await new LivePage(page).settings('app')
  await expect(dialog.getByRole('heading', { name: en.settings.appearance })).toBeVisible()
  await expect(dialog.getByText(en.updates.title, { exact: true })).toHaveCount(0)
  await expect(dialog.getByText(en.updates.on)).toHaveCount(0)
})

test('notes are shown as plain text, whatever is in them', {
  tag: '@webhost',
  annotation: onFakeDesktop,
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const notes = '<img src=x onerror="document.title = 1"><b>bold</b>\n[link](https://evil.test)'
  await UpdatingDesktop.on(page, { release: { ...RELEASE, notes }, isReady: true })
  await page.getByRole('button', { name: en.updates.news.open }).click()
  const news = page.getByRole('dialog', { name: fill(en.updates.news.title, { release }) })
  await expect(news.getByText(notes)).toBeVisible()
  await expect(news.locator('img, b, a')).toHaveCount(0)
})

test('a notice offers a new version, until it is dismissed', {
  tag: '@webhost',
  annotation: onFakeDesktop,
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const desktop = await UpdatingDesktop.on(page, { release: RELEASE })
  const notice = page.getByRole('status').filter({ hasText: readyTitle })
  // It says nothing of a version that is still to be downloaded.
  await expect(page.getByRole('main')).toBeVisible()
  await expect(notice).toBeHidden()
  desktop.change({ release: RELEASE, isReady: true })
  await expect(notice).toContainText(en.updates.notice.ready.text)
  await expectAccessible(page)
  await page.getByRole('button', { name: en.updates.restart }).click()
  await expect.poll(() => desktop.asked).toEqual(['install'])
  desktop.change({ release: RELEASE, isReady: true })
  await page.getByRole('button', { name: en.app.dismiss }).click()
  await expect(notice).toBeHidden()
  desktop.change({ release: { ...RELEASE, version: '1.4.0' }, install: 'by-hand' })
  const title = fill(en.updates.notice.available, { release: 'Parley 1.4.0' })
  await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByRole('button', { name: en.updates.downloadPage })).toBeVisible()
})
