import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { escape } from '../../../../journeys/support/keyboard.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { TextPage } from '../../../../journeys/support/text-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'

const DEEPL = { microphone: 'none', profile: 'deepl' } as const
const settings = {
  appearance: { panel: 'text' },
  text: { sourceLanguage: 'en', targetLanguage: 'de' },
} as const

test('translations count for the reporting tag of their account, and the report lists it', async ({
  openApp,
}) => {
  const { page } = await openApp({ ...DEEPL, settings })
  const opened = await new LivePage(page).settings()
  await opened.getByRole('button', { name: fill(en.service.accounts.editNamed, { name: 'Journey' }) }).click()
  const dialog = page.getByRole('dialog', { name: fill(en.service.accounts.editNamed, { name: 'Journey' }) })
  await dialog.getByLabel(en.account.dialog.reportingTag).fill('team-docs')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en.account.dialog.save }).click()
  await expect(dialog).toBeHidden()
  // The settings, from which the dialog was opened, are in view again.
  await escape(opened)

  const text = new TextPage(page)
  await text.text.fill(meeting.green.en)
  await text.reads(meeting.green.de)

  await page.keyboard.press('Alt+8')
  await page.getByRole('combobox', { name: en.usage.analytics.view }).click()
  await page.getByRole('option', { name: en.usage.analytics.views.tag }).click()
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'team-docs' }) })
  await expect(row.getByRole('cell').first()).toHaveText(String(meeting.green.en.length))
  await expectAccessible(page)
})
