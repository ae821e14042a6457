import { en } from '../../../src/core/product/strings/en.ts'
import { fill } from '../../support/base/fill.ts'
import { call } from '../../support/service/simulator-client.ts'
import { expect, test } from '../support/app.ts'

test('a list is selected for texts in the overview, if it fits them', async ({ openApp, simulator }) => {
  await call(simulator, 'POST', '/v3/style_rules', { name: 'House', language: 'de' })
  await call(simulator, 'POST', '/v3/style_rules', { name: 'Maison', language: 'fr' })
  const { page } = await openApp({
    microphone: 'none',
    settings: { appearance: { panel: 'styleRules' }, text: { sourceLanguage: 'en', targetLanguage: 'de' } },
  })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(button(fill(en.panels.items.useInText, { name: 'Maison' }))).toHaveAccessibleDescription(
    en.styleRuleLists.list.unfitForText,
  )
  await button(fill(en.panels.items.useInText, { name: 'Maison' })).press('Enter')
  await expect(page.getByText(en.panels.items.inText)).toHaveCount(0)
  await button(fill(en.panels.items.useInText, { name: 'House' })).click()
  await expect(page.getByText(en.panels.items.inText)).toHaveCount(1)
  await page.keyboard.press('Alt+1')
  await expect(page.getByRole('button', { name: /^Options/ })).toContainText(en.documents.style)
  await page.keyboard.press('Alt+3')
  await button(fill(en.panels.items.stopInText, { name: 'House' })).click()
  await expect(page.getByText(en.panels.items.inText)).toHaveCount(0)
  await button(fill(en.panels.items.useInText, { name: 'House' })).click()
  await button(fill(en.panels.items.delete, { name: 'House' })).click()
  await button(en.panels.items.deleteSubmit).click()
  await expect(button('House')).toHaveCount(0)
  // Shortcuts do not work behind the dialog, so it has to be closed first.
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0)
  await page.keyboard.press('Alt+1')
  await page.getByRole('button', { name: /^Options/ }).click()
  await expect(page.getByRole('combobox', { name: en.documents.style })).toHaveText(
    en.styleRules.punctuation.rules.exclamation_marks.options.do_not_use,
  )
})
