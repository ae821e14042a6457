import type { Page } from '@playwright/test'
import type { MicrophoneAccess, PermissionsState } from '../../../src/core/desktop/desktop-calls.ts'
import { en } from '../../../src/core/strings/en.ts'
import { asDesktop } from '../../support/app/as-desktop.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'

const { where, granted, open } = en.sound.permission

const inBrowser = because('a browser asks, and knows what was denied')
const onFakeDesktop = because('fake desktops of several systems answer its calls')

/** Counts how often the page asks for the microphone, and refuses it as a browser does. */
async function refuseMicrophone(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let asked = 0
    Object.assign(globalThis, { timesAsked: () => asked })
    navigator.mediaDevices.getUserMedia = () => {
      asked += 1
      return Promise.reject(new DOMException('no', 'NotAllowedError'))
    }
    navigator.mediaDevices.getDisplayMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.reload()
  return () => page.evaluate(() => (globalThis as unknown as { timesAsked: () => number }).timesAsked())
}

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
  await live.settings()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: en.live.source }).click()
  await page.keyboard.press('Escape')
  expect(await timesAsked()).toBe(0)
  await live.start()
  // The browser would ask again: its question was closed, and nothing is denied for good.
  await expect(page.getByRole('alert')).toContainText(en.errors.microphone.remedy.unanswered)
  expect(await timesAsked()).toBe(1)
  // The sentence is for those who have not been asked.
  await page.context().grantPermissions(['microphone'])
  await expect(why).toBeHidden()
})

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
  await page.getByRole('button', { name: en.app.tryAgain }).click()
  await expect(page.getByText(granted.title)).toBeHidden()
})

/** A page of a desktop whose system tells what it allows, and opens its settings. */
async function onDesktop(page: Page, platform: string, microphone: MicrophoneAccess) {
  const opened: unknown[] = []
  const settings: PermissionsState['settings'] =
    platform === 'darwin' ? ['microphone', 'system-audio'] : platform === 'win32' ? ['microphone'] : []
  await refuseMicrophone(page)
  await page.context().grantPermissions(['microphone'])
  const { tell } = await asDesktop(page, {
    'app.info': () => ({ version: '1', host: 'electron', platform }),
    'permissions.get': () => ({ microphone, settings }),
    'permissions.openSettings': (input) => {
      opened.push(input)
      return {}
    },
  })
  return { opened, allow: () => tell('permissions.changed', { microphone: 'granted', settings }) }
}

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
  const settings = await new LivePage(page).settings()
  await settings.getByRole('button', { name: en.sound.test.start }).click()
  await expect(settings.getByRole('alert')).toContainText(where.windows)
  await settings.getByRole('button', { name: open }).click()
  await expect.poll(() => opened).toEqual([{ permission: 'microphone' }])
})
