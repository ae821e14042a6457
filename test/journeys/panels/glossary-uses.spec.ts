import type { Page } from '@playwright/test'
import { en } from '../../../src/core/strings/en.ts'
import { fill } from '../../support/base/fill.ts'
import { makeGlossaries, terms } from '../../support/service/glossaries.ts'
import { expect, test } from '../support/app.ts'

const settings = { appearance: { panel: 'glossaries' as const } }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a live session uses the glossary chosen for it', async ({ openApp, simulator }) => {
  await makeGlossaries(simulator, [{ name: 'Terms', pairs: { 'en ja': terms(1) } }])
  const { page } = await openApp({
    microphone: 'none',
    settings: { ...settings, voice: { targetLanguages: ['ja'] } },
  })
  await button(page, fill(en.panels.items.useInLive, { name: 'Terms' })).click()
  const chosen = page.getByRole('combobox', { name: en.glossaries.live.label })
  await expect(chosen).toHaveText('Terms')
  const targets = page.getByRole('combobox', { name: en.glossaries.create.target, exact: true })
  await targets.click()
  await page.getByRole('option', { name: 'German' }).click()
  await page.getByRole('option', { name: 'Japanese' }).click()
  await page.keyboard.press('Escape')
  await expect(targets).toHaveText('German')
  const warning = page.getByRole('img', { name: en.glossaries.live.otherLanguages })
  await expect(warning).toBeVisible()
  await page.reload()
  await expect(chosen).toHaveText('Terms')
  await chosen.click()
  await page.getByRole('option', { name: en.glossaries.live.none }).click()
  await expect(warning).toBeHidden()
  const use = button(page, fill(en.panels.items.useInLive, { name: 'Terms' }))
  await expect(use).toHaveAccessibleDescription(en.glossaries.list.unfitForLive)
  await use.press('Enter')
  await expect(chosen).toHaveText(en.glossaries.live.none)
  await targets.click()
  await page.getByRole('option', { name: 'Japanese' }).click()
  await page.keyboard.press('Escape')
  await use.click()
  await expect(chosen).toHaveText('Terms')
  await button(page, fill(en.panels.items.delete, { name: 'Terms' })).click()
  await button(page, en.glossaries.delete.submit).click()
  await expect(chosen).toBeHidden()
})

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
  await expect(page.getByText(en.glossaries.list.inText)).toHaveCount(1)
  await page.keyboard.press('Alt+1')
  await expect(page.getByRole('button', { name: /^Options/ })).toContainText(en.glossaries.list.title)
  await page.keyboard.press('Alt+2')
  await button(page, fill(en.panels.items.stopInText, { name: 'Terms' })).click()
  await expect(page.getByText(en.glossaries.list.inText)).toHaveCount(0)
})
