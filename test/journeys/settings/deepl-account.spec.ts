import { en } from '../../../src/core/product/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { expect, test } from '../support/app.ts'

const DEEPL = { microphone: 'none', profile: 'deepl' } as const

test('the languages have a column for memories', async ({ openApp }) => {
  const { page } = await openApp({ ...DEEPL, settings: { appearance: { panel: 'languages' } } })
  const table = page.getByRole('table')
  await expect(
    table.getByRole('columnheader', { name: en.languages.abilities.translationMemory }),
  ).toBeVisible()
  await page.getByRole('combobox', { name: en.languages.ability }).click()
  await page.getByRole('option', { name: en.languages.abilities.translationMemory, exact: true }).click()
  await expect(table.getByRole('rowheader', { name: 'German de', exact: true })).toBeVisible()
  await expectAccessible(page)
})
