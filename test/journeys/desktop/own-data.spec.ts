import { en } from '../../../src/core/product/strings/en.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'
import { openSettingsPage } from '../support/settings/settings-page.ts'

test('the settings open the folder with all data, and say that this build does not update itself', {
  tag: '@shell',
  annotation: because('the file manager is the desktop’s, and a browser has no updates'),
}, async ({ openApp }) => {
  const { page, home, ...app } = await openApp({ microphone: 'none' })
  const settings = await new LivePage(page).settings('privacy')
  await settings.getByRole('button', { name: en.privacy.folder.open }).click()
  await expect.poll(() => app.shell?.process.evaluate(({ opened }) => opened)).toEqual([home])
  await openSettingsPage(settings, 'app')
  await expect(settings.getByText(en.updates.off.build)).toBeVisible()
  await expect(settings.getByRole('button', { name: en.updates.check })).toHaveCount(0)
})
