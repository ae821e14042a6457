import { en } from '../../../src/core/strings/en.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'

test('a browser says what it cannot do', {
  tag: '@webhost',
  annotation: because('a desktop can'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const dialog = await new LivePage(page).settings()
  await expect(dialog.getByText('need the desktop app')).toBeVisible()
  await expect(dialog.getByText(en.settings.startup.inBrowser)).toBeVisible()
  await expect(dialog.getByText(en.privacy.textFile.inBrowser)).toBeVisible()
  await expect(dialog.getByRole('switch', { name: en.privacy.textFile.on })).toHaveCount(0)
  await expect(dialog.getByRole('switch', { name: en.settings.startup.withSystem })).toHaveCount(0)
})
