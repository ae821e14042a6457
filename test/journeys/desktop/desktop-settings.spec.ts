import { en } from '../../../src/core/product/strings/en.ts'
import { fill } from '../../support/base/fill.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'
import { openSettingsPage } from '../support/settings/settings-page.ts'

const TAKEN = 'CommandOrControl+Shift+Space'

test('a shortcut that another program has is reported, and one that is recorded works in every program', {
  tag: '@shell',
  annotation: because('the keys are the desktop’s'),
}, async ({ openApp }) => {
  const app = await openApp({
    microphone: 'none',
    settings: { shortcuts: { quick: TAKEN } },
    takenKeys: [TAKEN],
  })
  const { page } = app
  const shell = app.shell!
  const { shortcuts } = en.settings
  const broken = fill(shortcuts.broken, { name: 'Quick translation', keys: 'Ctrl+Shift+Space' })
  await expect(page.getByText(broken)).toBeVisible()
  await page
    .getByRole('region', { name: en.live.messages })
    .getByRole('button', { name: en.settings.title })
    .click()
  const dialog = page.getByRole('dialog', { name: en.settings.title })
  await openSettingsPage(dialog, 'app')
  const keys = dialog.getByRole('button', { name: 'Quick translation Ctrl+Shift+Space' })
  await expect(keys).toHaveAccessibleDescription(shortcuts.problems.taken)
  await keys.click()
  await expect(dialog.getByText(shortcuts.press)).toBeVisible()
  const isSuspended = () => shell.process.evaluate(({ globalShortcut }) => globalShortcut.isSuspended())
  await expect.poll(isSuspended).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(isSuspended).toBe(false)
  await expect(dialog).toBeVisible()
  await keys.click()
  await expect.poll(isSuspended).toBe(true)
  await page.keyboard.press('Alt+Shift+K')
  await expect(dialog.getByRole('button', { name: 'Quick translation Alt+Shift+K' })).toBeVisible()
  await expect(page.getByText(broken)).toBeHidden()
  await expect.poll(isSuspended).toBe(false)
  await shell.press('Alt+Shift+K')
  await expect.poll(async () => (await shell.window('quick'))?.isVisible).toBe(true)

  const next = await app.restart()
  await new LivePage(next).sees(en.live.status.ready)
  await shell.press('Alt+Shift+K')
  await expect.poll(async () => (await shell.window('quick'))?.isFocused).toBe(true)
})
