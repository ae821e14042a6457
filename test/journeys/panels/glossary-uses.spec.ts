import type { Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { fill } from '../../support/base/fill.ts'
import { makeGlossaries, terms } from '../../support/service/glossaries.ts'
import { expect, test } from '../support/app.ts'

const settings = { appearance: { panel: 'glossaries' as const } }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a glossary is selected for texts in the list, if it fits them', async ({ openApp, simulator }) => {
  await makeGlossaries(simulator, [
    { name: 'Terms', pairs: { 'en de': terms(1) } },
    { name: 'Others', pairs: { 'en ja': terms(1) } },
  ])
  const { page } = await openApp({
    microphone: 'none',
    settings: { ...settings, text: { sourceLanguage: 'en', targetLanguage: 'de' } },
  })
  await expect(button(page, fill(en.panels.items.useInText, { name: 'Others' }))).toHaveAccessibleDescription(
    en.glossaries.list.unfitForText['other-languages'],
  )
  await button(page, fill(en.panels.items.useInText, { name: 'Others' })).press('Enter')
  await button(page, fill(en.panels.items.useInText, { name: 'Terms' })).click()
  await expect(page.getByText(en.panels.items.inText)).toHaveCount(1)
  await page.keyboard.press('Alt+1')
  await expect(page.getByRole('button', { name: /^Options/ })).toContainText(en.panels.names.glossaries)
  await page.keyboard.press('Alt+2')
  await button(page, fill(en.panels.items.stopInText, { name: 'Terms' })).click()
  await expect(page.getByText(en.panels.items.inText)).toHaveCount(0)
})
