import { call } from '../../support/service/simulator-client.ts'
import { expect, test } from '../support/app.ts'

test('a list is used for texts from the list of lists, where it fits them', async ({
  openApp,
  simulator,
}) => {
  await call(simulator, 'POST', '/v3/style_rules', { name: 'House', language: 'de' })
  await call(simulator, 'POST', '/v3/style_rules', { name: 'Maison', language: 'fr' })
  const { page } = await openApp({
    microphone: 'none',
    settings: { appearance: { panel: 'styleRules' }, text: { sourceLanguage: 'en', targetLanguage: 'de' } },
  })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(button('Use Maison in text')).toHaveAccessibleDescription(
    'It is for another language than the one that is chosen for texts.',
  )
  await button('Use Maison in text').press('Enter')
  await expect(page.getByText('Used in text')).toHaveCount(0)
  await button('Use House in text').click()
  await expect(page.getByText('Used in text')).toHaveCount(1)
  await page.keyboard.press('Alt+1')
  await expect(page.getByRole('button', { name: /^Options/ })).toContainText('Style rule list')
  await page.keyboard.press('Alt+3')
  await button('Stop using House in text').click()
  await expect(page.getByText('Used in text')).toHaveCount(0)
  await button('Use House in text').click()
  await button('Delete House').click()
  await button('Delete the list').click()
  await expect(button('Edit House')).toHaveCount(0)
  // Keys are not heard behind it.
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0)
  await page.keyboard.press('Alt+1')
  await page.getByRole('button', { name: /^Options/ }).click()
  await expect(page.getByRole('combobox', { name: 'Style rule list' })).toHaveText('None')
})
