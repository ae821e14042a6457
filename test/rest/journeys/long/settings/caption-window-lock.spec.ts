import type { Page } from '@playwright/test'
import type { OverlayState } from '../../../../../src/core/product/desktop/desktop-calls.ts'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { captionWindow, ON_WINDOWS } from '../../../../journeys/support/settings/fake-caption-window.ts'
import { asDesktop } from '../../../../support/app/as-desktop.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

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
  const dialog = await new LivePage(app.page).settings('captions')
  await expect(dialog.getByRole('slider', { name: en.live.textSize })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: en.overlay.title })).toHaveCount(0)
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
  const dialog = await new LivePage(page).settings('captions')
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
  await new LivePage(page).settings('captions')
  await expect(dialog.getByRole('switch', { name: en.settings.overlay.open })).toBeChecked()
  await expect(hide).toHaveAccessibleDescription(en.settings.overlay.hideHints.works)
  await expect(lock).toHaveAccessibleDescription(en.settings.overlay.lockHint)
  await hide.click()
  await expect(hide).toBeChecked()
  await expect(dialog.getByText('--ozone-platform=x11')).toBeHidden()
})
