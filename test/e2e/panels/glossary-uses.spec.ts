import type { Page } from '@playwright/test'
import { en } from '../../../src/core/strings/en.ts'
import { makeGlossaries, terms } from '../../support/service/glossaries.ts'
import { expect, test } from '../support/app.ts'

const settings = { appearance: { panel: 'glossaries' as const } }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a live session keeps to the glossary that was chosen for it', async ({ openApp, simulator }) => {
  await makeGlossaries(simulator, [{ name: 'Terms', pairs: { 'en ja': terms(1) } }])
  const { page } = await openApp({
    microphone: 'none',
    settings: { ...settings, voice: { targetLanguages: ['ja'] } },
  })
  await button(page, 'Use Terms in live').click()
  const chosen = page.getByRole('combobox', { name: en.live.glossary.label })
  await expect(chosen).toHaveText('Terms')
  const targets = page.getByRole('combobox', { name: 'To', exact: true })
  await targets.click()
  await page.getByRole('option', { name: 'German' }).click()
  await page.getByRole('option', { name: 'Japanese' }).click()
  await page.keyboard.press('Escape')
  await expect(targets).toHaveText('German')
  const warning = page.getByRole('img', { name: en.live.glossary.otherLanguages })
  await expect(warning).toBeVisible()
  await page.reload()
  await expect(chosen).toHaveText('Terms')
  await chosen.click()
  await page.getByRole('option', { name: en.live.glossary.none }).click()
  await expect(warning).toBeHidden()
  const use = button(page, 'Use Terms in live')
  await expect(use).toHaveAccessibleDescription(
    'It has no entries for the languages that are chosen for live sessions.',
  )
  await use.press('Enter')
  await expect(chosen).toHaveText(en.live.glossary.none)
  await targets.click()
  await page.getByRole('option', { name: 'Japanese' }).click()
  await page.keyboard.press('Escape')
  await use.click()
  await expect(chosen).toHaveText('Terms')
  await button(page, 'Delete Terms').click()
  await button(page, 'Delete the glossary').click()
  await expect(chosen).toBeHidden()
})

test('a glossary is used for texts from the list, where it fits them', async ({ openApp, simulator }) => {
  await makeGlossaries(simulator, [
    { name: 'Terms', pairs: { 'en de': terms(1) } },
    { name: 'Others', pairs: { 'en ja': terms(1) } },
  ])
  const { page } = await openApp({
    microphone: 'none',
    settings: { ...settings, text: { sourceLanguage: 'en', targetLanguage: 'de' } },
  })
  await expect(button(page, 'Use Others in text')).toHaveAccessibleDescription(
    'It has no entries for the languages that are chosen for texts.',
  )
  await button(page, 'Use Others in text').press('Enter')
  await button(page, 'Use Terms in text').click()
  await expect(page.getByText('Used in text')).toHaveCount(1)
  await page.keyboard.press('Alt+1')
  await expect(page.getByRole('button', { name: /^Options/ })).toContainText('Glossaries')
  await page.keyboard.press('Alt+2')
  await button(page, 'Stop using Terms in text').click()
  await expect(page.getByText('Used in text')).toHaveCount(0)
})
