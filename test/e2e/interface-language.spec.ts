import type { Page } from '@playwright/test'
import { expect, test } from './support/app.ts'
import { violationsIn } from './support/heard.ts'

/** Every text that the page has shown since it began to load. */
async function shownFromNowOn(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const shown = new Set<string>()
    const look = () => shown.add(document.body?.innerText ?? '')
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { shownTexts: shown })
  })
  return () =>
    page.evaluate(() => [...(window as unknown as { shownTexts: Set<string> }).shownTexts].join('\n'))
}

test('the first words are in the language of the system, and none before them in another', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', locale: 'de-AT' })
  const shown = await shownFromNowOn(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Einstellungen' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const texts = await shown()
  expect(texts).toContain('Verbindung mit Parley')
  expect(texts).not.toContain('Connecting to Parley')
  expect(await violationsIn(page)).toEqual([])
})

test('the first words are in the chosen language, whatever the system speaks', async ({ openApp }) => {
  const { page } = await openApp({
    microphone: 'none',
    locale: 'ja-JP',
    settings: { appearance: { language: 'de' } },
  })
  const shown = await shownFromNowOn(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Einstellungen' })).toBeVisible()
  expect(await shown()).not.toContain('Connecting to Parley')
})

test('another language is chosen, and everything speaks it at once, panels and settings too', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', settings: { appearance: { panel: 'documents' } } })
  await expect(page.getByText('Drop documents here')).toBeVisible()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('combobox', { name: 'Language of the interface' }).click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Dokumente hier ablegen')).toBeVisible()
  // Names of languages are those of the interface, and what a language calls itself stays.
  await expect(page.getByRole('combobox', { name: 'Von' }).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Nach' }).first().click()
  await page.getByPlaceholder('Nach Name oder Code suchen').fill('japan')
  await expect(page.getByRole('option', { name: /Japanisch/ })).toBeVisible()
})
