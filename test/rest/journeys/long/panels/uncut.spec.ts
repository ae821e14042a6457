import type { Locator } from '@playwright/test'
import german from '../../../../../resources/locales/de/live.json' with { type: 'json' }
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { resizeWindow } from '../../../../journeys/support/resize-window.ts'

/** Truncated texts in a place. */
const cutIn = (place: Locator) =>
  place.evaluate((root) =>
    [...root.querySelectorAll('span, label, button')]
      .filter((node) => node.clientWidth > 1 && node.scrollWidth > node.clientWidth)
      .map((node) => node.textContent),
  )
const placesOf = (buttons: Locator) =>
  buttons.evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().x)))

for (const [locale, controlsName] of [
  ['en-US', en.live.controls],
  ['de-DE', german.controls],
] as const)
  test(`no name is truncated beside an open panel, and no place of the rail moves when another opens, in ${locale}`, async ({
    openApp,
  }) => {
    const { page } = await openApp({
      microphone: 'none',
      locale,
      profile: 'deepl',
      settings: { appearance: { panel: 'text' }, documents: { targetLanguages: ['de', 'fr'] } },
    })
    const rail = page.getByRole('navigation')
    const tabs = page.getByRole('tab')
    const controls = page.getByRole('region', { name: controlsName })
    await expect(tabs).toHaveCount(3)
    await expect(page.getByRole('textbox').first()).toBeVisible()
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 900, height: 600 },
      { width: 640, height: 400 },
    ]) {
      await resizeWindow(page, viewport)
      const at = await placesOf(rail.getByRole('button'))
      expect(await cutIn(rail), `rail at ${viewport.width}`).toEqual([])
      expect(await cutIn(page.getByRole('tablist')), `tabs at ${viewport.width}`).toEqual([])
      expect(await cutIn(page.getByRole('tabpanel')), `panel at ${viewport.width}`).toEqual([])
      if (viewport.width > 700) expect(await cutIn(controls), `controls at ${viewport.width}`).toEqual([])
      await page.keyboard.press('Alt+2')
      await expect(tabs).toHaveCount(5)
      expect(await cutIn(page.getByRole('tablist')), `tabs of the library at ${viewport.width}`).toEqual([])
      expect(await placesOf(rail.getByRole('button'))).toEqual(at)
      await page.keyboard.press('Alt+4')
      await expect(page.getByRole('tabpanel').getByRole('combobox')).toHaveCount(2)
      expect(await cutIn(page.getByRole('tabpanel')), `documents at ${viewport.width}`).toEqual([])
      await page.keyboard.press('Alt+1')
      await expect(page.getByRole('textbox').first()).toBeVisible()
    }
  })
