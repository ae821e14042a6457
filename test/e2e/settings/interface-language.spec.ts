import type { Page } from '@playwright/test'
import { panelNames } from '../../../src/core/product/panels.ts'
import { en } from '../../../src/core/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { record } from '../../support/audio/recordings.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { violationsIn } from '../support/heard.ts'

/** All text that the page has displayed since it began to load. */
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

test('the first text is in the language of the system, with no other language before it', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', locale: 'de-AT' })
  // Waits until the page has been admitted before reloading it: a link works once.
  await page.getByRole('button', { name: 'Einstellungen' }).waitFor()
  const shown = await shownFromNowOn(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Einstellungen' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const texts = await shown()
  expect(texts).toContain('Verbindung mit Parley')
  expect(texts).not.toContain('Connecting to Parley')
  expect(await violationsIn(page)).toEqual([])
})

test('the first text is in the chosen language, whatever the language of the system', async ({ openApp }) => {
  const { page } = await openApp({
    microphone: 'none',
    locale: 'ja-JP',
    settings: { appearance: { language: 'de' } },
  })
  // Waits until the page has been admitted before reloading it: a link works once.
  await page.getByRole('button', { name: 'Einstellungen' }).waitFor()
  const shown = await shownFromNowOn(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Einstellungen' })).toBeVisible()
  expect(await shown()).not.toContain('Connecting to Parley')
})

test('choosing a language switches everything at once, including panels and settings', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', settings: { appearance: { panel: 'documents' } } })
  await expect(page.getByText(en.documents.drop.title)).toBeVisible()
  await page.getByRole('button', { name: en.settings.title, exact: true }).click()
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

test('a session runs and every panel opens in Arabic, from right to left', async ({ openApp }) => {
  test.slow()
  const { path } = await record({ name: 'arabic', sentences: ['welcome'] })
  const { page } = await openApp({
    microphone: path,
    service: 'demo',
    locale: 'ar-EG',
    settings: { audio: UNPROCESSED, voice: { targetLanguages: ['de', 'ar'] } },
  })
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const start = page.getByRole('button', { name: 'بدء', exact: true })
  const settings = page.getByRole('button', { name: 'الإعدادات', exact: true })
  await expect(start).toBeVisible()
  // The bar is right-to-left.
  const name = await page.getByRole('heading', { name: 'Parley' }).boundingBox()
  expect(name?.x).toBeGreaterThan((await settings.boundingBox())?.x ?? Number.POSITIVE_INFINITY)
  await expectAccessible(page)

  await start.click()
  const caption = page.getByText(meeting.welcome.de).first()
  await caption.waitFor()
  // German captions stay left-to-right.
  expect(await caption.evaluate((line) => getComputedStyle(line).direction)).toBe('ltr')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'إيقاف', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'متوقف' }).first()).toBeVisible()

  await settings.click()
  await expect(page.getByRole('dialog', { name: 'الإعدادات' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  for (const number of panelNames.keys()) {
    await page.keyboard.press(`Alt+${number + 1}`)
    await expect(page.getByRole('tab').nth(number)).toHaveAttribute('aria-selected', 'true')
    // The focused button's hint is not part of the panel.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expect(page.locator('[data-base-ui-portal]')).toHaveCount(0)
    await expectAccessible(page)
    const english = Object.values(en.panels.names)
    for (const text of await page.getByRole('tab').allTextContents()) expect(english).not.toContain(text)
  }
  // The next tab is to the left.
  await page.keyboard.press('Alt+1')
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab').nth(1)).toBeFocused()
  expect(await violationsIn(page)).toEqual([])
})
