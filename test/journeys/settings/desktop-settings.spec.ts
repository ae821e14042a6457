import { en } from '../../../src/core/product/strings/en.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'
import { openSettingsPage } from '../support/settings/settings-page.ts'

test('what a browser cannot do is not in its settings', {
  tag: '@webhost',
  annotation: because('a desktop can'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const dialog = await new LivePage(page).settings('privacy')
  await expect(dialog.getByText(en.privacy.erase.hint)).toBeVisible()
  await expect(dialog.getByText(en.privacy.textFile.on)).toHaveCount(0)
  await openSettingsPage(dialog, 'app')
  await expect(dialog.getByRole('button', { name: en.settings.shortcuts.list.open })).toBeVisible()
  await expect(dialog.getByText(en.settings.startup.title)).toHaveCount(0)
  await expect(dialog.getByText(en.settings.shortcuts.hint)).toHaveCount(0)
  await openSettingsPage(dialog, 'captions')
  await expect(dialog.getByText(en.captionPage.hint)).toBeVisible()
  await expect(dialog.getByRole('heading', { name: en.overlay.title })).toHaveCount(0)
})
