import type { Page } from '@playwright/test'
import { record } from '../../support/audio/recordings.ts'
import { expect, test } from '../support/app.ts'
import { violationsIn } from '../support/heard.ts'
import { LivePage } from '../support/live-page.ts'
import { twoSides } from '../support/two-sides.ts'

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

test('the first text is in the language of the system, with no other language before it', {
  tag: '@both',
}, async ({ openApp }) => {
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

test('a running meeting names its sides in the language that is chosen meanwhile', async ({ openApp }) => {
  const { path } = await record({ name: 'renamed-sides', sentences: ['welcome'] })
  const { page, call } = await openApp({ microphone: path, settings: twoSides({ theirName: '' }) })
  await new LivePage(page).start()
  const of = (name: string) => page.getByRole('main').getByRole('article', { name, exact: true }).first()
  await expect(of('Me')).toBeVisible()
  await call('settings.update', { appearance: { language: 'de' } })
  await expect(of('Ich')).toBeVisible()
  await expect(page.getByText('Me', { exact: true })).toHaveCount(0)
})
