import type { Page } from '@playwright/test'
import type { ShortcutsState } from '../../../../../src/core/product/desktop/desktop-calls.ts'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { asDesktop } from '../../../../support/app/as-desktop.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'

const defaults = 'CommandOrControl+Shift+Space'

/** A fake desktop whose system grants or refuses shortcuts as the test sets. */
class KeysOfDesktop {
  readonly recorded: unknown[] = []
  isOn = false
  hasTray = true
  state: ShortcutsState = {
    isAvailable: true,
    reach: 'everywhere',
    isOn: true,
    shortcuts: {
      quick: { keys: defaults, problem: 'taken' },
      startOrStop: { keys: 'CommandOrControl+Shift+F7' },
      mute: { keys: null },
      pause: { keys: 'CommandOrControl+Shift+F9' },
      swapSides: { keys: null },
      overlay: { keys: null },
      overlayLock: { keys: null },
    },
  }

  async pretendOn(page: Page): Promise<void> {
    const startup = () => ({
      isAvailable: true,
      isOn: this.isOn,
      needsApproval: false,
      hasTray: this.hasTray,
    })
    await asDesktop(page, {
      'app.info': () => ({ version: '1', host: 'electron', platform: 'linux' }),
      'shortcuts.get': () => this.state,
      'shortcuts.record': (input) => {
        this.recorded.push(input)
        return {}
      },
      'startup.get': startup,
      'startup.set': (input) => {
        this.isOn = (input as { isOn: boolean }).isOn
        return startup()
      },
    })
  }
}

test('shortcuts that do not work are reported at the start, and others recorded in the settings', {
  tag: '@webhost',
  annotation: because('a fake desktop answers its calls'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const desktop = new KeysOfDesktop()
  await desktop.pretendOn(page)
  await expect(
    page.getByText(
      fill(en.settings.shortcuts.broken, { name: 'Quick translation', keys: 'Ctrl+Shift+Space' }),
    ),
  ).toBeVisible()
  await page
    .getByRole('region', { name: en.live.messages })
    .getByRole('button', { name: en.settings.title })
    .click()
  const dialog = page.getByRole('dialog', { name: en.settings.title })
  await dialog.getByLabel(en.settings.search).fill('shortcuts')
  await expectAccessible(page)

  const keys = dialog.getByRole('button', { name: 'Quick translation Ctrl+Shift+Space' })
  await expect(keys).toHaveAccessibleDescription(en.settings.shortcuts.problems.taken)
  await keys.click()
  await expect(dialog.getByText(en.settings.shortcuts.press)).toBeVisible()
  // Escape cancels the recorder and leaves the dialog open.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(keys).toBeVisible()
  desktop.state = {
    ...desktop.state,
    shortcuts: { ...desktop.state.shortcuts, quick: { keys: 'Alt+Shift+K' } },
  }
  await keys.click()
  await expect(dialog.getByText(en.settings.shortcuts.press)).toBeVisible()
  await page.keyboard.press('Alt+Shift+K')
  await expect(dialog.getByRole('button', { name: 'Quick translation Alt+Shift+K' })).toBeVisible()
  await expect(page.getByText(/^The shortcut .* doesn’t work$/)).toBeHidden()
  const recorded = [true, false, true, false].map((isRecording) => ({ isRecording }))
  await expect.poll(() => desktop.recorded).toEqual(recorded)

  await page.reload()
  await new LivePage(page).settings('app')
  await expect(page.getByRole('button', { name: 'Quick translation Alt+Shift+K' })).toBeVisible()
})

test('shortcuts are asked for where the desktop decides about them, and the settings say how far others reach', {
  tag: '@webhost',
  annotation: because('fake desktops answer its calls'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const desktop = new KeysOfDesktop()
  desktop.state = { ...desktop.state, reach: 'portal', isOn: false }
  await desktop.pretendOn(page)
  const dialog = await new LivePage(page).settings('app')
  const ask = dialog.getByRole('switch', { name: en.settings.shortcuts.usePortal })
  const keys = dialog.getByRole('button', { name: en.settings.shortcuts.names.startOrStop })
  await expect(ask).toHaveAccessibleDescription(en.settings.shortcuts.byPortal)
  await expect(keys).toHaveCount(0)
  desktop.state = { ...desktop.state, isOn: true }
  await ask.click()
  await expect(ask).toBeChecked()
  await expect(keys).toBeVisible()
  await expectAccessible(page)
  desktop.state = { ...desktop.state, reach: 'x11-apps' }
  await page.reload()
  await new LivePage(page).settings('app')
  await expect(dialog.getByText(en.settings.shortcuts.x11Apps)).toBeVisible()
  await expect(dialog.getByText('--ozone-platform=wayland')).toBeVisible()
})

test('Parley starts at login and stays in the tray, if so chosen', {
  tag: '@webhost',
  annotation: because('a fake desktop answers its calls'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const desktop = new KeysOfDesktop()
  await desktop.pretendOn(page)
  const dialog = await new LivePage(page).settings('app')
  await dialog.getByRole('switch', { name: en.settings.startup.withSystem }).click()
  await expect(dialog.getByRole('switch', { name: en.settings.startup.withSystem })).toBeChecked()
  await dialog.getByRole('switch', { name: en.settings.startup.tray }).click()
  await page.reload()
  await new LivePage(page).settings('app')
  await expect(dialog.getByRole('switch', { name: en.settings.startup.tray })).toBeChecked()
  await expect(dialog.getByRole('switch', { name: en.settings.startup.withSystem })).toBeChecked()
  expect(desktop.isOn).toBe(true)

  await expect(dialog.getByText(en.settings.startup.noTray)).toHaveCount(0)
  desktop.hasTray = false
  await page.reload()
  await new LivePage(page).settings('app')
  await expect(dialog.getByText(en.settings.startup.noTray)).toBeVisible()
})
