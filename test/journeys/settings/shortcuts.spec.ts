import type { Locator } from '@playwright/test'
import type { Pressed } from '../../../src/core/product/shortcuts/accelerators.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import { expect, test } from '../support/app.ts'

/** Presses a key as a keyboard of another layout or system does, and returns whether the page took it. */
const pressed = (target: Locator, init: Pick<Pressed, 'key' | 'code'> & Partial<Pressed>) =>
  target.evaluate(
    (element, given) =>
      !element.dispatchEvent(new KeyboardEvent('keydown', { ...given, bubbles: true, cancelable: true })),
    init,
  )

test('keys of the page work on keyboards without Latin letters', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  await page.getByRole('button', { name: en.live.start, exact: true }).waitFor()
  const body = page.locator('body')
  // Else the browser would bookmark the page instead of muting.
  expect(await pressed(body, { key: 'в', code: 'KeyD', ctrlKey: true })).toBe(true)
  // In Arabic, Shift makes a sign of this key.
  for (const [key, code] of [
    [']', 'KeyD'],
    ['з', 'KeyP'],
  ] as const)
    expect(await pressed(body, { key, code, ctrlKey: true, shiftKey: true })).toBe(true)
  await page.keyboard.press('Escape')
  expect(await pressed(body, { key: 'б', code: 'Comma', ctrlKey: true })).toBe(true)
  await expect(page.getByRole('dialog', { name: en.settings.title })).toBeVisible()
})

test('on macOS, Option types where text can be typed', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings: { appearance: { panel: 'text' } } })
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }))
  await page.reload()
  const text = page.getByRole('textbox').first()
  const usage = page.getByRole('tab', { name: en.panels.names.usage })
  await text.focus()
  const keys = { key: '[', code: 'Digit8', altKey: true }
  expect(await pressed(text, keys)).toBe(false)
  expect(await pressed(text, { ...keys, metaKey: true })).toBe(true)
  await expect(usage).toHaveAttribute('aria-selected', 'true')
})
