import type { Page } from '@playwright/test'
import type { OverlayState } from '../../../src/core/desktop/desktop-calls.ts'
import { en } from '../../../src/core/strings/en.ts'
import { asDesktop } from '../../support/app/as-desktop.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import type { App } from '../../support/app/open-app.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'

const SIZE = { width: 900, height: 150 }
const ON_WINDOWS: OverlayState = {
  isAvailable: true,
  staysOnTop: true,
  letsClicksThrough: true,
  sharingProtection: 'works',
}

/** The page of the caption window on a fake desktop, and the calls that it makes. */
async function captionWindow({ page }: App): Promise<{ page: Page; calls: [string, unknown][] }> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate(() => window.open('overlay.html', 'parley-overlay'))
  const shown = await opened
  await shown.setViewportSize(SIZE)
  const calls: [string, unknown][] = []
  const noted = (name: string) => (input: unknown) => {
    calls.push([name, input])
    return {}
  }
  await asDesktop(shown, {
    'overlay.get': () => ON_WINDOWS,
    'overlay.resize': noted('resize'),
    'overlay.holdPointer': noted('hold'),
  })
  return { page: shown, calls }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the caption window is resized by its corner and the arrow keys', {
  tag: '@webhost',
  annotation: because('a fake desktop answers its calls'),
}, async ({ openApp }) => {
  const { page, calls } = await captionWindow(await openApp({ microphone: 'none' }))
  const grip = button(page, en.settings.overlay.resize)
  // Until then, the page is being reloaded, and empty.
  await expect(grip).toBeAttached()
  await expectAccessible(page)
  await grip.press('ArrowRight')
  await grip.press('ArrowUp')
  await expect
    .poll(() => calls)
    .toEqual([
      ['resize', { width: 920, height: 150 }],
      ['resize', { width: 900, height: 130 }],
    ])
  await grip.hover()
  await page.mouse.down()
  const box = await grip.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 52, (box?.y ?? 0) + 32, { steps: 3 })
  await page.mouse.up()
  await page.mouse.move(10, 60)
  await expect.poll(() => calls.at(-1)).toEqual(['resize', { width: 940, height: 170 }])
})

test('a locked caption window keeps the pointer over its buttons alone, which unlock and close it', {
  tag: '@webhost',
  annotation: because('a fake desktop answers its calls'),
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none', settings: { overlay: { isOpen: true } } })
  const { page, calls } = await captionWindow(app)
  const lock = button(page, en.settings.overlay.lock)
  await lock.click()
  await expect(lock).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, en.settings.overlay.resize)).toBeHidden()
  await page.mouse.move(300, 100)
  await lock.hover()
  await page.mouse.move(300, 100)
  await expect
    .poll(() => calls.slice(-2))
    .toEqual([
      ['hold', { isHeld: true }],
      ['hold', { isHeld: false }],
    ])
  await lock.click()
  await expect(button(page, en.settings.overlay.resize)).toBeAttached()

  await button(page, en.menu.roles.close).click()
  const dialog = await new LivePage(app.page).settings()
  await expect(dialog.getByText(en.settings.overlay.inBrowser)).toBeVisible()
})

test('the settings open the caption window, and say what the system cannot do', {
  tag: '@webhost',
  annotation: because('fake desktops of several systems answer its calls'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  let state: OverlayState = {
    isAvailable: true,
    staysOnTop: false,
    letsClicksThrough: false,
    sharingProtection: 'linux',
  }
  await asDesktop(page, { 'overlay.get': () => state })
  const dialog = await new LivePage(page).settings()
  const hide = dialog.getByRole('switch', { name: en.settings.overlay.hide })
  await expect(hide).toHaveAccessibleDescription(en.settings.overlay.hideHints.linux)
  await expect(hide).toBeDisabled()
  await expect(dialog.getByText('--ozone-platform=x11')).toBeVisible()
  const lock = dialog.getByRole('switch', { name: en.settings.overlay.lock })
  await expect(lock).toHaveAccessibleDescription(en.settings.overlay.lockWayland)
  await expect(lock).toBeDisabled()
  await dialog.getByRole('switch', { name: en.settings.overlay.open }).click()

  state = ON_WINDOWS
  await page.reload()
  await new LivePage(page).settings()
  await expect(dialog.getByRole('switch', { name: en.settings.overlay.open })).toBeChecked()
  await expect(hide).toHaveAccessibleDescription(en.settings.overlay.hideHints.works)
  await expect(lock).toHaveAccessibleDescription(en.settings.overlay.lockHint)
  await hide.click()
  await expect(hide).toBeChecked()
  await expect(dialog.getByText('--ozone-platform=x11')).toBeHidden()
})
