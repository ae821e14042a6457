import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { onDesktop } from '../../../../journeys/support/desktop-permissions.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'

const { where, granted, open } = en.sound.permission

const inBrowser = because('a browser asks, and knows what was denied')
const onFakeDesktop = because('fake desktops of several systems answer its calls')

test('a denied microphone says where to allow it, and is noticed once it is allowed', {
  tag: '@webhost',
  annotation: inBrowser,
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'refused' })
  await page.context().clearPermissions()
  await page.addInitScript(() => {
    const { query } = navigator.permissions
    const denied = Object.assign(new EventTarget(), { state: 'denied' })
    Object.assign(globalThis, {
      allow: () => {
        denied.state = 'granted'
        denied.dispatchEvent(new Event('change'))
      },
    })
    navigator.permissions.query = (asked) =>
      (asked.name === 'microphone'
        ? Promise.resolve(denied)
        : query.call(navigator.permissions, asked)) as never
  })
  await page.reload()
  const live = new LivePage(page)
  await live.start()
  const notice = page.getByRole('alert').filter({ hasText: en.errors.microphone.title.denied })
  await expect(notice).toContainText(where.browser)
  await expect(page.getByRole('button', { name: open })).toHaveCount(0)
  await expectAccessible(page)
  await page.evaluate(() => (globalThis as unknown as { allow: () => void }).allow())
  await expect(page.getByText(granted.title)).toBeVisible()
  await expect(notice).toBeHidden()
  // The browser denies it still: the next start says so, whatever the permission is called.
  await page.getByRole('button', { name: en.app.tryAgain }).click()
  await expect(notice).toContainText(where.browser)
  await expect(page.getByText(granted.title)).toBeHidden()
})

for (const [platform, text] of [
  ['darwin', where.mac.microphone],
  ['win32', where.windows],
] as const)
  test(`the settings of the system are one button away: ${platform}`, {
    tag: '@webhost',
    annotation: onFakeDesktop,
  }, async ({ openApp }) => {
    const { page } = await openApp({ microphone: 'none' })
    const { opened, allow } = await onDesktop(page, platform, 'denied')
    await new LivePage(page).start()
    const notice = page.getByRole('alert').filter({ hasText: en.errors.microphone.title.denied })
    await expect(notice).toContainText(text)
    await page.getByRole('button', { name: open }).click()
    await expect.poll(() => opened).toEqual([{ permission: 'microphone' }])
    await expectAccessible(page)
    allow()
    await expect(page.getByText(granted.title)).toBeVisible()
    await expect(notice).toBeHidden()
  })

for (const [what, platform, access, text] of [
  ['a microphone that an administrator denies', 'darwin', 'restricted', where.restricted],
  ['a desktop without settings for it', 'linux', 'denied', where.linux],
] as const)
  test(`${what} has no button, and says what to look at`, {
    tag: '@webhost',
    annotation: onFakeDesktop,
  }, async ({ openApp }) => {
    const { page } = await openApp({ microphone: 'none' })
    await onDesktop(page, platform, access)
    await new LivePage(page).start()
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(page.getByRole('button', { name: open })).toHaveCount(0)
  })

test('denied system audio has a page of its own in the settings of macOS', {
  tag: '@webhost',
  annotation: onFakeDesktop,
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings: { audio: { input: 'system' } } })
  const { opened } = await onDesktop(page, 'darwin', 'granted')
  await new LivePage(page).start()
  await expect(page.getByRole('alert')).toContainText(where.mac['system-audio'])
  await page.getByRole('button', { name: open }).click()
  await expect.poll(() => opened).toEqual([{ permission: 'system-audio' }])
})

test('the microphone test in the settings says so too', {
  tag: '@webhost',
  annotation: onFakeDesktop,
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const { opened } = await onDesktop(page, 'win32', 'denied')
  const settings = await new LivePage(page).settings('audio')
  await settings.getByRole('button', { name: en.sound.test.start }).click()
  await expect(settings.getByRole('alert')).toContainText(where.windows)
  await settings.getByRole('button', { name: open }).click()
  await expect.poll(() => opened).toEqual([{ permission: 'microphone' }])
})
