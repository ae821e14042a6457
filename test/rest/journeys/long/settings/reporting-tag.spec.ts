import { en } from '../../../../../src/core/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { TextPage } from '../../../../journeys/support/text-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'

const DEEPL = { microphone: 'none', profile: 'deepl' } as const
const TEXT = 'Good morning.'

test('translations count for the reporting tag of their account, and the report lists it', async ({
  openApp,
}) => {
  const { page } = await openApp({ ...DEEPL, settings: { appearance: { panel: 'text' } } })
  const settings = await new LivePage(page).settings()
  await settings.getByRole('button', { name: fill(en.account.dialog.editTitle, { name: 'Journey' }) }).click()
  const dialog = page.getByRole('dialog', { name: fill(en.account.dialog.editTitle, { name: 'Journey' }) })
  await dialog.getByLabel(en.account.dialog.reportingTag).fill('team-docs')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en.account.dialog.save }).click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Escape')

  const { text, translation } = new TextPage(page)
  await text.fill(TEXT)
  await expect(translation).not.toBeEmpty()

  await page.getByRole('tab', { name: en.usage.title }).click()
  await page.getByRole('combobox', { name: en.usage.analytics.view }).click()
  await page.getByRole('option', { name: en.usage.analytics.views.tag }).click()
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'team-docs' }) })
  await expect(row.getByRole('cell').first()).toHaveText(String(TEXT.length))
  await expectAccessible(page)
})
