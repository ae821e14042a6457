import { randomUUID } from 'node:crypto'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'
import { makeGlossaries, terms } from '../../../../support/service/glossaries.ts'
import { call as ask } from '../../../../support/service/simulator-client.ts'

const { missing } = en.uses
const GONE = randomUUID()

test('texts and documents say which of their choices this account does not have', async ({
  openApp,
  simulator,
}) => {
  await makeGlossaries(simulator, [{ name: 'Terms', pairs: { 'en de': terms(1) } }])
  await ask(simulator, 'POST', '/v3/style_rules', { name: 'House', language: 'de' })
  const choices = { sourceLanguage: 'en', glossaryIds: [GONE], styleId: GONE }
  const { page } = await openApp({
    microphone: 'none',
    settings: {
      appearance: { panel: 'text' },
      text: { ...choices, targetLanguage: 'de' },
      documents: { ...choices, targetLanguages: ['de'] },
    },
  })
  await page.getByRole('button', { name: /^Options/ }).click()
  await expect(page.getByRole('combobox', { name: en.panels.names.glossaries })).toHaveText(missing.option)
  await expect(page.getByRole('combobox', { name: en.documents.style })).toHaveText(missing.option)
  await expectAccessible(page)
  await page.keyboard.press('Alt+4')
  await page.getByRole('button', { name: /^Options/ }).click()
  await expect(page.getByRole('combobox', { name: en.documents.style })).toHaveText(missing.option)
  await expect(page.getByText(fill(missing.glossaries_one, { count: 1 }))).toBeVisible()
  await expectAccessible(page)
})
