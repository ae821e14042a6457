import { en } from '../../../src/core/product/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { expect, test } from '../support/app.ts'
import { onDesktop, refuseMicrophone } from '../support/desktop-permissions.ts'
import { because } from '../support/hosts.ts'
import { escape } from '../support/keyboard.ts'
import { LivePage } from '../support/live-page.ts'

const inBrowser = because('a browser asks, and knows what was denied')
const onFakeDesktop = because('fake desktops of several systems answer its calls')

test('the microphone is asked for when Start is pressed and not before, and a sentence says why', {
  tag: '@webhost',
  annotation: inBrowser,
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const timesAsked = await refuseMicrophone(page)
  const why = page.getByText(en.live.empty.permission.browser)
  await expect(why).toBeVisible()
  await expectAccessible(page)
  const live = new LivePage(page)
  await escape(await live.settings())
  await page.getByRole('combobox', { name: en.live.source }).click()
  await escape(page.getByRole('listbox'))
  expect(await timesAsked()).toBe(0)
  await live.start()
  // The browser would ask again: its question was closed, and nothing is denied for good.
  await expect(page.getByRole('alert')).toContainText(en.errors.microphone.remedy.unanswered)
  expect(await timesAsked()).toBe(1)
  // The sentence is for those who have not been asked.
  await page.context().grantPermissions(['microphone'])
  await expect(why).toBeHidden()
})

test('a system that has not been asked yet is announced, and one that has is not', {
  tag: '@webhost',
  annotation: onFakeDesktop,
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const { allow } = await onDesktop(page, 'darwin', 'undecided')
  await expect(page.getByText(en.live.empty.permission.system)).toBeVisible()
  allow()
  await expect(page.getByText(en.live.empty.permission.system)).toBeHidden()
})
