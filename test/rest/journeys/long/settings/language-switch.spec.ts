import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { openSettingsPage } from '../../../../journeys/support/settings/settings-page.ts'

test('choosing a language switches everything at once, including panels and settings', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', settings: { appearance: { panel: 'documents' } } })
  await expect(page.getByText(en.documents.drop.title)).toBeVisible()
  await page.getByRole('button', { name: en.settings.title, exact: true }).click()
  await openSettingsPage(page.getByRole('dialog'), 'app')
  await page.getByRole('combobox', { name: en.settings.language }).click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Dokumente hier ablegen')).toBeVisible()
  // Language names are in the interface's language; a language's own name stays.
  await expect(page.getByRole('combobox', { name: 'Von' }).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Nach' }).first().click()
  await page.getByPlaceholder('Nach Name oder Code suchen').fill('japan')
  await expect(page.getByRole('option', { name: /Japanisch/ })).toBeVisible()
})
