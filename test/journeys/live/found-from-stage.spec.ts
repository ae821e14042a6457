import { en } from '../../../src/core/product/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { expect, test } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'
import { openAgenda } from '../support/settings/agenda-dialog.ts'

test('calm text is behind More, the names of an agenda beside Start, and presets above a meeting', async ({
  openApp,
}) => {
  const { page, call } = await openApp({ microphone: 'none', profile: 'deepl' })
  const { calm } = en.settings
  const presets = page.getByRole('combobox', { name: en.meeting.presets.label })
  const dialog = await openAgenda(page)
  await expect(dialog.getByRole('textbox', { name: en.agenda.text })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectAccessible(page)
  await expect(presets).toBeHidden()

  await page.getByRole('button', { name: en.live.modes.meeting, exact: true }).click()
  await expect(presets).toBeVisible()
  await expect(page.getByRole('button', { name: en.agenda.open })).toBeVisible()
  await new LivePage(page).unfoldMore()
  await page.getByRole('combobox', { name: calm.label }).click()
  await page.getByRole('option', { name: calm.names.settled }).click()
  await expect.poll(async () => (await call('settings.get', {})).settings.captions.calm).toBe(4)
})
